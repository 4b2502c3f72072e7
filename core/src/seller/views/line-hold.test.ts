import { describe, expect, it } from 'vitest';
import { ticketsOf } from '../../cart/cart-line.ts';
import { minutes } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import type { CartId } from '../../ids.ts';
import { after, aSeller, later, now, tickets } from '../../testing/seller-builders.ts';
import { adult, family } from '../../testing/seller-catalog-builder.ts';
import { cartToShow } from '../../testing/whole-state.ts';
import type { DecisionTime } from '../decision.ts';
import type { SellerState } from '../state.ts';
import { visitorCartView } from './cart-view.ts';

const lifetime = minutes(15);

const holdsIn = (state: SellerState, id: CartId, when: DecisionTime) =>
  ticketsOf(visitorCartView(cartToShow(state, id, when), 'sl', when).items).map(({ hold }) => hold);

/** A cart whose hold has ended, and others who then took places of the day's ten. */
const expired = (list: typeof adult, quantity: number, others: number) => {
  const command = tickets([[list, quantity]]);
  const state = after(aSeller(10), command);
  const taken = others === 0 ? state : after(state, tickets([[adult, others]]), later(lifetime));
  return { state: taken, id: command.newCartId };
};

describe('the hold of a line', () => {
  it('has its end and its limit', () => {
    const { state, id } = expired(adult, 2, 0);
    const held = { type: 'held', until: now + lifetime, limit: now + minutes(60) };
    expect(holdsIn(state, id, later(lifetime - 1))).toEqual([held]);
  });

  it.each([
    [adult, 6, 10, 0],
    [adult, 6, 9, 1],
    [adult, 6, 5, 5],
    [adult, 6, 1, 6],
    [adult, 6, 0, 6],
    [family, 2, 7, 0],
    [family, 2, 6, 1],
    [family, 2, 2, 2],
  ])(
    'has, for %s in the quantity %i with %i of ten places taken by others after its end, the free quantity %i',
    (...row) => {
      const [list, quantity, others, free] = row;
      const { state, id } = expired(list, quantity, others);
      expect(holdsIn(state, id, later(lifetime))).toEqual([{ type: 'expired', free }]);
    },
  );

  // The sample's ticket is for 2027-01-20.
  it.each([
    ['on its day before its end', '2027-01-20', 0, 'held'],
    ['on its day after its end', '2027-01-20', lifetime, 'expired'],
    ['after its day before its end', '2027-01-21', 0, 'over'],
    ['after its day and its end', '2027-01-21', lifetime, 'over'],
  ])('%s (%s, %i ms) is %s', (_when, today, elapsed, type) => {
    const { state, id } = expired(adult, 2, 0);
    const [hold] = holdsIn(state, id, { ...later(elapsed), today: localDate(today) });
    expect(hold?.type).toBe(type);
  });
});
