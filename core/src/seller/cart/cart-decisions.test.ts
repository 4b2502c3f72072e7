import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { type CartId, cartId, cartItemId, facilityId, productId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import {
  after,
  aSeller,
  at,
  firstLine,
  giftCards,
  later,
  nextDay,
  now,
  refusal,
  tickets,
  today,
  towels,
  visitDay,
} from '../../testing/seller-builders.ts';
import { adult, family, pool, voucher } from '../../testing/seller-catalog-builder.ts';
import { allLines, linesOf, placesLeft } from '../../testing/whole-state.ts';
import { periodId } from '../places/period-places.ts';
import type { SellerState } from '../state.ts';

const lifetime = minutes(15);

const poolDay = { facilityId: facilityId(pool), period: visitDay };
const leftIn = (state: SellerState, when = at): number => placesLeft(state, poolDay, when);

/** A state with one cart of a number of adults. */
const withCart = (persons: number, capacity = 50): { readonly state: SellerState; readonly id: CartId } => {
  const command = tickets([[adult, persons]]);
  return { state: after(aSeller(capacity, [visitDay, nextDay]), command), id: command.newCartId };
};

describe('the places of a day', () => {
  it.each([
    [9, 1, undefined],
    [9, 2, { kind: 'capacityFull', left: 1 }],
    [10, 1, { kind: 'capacityFull', left: 0 }],
  ])('with %i of ten taken have, for %i more, the refusal %o', (taken, more, error) => {
    expect(refusal(withCart(taken, 10).state, tickets([[adult, more]]))).toEqual(error);
  });

  it('count the persons of all lines together, four for a family', () => {
    const besideFamily = (adults: number) =>
      tickets([
        [adult, adults],
        [family, 1],
      ]);
    expect(refusal(aSeller(6), besideFamily(3))).toEqual({ kind: 'capacityFull', left: 6 });
    expect(leftIn(after(aSeller(6), besideFamily(2)))).toBe(0);
  });

  it('of an ended hold are taken by another cart without a change of the first cart', () => {
    const { state, id } = withCart(10, 10);
    const rival = tickets([[adult, 4]]);
    const taken = after(state, rival, later(lifetime));
    expect(taken.carts.get(id)).toBe(state.carts.get(id));
    expect([...taken.holds.values()].map(({ cartId: of, persons }) => [of, persons])).toEqual([[rival.newCartId, 4]]);
    expect(taken.periods.get(periodId(poolDay))).toMatchObject({ held: 4, paying: 0, sold: 0 });
  });
});

describe('an addition to a cart', () => {
  it('is refused without items, for an unknown product, a price list of another product or a day that is not on sale', () => {
    const order = tickets([[adult, 1]]).order;
    const orderOf = (overrides: Partial<typeof order>) => ({
      ...tickets([[adult, 1]]),
      order: { ...order, ...overrides },
    });
    expect(refusal(aSeller(), tickets([]))).toEqual({ kind: 'noItemsSelected' });
    expect(refusal(aSeller(), tickets([[adult, 0]]))).toEqual({ kind: 'noItemsSelected' });
    expect(refusal(aSeller(), orderOf({ productId: productId('none') }))).toEqual({
      kind: 'notFound',
      what: 'product',
    });
    expect(refusal(aSeller(), tickets([[voucher, 1]]))).toEqual({ kind: 'notFound', what: 'priceList' });
    const onDay = (date: typeof today) => tickets([[adult, 1]], { period: { type: 'day', date } });
    expect(refusal(aSeller(), onDay(plusDays(today, -1)))).toEqual({ kind: 'periodNotOnSale' });
    expect(refusal(aSeller(), onDay(plusDays(today, 61)))).toEqual({ kind: 'periodNotOnSale' });
    const { period: _, ...dayless } = order;
    expect(refusal(aSeller(), { ...tickets([[adult, 1]]), order: dayless })).toEqual({ kind: 'dateNotSelected' });
  });

  it.each([
    [1, undefined],
    [2, { kind: 'cartTooLarge', max: 20 }],
  ])('of %i more persons to nineteen, or of all at once, has the refusal %o', (more, error) => {
    const { state, id } = withCart(19);
    expect(refusal(state, tickets([[adult, more]], { cartId: id }))).toEqual(error);
    expect(refusal(aSeller(), tickets([[adult, 19 + more]]))).toEqual(error);
  });

  it('of the same goods raises the quantity of the line and extends its hold to sixty minutes at most', () => {
    const { state, id } = withCart(1);
    const more = (from: SellerState, elapsed: number) =>
      after(from, tickets([[adult, 1]], { cartId: id }), later(elapsed));
    const second = more(state, minutes(14));
    expect(linesOf(second, id)).toMatchObject([{ quantity: 2, hold: { until: now + minutes(29) } }]);
    const last = [28, 42, 56].reduce((from, minute) => more(from, minutes(minute)), second);
    expect(linesOf(last, id)).toMatchObject([{ quantity: 5, hold: { until: now + minutes(60) } }]);
  });

  it('has one effect for an idempotency key, which is refused for another command', () => {
    const command = tickets([[adult, 2]], { key: 'k' });
    const once = after(aSeller(), command);
    expect(after(once, { ...command, newCartId: cartId('another') })).toBe(once);
    expect(refusal(once, tickets([[adult, 3]], { key: 'k' }))).toEqual({ kind: 'idempotencyKeyReused' });
  });

  it.each([
    [100, undefined],
    [101, { kind: 'invalidInput', field: 'Quantity', expected: 'a whole number from 1 to 100' }],
  ])('of %i gift cards to a line has the refusal %o', (quantity, error) => {
    expect(refusal(aSeller(), giftCards(quantity))).toEqual(error);
  });

  it('of a fixed card at another price is refused (R-GUARD-3)', () => {
    const { order, ...command } = giftCards(1);
    const lines = order.items.map((line) => ({ ...line, price: cents(49_99) }));
    expect(refusal(aSeller(), { ...command, order: { ...order, items: lines } })).toEqual({ kind: 'priceChanged' });
  });

  it('of gift cards is refused without items and for a price list or product of another kind', () => {
    const { order, ...command } = giftCards(1);
    const orderOf = (overrides: Partial<typeof order>) => ({ ...command, order: { ...order, ...overrides } });
    const listed = (priceListId: typeof voucher) =>
      orderOf({ items: order.items.map((line) => ({ ...line, priceListId })) });
    expect(refusal(aSeller(), orderOf({ items: [] }))).toEqual({ kind: 'noItemsSelected' });
    expect(refusal(aSeller(), listed(adult))).toEqual({ kind: 'notFound', what: 'priceList' });
    expect(refusal(aSeller(), orderOf({ productId: productId(pool) }))).toEqual({ kind: 'notFound', what: 'product' });
    expect(
      allLines(after(aSeller(), orderOf({ items: order.items.map(({ price: _, ...line }) => line) }))),
    ).toHaveLength(1);
  });

  it('of upsells is refused without items, without a cart and for a product that they do not belong to', () => {
    const { state, id } = withCart(1);
    const { order, ...command } = towels(id);
    const orderOf = (overrides: Partial<typeof order>) => ({ ...command, order: { ...order, ...overrides } });
    const beside = (parentProductIds: readonly ReturnType<typeof productId>[]) =>
      orderOf({ items: order.items.map((line) => ({ ...line, parentProductIds })) });
    const unknown = { kind: 'notFound', what: 'upsell' };
    expect(refusal(state, orderOf({ items: [] }))).toEqual({ kind: 'noItemsSelected' });
    expect(refusal(state, orderOf({ cartId: cartId('none') }))).toEqual({ kind: 'notFound', what: 'cart' });
    expect(refusal(state, beside([productId('other')]))).toEqual(unknown);
    expect(refusal(state, beside([productId(pool), productId('other')]))).toEqual(unknown);
  });

  it('of an upsell is refused without its ticket in the cart', () => {
    const { state, id } = withCart(1);
    expect(linesOf(after(state, towels(id)), id)).toMatchObject([{ kind: 'ticket' }, { kind: 'upsell' }]);
    expect(refusal(state, towels(id, 1, localDate('2027-01-21')))).toEqual({ kind: 'periodNotOnSale' });
    const gift = giftCards(1);
    expect(refusal(after(state, gift), towels(gift.newCartId))).toEqual({ kind: 'notFound', what: 'upsell' });
  });
});

describe('a change of quantity', () => {
  it('to fewer frees places and keeps the hold, and to 0 removes the line', () => {
    const { state, id } = withCart(4, 10);
    const fewer = after(state, firstLine(state, id).set(1), later(minutes(5)));
    expect(leftIn(fewer)).toBe(9);
    expect(linesOf(fewer, id)).toMatchObject([{ quantity: 1, hold: { until: now + lifetime } }]);
    expect(linesOf(after(state, firstLine(state, id).set(0)), id)).toEqual([]);
  });

  it('of an unknown line or a line of another cart is refused, and its removal changes nothing', () => {
    const { state, id } = withCart(2);
    const other = tickets([[adult, 1]]);
    const both = after(state, other);
    const { set, removed } = firstLine(both, id);
    const elsewhere = { cartId: other.newCartId };
    expect(refusal(both, { ...set(1), ...elsewhere })).toEqual({ kind: 'notFound', what: 'cartItem' });
    expect(refusal(both, { ...set(1), cartItemId: cartItemId('none') })).toEqual({
      kind: 'notFound',
      what: 'cartItem',
    });
    expect(after(both, { ...removed, ...elsewhere })).toBe(both);
    expect(after(both, { ...removed, cartItemId: cartItemId('none') })).toBe(both);
    expect(refusal(both, { ...removed, cartId: cartId('none') })).toEqual({ kind: 'notFound', what: 'cart' });
  });

  it.each([
    [2, undefined],
    [3, { kind: 'cartTooLarge', max: 20 }],
  ])('to %i persons beside eighteen others in the cart has the refusal %o', (quantity, error) => {
    const { state, id } = withCart(1);
    const filled = after(state, tickets([[adult, 18]], { cartId: id, period: nextDay }));
    expect(refusal(filled, firstLine(filled, id).set(quantity))).toEqual(error);
  });

  it.each([
    [6, undefined],
    [7, { kind: 'capacityFull', left: 2 }],
  ])('from four to %i of ten places, with four taken by others, has the refusal %o', (quantity, error) => {
    const { state, id } = withCart(4, 10);
    const rival = after(state, tickets([[adult, 4]]));
    expect(refusal(rival, firstLine(rival, id).set(quantity))).toEqual(error);
  });

  it('of an expired line takes all its places again', () => {
    const { state, id } = withCart(4, 10);
    const rival = after(state, tickets([[adult, 7]]), later(lifetime));
    expect(refusal(rival, firstLine(rival, id).set(4), later(lifetime))).toEqual({ kind: 'capacityFull', left: 3 });
    const taken = after(rival, firstLine(rival, id).set(3), later(lifetime));
    expect(linesOf(taken, id)).toMatchObject([{ quantity: 3, hold: { until: now + lifetime * 2 } }]);
  });
});

describe('a promo code', () => {
  const code = (id: CartId, text: string) => ({ type: 'applyPromoCode', cartId: id, text }) as const;

  it('with one use is refused to a second cart until the first cart releases it or its hold ends', () => {
    const { state, id } = withCart(1);
    const second = tickets([[adult, 1]]);
    const used = after(after(state, second), code(id, ' once '));
    expect(refusal(used, code(second.newCartId, 'ONCE'))).toEqual({ kind: 'promoCodeUsedUp' });
    expect(refusal(after(used, code(id, '')), code(second.newCartId, 'ONCE'))).toBeUndefined();
    expect(refusal(used, code(second.newCartId, 'ONCE'), later(lifetime - 1))).toEqual({ kind: 'promoCodeUsedUp' });
    expect(refusal(used, code(second.newCartId, 'ONCE'), later(lifetime))).toBeUndefined();
  });
});
