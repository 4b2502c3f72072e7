import { describe, expect, it } from 'vitest';
import { ticketsOf } from '../../cart/cart-line.ts';
import { minutes } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import type { CartId } from '../../ids.ts';
import { after, aHost, later, now, tickets } from '../../testing/host-builders.ts';
import { adult, family } from '../../testing/host-catalog-builder.ts';
import type { DecisionTime, HostState } from '../state.ts';
import { visitorCartView } from './cart-view.ts';

const lifetime = minutes(15);

const holdsIn = (state: HostState, id: CartId, when: DecisionTime) => {
  const cart = state.carts.get(id);
  if (cart === undefined) throw new Error('no cart');
  return ticketsOf(visitorCartView(state, cart, 'sl', when).items).map(({ hold }) => hold);
};

/** A cart of so many, and others who took so many of the day's ten places once its hold was over. */
const expired = (list: typeof adult, quantity: number, others: number) => {
  const command = tickets([[list, quantity]]);
  const state = after(aHost(10), command);
  const taken = others === 0 ? state : after(state, tickets([[adult, others]]), later(lifetime));
  return { state: taken, id: command.newCartId };
};

describe('a line tells', () => {
  it('until when its places are held, and how long that can be extended at most', () => {
    const { state, id } = expired(adult, 2, 0);
    const held = { type: 'held', until: now + lifetime, limit: now + minutes(60) };
    expect(holdsIn(state, id, later(lifetime - 1))).toEqual([held]);
  });

  it.each([
    [10, 0],
    [9, 1],
    [5, 5],
    [1, 6],
    [0, 6],
  ])('once its hold is over and others took %i of ten: %i of its six are free', (others, free) => {
    const { state, id } = expired(adult, 6, others);
    expect(holdsIn(state, id, later(lifetime))).toEqual([{ type: 'expired', free }]);
  });

  it.each([
    [10, 0],
    [7, 0],
    [6, 1],
    [2, 2],
  ])('of packages whole ones only: with %i of ten places taken %i of two families', (others, free) => {
    const { state, id } = expired(family, 2, others);
    expect(holdsIn(state, id, later(lifetime))).toEqual([{ type: 'expired', free }]);
  });

  // The sample's ticket is for 2027-01-20.
  it.each([
    ['on its day, held', '2027-01-20', 0, 'held'],
    ['on its day, run out', '2027-01-20', lifetime, 'expired'],
    ['after its midnight, held', '2027-01-21', 0, 'over'],
    ['after its midnight, run out', '2027-01-21', lifetime, 'over'],
  ])('that its day is over, whatever is held: %s', (_when, today, elapsed, told) => {
    const { state, id } = expired(adult, 2, 0);
    const [hold] = holdsIn(state, id, { ...later(elapsed), today: localDate(today) });
    expect(hold?.type).toBe(told);
  });
});
