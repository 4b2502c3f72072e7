import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { localDate } from '../../dates/local-date.ts';
import { type CartId, cartId, cartItemId, idempotencyKey } from '../../ids.ts';
import { amountToPay } from '../../pricing/price-derivation.ts';
import { after, aHost, at, buyer, fresh, now, payment, refusal, tickets } from '../../testing/host-builders.ts';
import { adult, pool, towel } from '../../testing/host-catalog-builder.ts';
import { type HostState, linesOf } from '../state.ts';
import { cartView } from './cart-view.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });

const towels = (id: CartId, quantity: number) =>
  ({
    type: 'addUpsell',
    order: {
      cartId: id,
      language: 'sl',
      lines: [{ id: towel, quantity, parentProductIds: [pool], date: localDate('2027-01-20') }],
    },
    intent: { key: idempotencyKey(fresh()), requestDigest: 'towels' },
    newCartId: cartId(fresh()),
    newLineIds: [cartItemId(fresh())],
  }) as const;

const cartIn = (state: HostState, id: CartId, elapsed = 0) => {
  const cart = state.carts.get(id);
  if (cart === undefined) throw new Error('no cart');
  return cartView(state, cart, 'sl', later(elapsed));
};

const towelLine = (state: HostState, id: CartId, elapsed = 0) =>
  cartIn(state, id, elapsed).items.find(({ kind }) => kind === 'upsell');

const reasons = (state: HostState, id: CartId, elapsed = 0) =>
  towelLine(state, id, elapsed)?.price.steps.map(({ notApplied }) => notApplied?.reason);

const withTowels = (quantity = 2) => {
  const command = tickets([[adult, 1]]);
  const state = after(aHost(1), command);
  return { state: after(state, towels(command.newCartId, quantity)), id: command.newCartId };
};

const removeTicket = (state: HostState, id: CartId) =>
  ({
    type: 'removeLine',
    cartId: id,
    lineId: linesOf(state, id).find(({ kind }) => kind === 'ticket')?.id ?? cartItemId('none'),
  }) as const;

it('beside its ticket an upsell costs its reduced price', () => {
  const { state, id } = withTowels();
  expect(towelLine(state, id)?.price).toMatchObject({ unitPrice: 3_00, amount: 6_00, amountWithoutDiscount: 8_00 });
});

it('once the ticket is taken out it costs full, and says why', () => {
  const { state, id } = withTowels();
  const alone = after(state, removeTicket(state, id));
  expect(towelLine(alone, id)?.price).toMatchObject({ unitPrice: 4_00, amount: 8_00 });
  expect(reasons(alone, id)).toContain('needsTicket');
});

it.each([
  ['a millisecond before the hold ends', minutes(15) - 1, 3_00],
  ['when it ends', minutes(15), 4_00],
  ['a millisecond after', minutes(15) + 1, 4_00],
])('the ticket counts as long as its places are held: %s', (_when, elapsed, unitPrice) => {
  const { state, id } = withTowels();
  expect(towelLine(state, id, elapsed)?.price.unitPrice).toBe(unitPrice);
});

it('is offered at its full price while the ticket of its day is not held', () => {
  const { state, id } = withTowels();
  expect(cartIn(state, id).upsells).toMatchObject([{ price: 4_00, priceWithDiscount: 3_00 }]);
  expect(cartIn(state, id, minutes(15)).upsells[0]).not.toHaveProperty('priceWithDiscount');
});

it('an expired ticket that checkout takes again reduces it again; one that is gone does not', () => {
  const { state, id } = withTowels();
  const begin = { type: 'beginCheckout', cartId: id } as const;
  const kept = after(state, begin, later(minutes(15)));
  expect(towelLine(kept, id, minutes(15))?.price.unitPrice).toBe(3_00);
  const rival = after(state, tickets([[adult, 1]]), later(minutes(15)));
  const lost = after(rival, begin, later(minutes(15)));
  expect(towelLine(lost, id, minutes(15))?.price.unitPrice).toBe(4_00);
});

it('is paid at the reduced price while the payment keeps the ticket, however long that takes', () => {
  const { state, id } = withTowels();
  const paying = after(after(state, buyer(id)), payment(id));
  expect([...paying.orders.values()][0]?.total).toBe(28_00);
  expect(cartIn(paying, id, minutes(16)).totalPrice).toBe(28_00);
});

/** Changes of a cart with a ticket and towels. */
const anyChange = fc.record({
  what: fc.constantFrom('ticket', 'towel', 'removeTicket', 'begin', 'wait'),
  minutes: fc.integer({ min: 1, max: 20 }),
});

it('whatever is done, towels are reduced exactly when a ticket of their day is held', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
      const { id, ...begun } = withTowels();
      let { state } = begun;
      let elapsed = 0;
      for (const { what, minutes: waited } of changes) {
        if (what === 'wait') elapsed += minutes(waited);
        const command = {
          ticket: tickets([[adult, 1]], { cartId: id }),
          towel: towels(id, 1),
          removeTicket: removeTicket(state, id),
          begin: { type: 'beginCheckout', cartId: id } as const,
          wait: undefined,
        }[what];
        if (command === undefined || refusal(state, command, later(elapsed)) !== undefined) continue;
        state = after(state, command, later(elapsed));
        const { items, totalPrice } = cartIn(state, id, elapsed);
        const isHeld = items.some((line) => line.kind === 'ticket' && line.hold.type === 'held');
        const prices = items.filter(({ kind }) => kind === 'upsell').map(({ price }) => price.unitPrice);
        expect(prices).toEqual(prices.map(() => (isHeld ? 3_00 : 4_00)));
        expect(totalPrice).toBe(items.reduce((sum, { price }) => sum + amountToPay(price), 0));
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 200) },
  );
});

it.each([
  ['2027-01-20', 1, undefined],
  ['2027-01-21', 0, { kind: 'notFound', what: 'upsell' }],
])('it is offered and sold until the midnight of its ticket: on %s', (day, offered, refused) => {
  const command = tickets([[adult, 1]]);
  const state = after(aHost(1), command);
  const cart = state.carts.get(command.newCartId);
  const today = { ...at, today: localDate(day) };
  expect(cart && cartView(state, cart, 'sl', today).upsells).toHaveLength(offered);
  expect(refusal(state, towels(command.newCartId, 1), today)).toEqual(refused);
});
