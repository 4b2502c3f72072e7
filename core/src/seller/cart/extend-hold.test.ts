import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import {
  after,
  aSeller,
  buyer,
  firstLine,
  later,
  now,
  payment,
  refusal,
  tickets,
} from '../../testing/seller-builders.ts';
import { adult, infant } from '../../testing/seller-catalog-builder.ts';
import { linesOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';

const lifetime = minutes(15);
const extend = (id: CartId) => ({ type: 'extendHold', cartId: id }) as const;

const withCart = (persons = 2) => {
  const command = tickets([[adult, persons]]);
  return { state: after(aSeller(), command), id: command.newCartId };
};

/** Returns the ends of a cart's holds after `now`. Units: milliseconds. */
const endsOf = (state: SellerState, id: CartId) =>
  linesOf(state, id).map((line) => (line.kind === 'ticket' && line.hold.state === 'held' ? line.hold.until - now : 0));

/** Returns a state in which the cart's holds were extended at these times. */
const extendedAt = (state: SellerState, id: CartId, moments: readonly number[]): SellerState =>
  moments.reduce((from, minute) => after(from, extend(id), later(minutes(minute))), state);

describe('the extension of a hold', () => {
  it.each([
    [1, lifetime + 1],
    [lifetime - 1, 2 * lifetime - 1],
  ])('after %i ms keeps the places until %i ms', (elapsed, until) => {
    const { state, id } = withCart();
    expect(endsOf(after(state, extend(id), later(elapsed)), id)).toEqual([until]);
  });

  it.each([
    [minutes(45) - 1, minutes(60) - 1],
    [minutes(45), minutes(60)],
    [minutes(45) + 1, minutes(60)],
  ])('after %i ms ends at most sixty minutes after the first place, at %i ms', (elapsed, until) => {
    const { state, id } = withCart();
    const held = extendedAt(state, id, [14, 28, 42]);
    expect(endsOf(after(held, extend(id), later(elapsed)), id)).toEqual([until]);
  });

  it.each([minutes(46), minutes(60) - 1])('after %i ms is refused at the limit of sixty minutes', (elapsed) => {
    const { state, id } = withCart();
    const held = extendedAt(state, id, [14, 28, 42, 45]);
    expect(refusal(held, extend(id), later(elapsed))).toEqual({ kind: 'holdAtLimit' });
    expect(refusal(held, extend(id), later(minutes(60)))).toEqual({ kind: 'nothingHeld' });
  });

  it('ends for all lines of a day sixty minutes after its first place', () => {
    const { state, id } = withCart();
    const sameDay = after(state, tickets([[infant, 1]], { cartId: id }), later(minutes(10)));
    expect(endsOf(extendedAt(sameDay, id, [14, 28, 42, 56]), id)).toEqual([minutes(60), minutes(60)]);
  });

  it('does not change an expired line', () => {
    const { state, id } = withCart();
    const beside = after(state, tickets([[infant, 1]], { cartId: id }), later(minutes(14)));
    const extended = after(beside, extend(id), later(minutes(20)));
    expect(endsOf(extended, id)).toEqual([lifetime, minutes(35)]);
  });

  it('keeps the version of the cart, and changes nothing at the time of the addition', () => {
    const { state, id } = withCart();
    const extended = after(state, extend(id), later(minutes(5)));
    const lines = linesOf(extended, id);
    expect(extended.carts.get(id)).toEqual({ ...state.carts.get(id), lines, revision: 2 });
    expect(extended.periods).toEqual(state.periods);
    expect(after(state, extend(id))).toBe(state);
  });

  it('extends the use of the promo code as well', () => {
    const { state, id } = withCart();
    const coded = after(state, { type: 'applyPromoCode', cartId: id, text: 'ONCE' });
    const until = (from: SellerState) => from.carts.get(id)?.promoCode?.hold;
    expect(until(after(coded, extend(id), later(minutes(10))))).toEqual({ state: 'held', until: now + minutes(25) });
    expect(until(extendedAt(coded, id, [14, 28, 42, 56]))).toEqual({ state: 'held', until: now + minutes(60) });
  });

  it('is refused at the end of the hold, for an unknown or empty cart and during a payment', () => {
    const { state, id } = withCart();
    expect(refusal(state, extend(id), later(lifetime))).toEqual({ kind: 'nothingHeld' });
    const emptied = after(state, firstLine(state, id).removed);
    expect(refusal(emptied, extend(id))).toEqual({ kind: 'nothingHeld' });
    expect(refusal(aSeller(), extend(id))).toEqual({ kind: 'notFound', what: 'cart' });
    const paying = after(after(state, buyer(id)), payment(id));
    expect(refusal(paying, extend(id))).toEqual({ kind: 'cartFrozen' });
  });
});
