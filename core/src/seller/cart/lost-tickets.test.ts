import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { plusDays } from '../../dates/local-date.ts';
import type { CartId } from '../../ids.ts';
import { after, aSeller, decided, firstLine, later, refusal, tickets, today } from '../../testing/seller-builders.ts';
import { adult, aSellerCatalog, infant } from '../../testing/seller-catalog-builder.ts';
import { cartToShow, linesOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { visitorCartView } from '../views/cart-view.ts';

const late = later(minutes(15));
const begin = (id: CartId) => ({ type: 'beginCheckout', cartId: id }) as const;

/** A cart of twelve adults and two infants whose hold has ended, and others who then took places of the day's
 *  twenty. */
const expiredBeside = (others: number) => {
  const command = tickets([
    [adult, 12],
    [infant, 2],
  ]);
  const state = after(aSeller(20), command);
  const [first, rest] = [Math.min(others, 12), Math.max(others - 12, 0)];
  const rivals = [first, rest].filter((persons) => persons > 0);
  return {
    state: rivals.reduce((from, persons) => after(from, tickets([[adult, persons]]), late), state),
    id: command.newCartId,
  };
};

const shown = (state: SellerState, id: CartId, language: 'sl' | 'en' = 'sl', when = late) =>
  visitorCartView(cartToShow(state, id, when), language, when);
const piecesIn = (state: SellerState, id: CartId) => linesOf(state, id).map(({ quantity }) => quantity);

describe('the start of checkout with expired tickets', () => {
  it('takes all their places again when they are free', () => {
    const { state, id } = expiredBeside(6);
    const begun = after(state, begin(id), late);
    expect(linesOf(begun, id)).toMatchObject([{ hold: { state: 'held' } }, { hold: { state: 'held' } }]);
    expect(shown(begun, id).lost).toBeUndefined();
  });

  it.each([7, 13, 17])(
    'is refused without a change when only a part of the places is free, with %i taken by others',
    (others) => {
      const { state, id } = expiredBeside(others);
      expect(refusal(state, begin(id), late)).toEqual({ kind: 'ticketsPartlyFree' });
      expect(piecesIn(state, id)).toEqual([12, 2]);
    },
  );

  it('removes only the lines without free places, and lists them in any language', () => {
    const { state, id } = expiredBeside(18);
    const { next: begun, answer } = decided(state, begin(id), late);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'expiredTicketsDeleted' });
    expect(piecesIn(begun, id)).toEqual([2]);
    const lost = {
      priceTitle: 'Dnevna – adult',
      quantity: 12,
      period: { type: 'day', date: plusDays(today, 5) },
      reason: 'taken',
    };
    expect(shown(begun, id).lost).toEqual([{ productTitle: 'Bazen', ...lost }]);
    expect(shown(begun, id, 'en').lost).toMatchObject([{ productTitle: 'Pool', quantity: 12 }]);
  });

  it('removes lines whose day is over, with another reason than lines whose places are gone', () => {
    const { state, id } = expiredBeside(18);
    const begun = after(state, begin(id), late);
    expect(shown(begun, id).lost).toMatchObject([{ quantity: 12, reason: 'taken' }]);
    const nextDay = { ...late, today: plusDays(today, 6) };
    expect(decided(begun, begin(id), nextDay).answer._unsafeUnwrapErr()).toEqual({ kind: 'ticketsOver' });
    const over = after(begun, begin(id), nextDay);
    expect(shown(over, id, 'sl', nextDay).lost).toMatchObject(
      [12, 2].map((quantity) => ({ quantity, reason: 'over' })),
    );
    expect(piecesIn(over, id)).toEqual([]);
  });

  it('clears the list of lost lines of an earlier start, which other changes keep', () => {
    const { state, id } = expiredBeside(18);
    const begun = after(state, begin(id), late);
    const fewer = after(begun, firstLine(begun, id).set(1), late);
    expect(shown(after(fewer, tickets([[infant, 1]], { cartId: id }), late), id).lost).toHaveLength(1);
    expect(shown(after(fewer, begin(id), late), id).lost).toBeUndefined();
  });

  it('lists all lost lines, without goods that left the catalog', () => {
    const { state, id } = expiredBeside(20);
    const begun = after(state, begin(id), late);
    expect(shown(begun, id).lost).toHaveLength(2);
    expect(shown({ ...begun, catalog: { ...aSellerCatalog(), products: new Map() } }, id).lost).toBeUndefined();
  });
});
