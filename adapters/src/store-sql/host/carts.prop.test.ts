import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { freezeCart, releaseCart, sellCart, thawCart } from '@shop/core/host/cart/cart-states';
import { personsOfLines } from '@shop/core/host/cart/host-cart';
import { refreshHolds } from '@shop/core/host/cart/refresh-holds';
import { linesOf } from '@shop/core/host/state';
import type { CartId } from '@shop/core/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adult, child, driftOf, family, openTestShop } from '../testing/test-shop.ts';

const capacity = 12;
const carts = 3;

const step = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    cart: fc.nat(carts - 1),
    list: fc.constantFrom(adult, child, family),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    type: fc.constant('set' as const),
    cart: fc.nat(carts - 1),
    line: fc.nat(2),
    quantity: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ type: fc.constantFrom('remove' as const), cart: fc.nat(carts - 1), line: fc.nat(2) }),
  fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    type: fc.constantFrom('refresh' as const, 'freeze' as const, 'thaw' as const, 'sell' as const, 'release' as const),
    cart: fc.nat(carts - 1),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Shop = Awaited<ReturnType<typeof openTestShop>>;

/** Persons that nobody else can have now, counted from the lines alone. */
const takenIn = async (shop: Shop, ids: readonly CartId[]): Promise<number> => {
  const now = shop.clock.now();
  const states = await Promise.all(ids.map(async (id) => linesOf(await shop.stored(id), id)));
  return personsOfLines(
    states
      .flat()
      .filter((line) => line.kind === 'ticket')
      .filter(({ hold }) => hold.state === 'sold' || (hold.state !== 'expired' && hold.until > now)),
  );
};

/** Does a step and tells how many places were asked for beyond what the cart had, when the answer was that they are gone. */
const perform = async (shop: Shop, ids: CartId[], every: Set<CartId>, doing: Step): Promise<void> => {
  if (doing.type === 'wait') return shop.clock.advance(minutes(doing.minutes));
  const cartId = ids[doing.cart];
  if (doing.type === 'add') {
    const before = await shop.left();
    const persons = doing.quantity * (doing.list === family ? 4 : 1);
    const added = await shop.add([[doing.list, doing.quantity]], cartId === undefined ? {} : { cartId });
    if (added.isErr()) {
      if (added.error.kind === 'capacityFull') expect(persons).toBeGreaterThan(before);
      return;
    }
    ids[doing.cart] = added.value.cartId;
    every.add(added.value.cartId);
    return;
  }
  if (cartId === undefined) return;
  switch (doing.type) {
    case 'set':
    case 'remove': {
      const itemId = (await shop.load(cartId)).items[doing.line]?.id;
      if (itemId === undefined) return;
      const line = { cartId, itemId, language: 'sl' } as const;
      if (doing.type === 'set') await shop.shop.changeQuantity({ ...line, quantity: doing.quantity });
      else await shop.shop.removeItem({ ...line });
      return;
    }
    case 'refresh':
      await shop.change(cartId, (state, at) =>
        state.carts.get(cartId)?.state === 'open' ? refreshHolds(state, cartId, at).state : undefined,
      );
      return;
    case 'freeze':
      await shop.change(cartId, (state, at) => {
        if (state.carts.get(cartId)?.state !== 'open') return undefined;
        const refreshed = refreshHolds(state, cartId, at).state;
        return freezeCart(refreshed, cartId, plusMilliseconds(at.now, minutes(30)), at.now);
      });
      return;
    case 'thaw':
      await shop.change(cartId, (state, { now }) => thawCart(state, cartId, now));
      return;
    case 'sell':
      await shop.change(cartId, (state, at) =>
        state.carts.get(cartId)?.state === 'paying' ? sellCart(state, cartId, at) : undefined,
      );
      return;
    case 'release':
      await shop.change(cartId, (state) => releaseCart(state, cartId));
  }
};

test('whatever happens in whatever order: counters are their lines, nothing is oversold, nothing is stranded (R-SAFE-15)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const shop = await openTestShop();
      await shop.setCapacity(capacity);
      const ids: CartId[] = [];
      const every = new Set<CartId>();
      for (const doing of steps) {
        await perform(shop, ids, every, doing);
        expect(await driftOf(shop.database)).toEqual([]);
        expect((await shop.left()) + (await takenIn(shop, [...every]))).toBe(capacity);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
