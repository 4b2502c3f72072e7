import { expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import type { CartId } from '../../ids.ts';
import {
  after,
  aSeller,
  at,
  buyer,
  firstLine,
  later,
  payment,
  refusal,
  tickets,
  towels,
} from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { cartToShow } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { cartView } from './cart-view.ts';

const cartIn = (state: SellerState, id: CartId, elapsed = 0, when = later(elapsed)) =>
  cartView(cartToShow(state, id, when), 'sl', when);

const towelLine = (state: SellerState, id: CartId, elapsed = 0) =>
  cartIn(state, id, elapsed).items.find(({ kind }) => kind === 'upsell');

/** Two towels with their ticket, on a day with one place. */
const withTowels = () => {
  const { newCartId: id, ...command } = tickets([[adult, 1]]);
  return { state: after(after(aSeller(1), { ...command, newCartId: id }), towels(id, 2)), id };
};

it('an upsell has its reduced price with its ticket, and its full price with the reason without it', () => {
  const { state, id } = withTowels();
  expect(towelLine(state, id)?.price).toMatchObject({ unitPrice: 3_00, amount: 6_00, amountWithoutDiscount: 8_00 });
  const alone = towelLine(after(state, firstLine(state, id, 'ticket').removed), id);
  expect(alone?.price).toMatchObject({ unitPrice: 4_00, amount: 8_00 });
  expect(alone?.price.steps.map(({ notApplied }) => notApplied?.reason)).toContain('needsTicket');
});

it.each([
  ['a millisecond before the hold ends', minutes(15) - 1, 3_00],
  ['when it ends', minutes(15), undefined],
  ['a millisecond after', minutes(15) + 1, undefined],
])('an upsell has its reduced price while the ticket is held: %s', (_when, elapsed, reduced) => {
  const { state, id } = withTowels();
  expect(towelLine(state, id, elapsed)?.price.unitPrice).toBe(reduced ?? 4_00);
  const [{ price, priceWithDiscount } = expect.fail()] = cartIn(state, id, elapsed).upsells;
  expect([price, priceWithDiscount]).toEqual([4_00, reduced]);
});

it('an upsell has its reduced price again when checkout takes its expired ticket again', () => {
  const { state, id } = withTowels();
  const begin = { type: 'beginCheckout', cartId: id } as const;
  const retaken = after(state, begin, later(minutes(15)));
  expect(towelLine(retaken, id, minutes(15))?.price.unitPrice).toBe(3_00);
  const rival = after(state, tickets([[adult, 1]]), later(minutes(15)));
  const lost = after(rival, begin, later(minutes(15)));
  expect(towelLine(lost, id, minutes(15))?.price.unitPrice).toBe(4_00);
});

it('an upsell has its reduced price during a payment, however long it takes', () => {
  const { state, id } = withTowels();
  const paying = after(after(state, buyer(id)), payment(id));
  expect([...paying.orders.values()][0]?.total).toBe(28_00);
  expect(cartIn(paying, id, minutes(16)).totalPrice).toBe(28_00);
});

it.each([
  ['2027-01-20', 1, undefined],
  ['2027-01-21', 0, { kind: 'notFound', what: 'upsell' }],
])('an upsell is offered and sold until the end of the day of its ticket: on %s', (day, offered, error) => {
  const command = tickets([[adult, 1]]);
  const state = after(aSeller(1), command);
  const today = { ...at, today: localDate(day) };
  expect(cartIn(state, command.newCartId, 0, today).upsells).toHaveLength(offered);
  expect(refusal(state, towels(command.newCartId), today)).toEqual(error);
});
