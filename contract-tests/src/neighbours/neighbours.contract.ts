import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import type { CheckoutSession } from '@shop/core/ids';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, test } from 'vitest';
import type { ShopHost } from '../take-over/shop-host.ts';
import { deeds, setTo } from './deeds.ts';
import { compareParts, withLater, withUnknownValues } from './document-parts.ts';
import { documentOf, type NeighboursWorld, rowOf, writeBeside } from './neighbours-world.ts';
import { codes, losses, membersOfCart, type RichCart, richCart } from './rich-cart.ts';

/** Makes a rich cart in which another release has written an additional member into each object. */
const cartOfLaterRelease = async (world: NeighboursWorld) => {
  const cart = await richCart(world.own);
  const document = { ...(await documentOf(world, cart.cartId)), ...losses };
  expect(Object.keys(document).sort()).toEqual(Object.keys(membersOfCart).sort());
  const written = withLater(document);
  await writeBeside(world, cart.cartId, JSON.stringify(written));
  return { ...cart, written };
};

/** The paths in a rich cart with values of closed lists. */
const unions = [
  'cart/firstMoments/termalija 2026-11-24/period/type',
  'cart/firstMoments/termalija 2026-11-26/period/type',
  'cart/line/hold/state',
  'cart/line/hold/state',
  'cart/line/kind',
  'cart/line/kind',
  'cart/line/kind',
  'cart/line/kind',
  'cart/line/period/type',
  'cart/line/period/type',
  'cart/lostCode/POLETJE/reason',
  'cart/lostTickets/termalija-day-adult 2026-11-24/period/type',
  'cart/promoCode/TERME5/hold/state',
  'cart/state',
];

/** Calls about a cart. */
const calls = ({ shop, checkout, add }: ShopHost, { cartId, ids }: RichCart, session: CheckoutSession) => {
  const query = { cartId, language: 'sl' } as const;
  const period = { type: 'day', date: visitDay } as const;
  return {
    loadCart: () => shop.loadCart(query),
    quoteTicket: () => shop.quoteTicket({ ...query, productId: termalija, period }),
    addTicket: () => add(1, cartId),
    addUpsell: () => shop.addUpsell({ ...query, items: [] }, freshKey()),
    changeQuantity: () => shop.changeQuantity({ ...query, cartItemId: ids.day, quantity: 1 }),
    removeItem: () => shop.removeItem({ ...query, cartItemId: ids.giftCard }),
    extendHold: () => shop.extendHold(query),
    applyPromoCode: () => shop.applyPromoCode(cartId, codes.had),
    loadCustomer: () => checkout.loadCustomer({ ...query, session }),
    checkReservation: () => checkout.checkReservation(cartId),
    startPayment: () => checkout.startPayment({ cartId, paymentType: 'payment', session }),
  };
};

/** The contract of hosts of two releases on one store. The test itself writes as the other release. */
export const neighboursContract = (openWorld: () => Promise<NeighboursWorld>): void => {
  test.each(deeds)(
    'members of a cart that a host does not know are preserved when $what',
    async ({ deed, gone = [] }) => {
      const world = await openWorld();
      const { own, other, advance, failures, breaches } = world;
      const { written, ...cart } = await cartOfLaterRelease(world);
      const { cartId, ids } = cart;
      const session = await own.save(cartId);
      await advance(1);
      await deed(world, cart, session);
      const { missing: left, changed } = compareParts(written, await documentOf(world, cartId));
      expect(changed).toEqual([]);
      const named = (path: string) => Object.entries(ids).reduce((text, [name, id]) => text.replace(id, name), path);
      const missing = left.map(named);
      expect(missing.filter((path) => !gone.some((part) => path.startsWith(part)))).toEqual([]);
      expect(gone.filter((part) => !missing.some((path) => path.startsWith(part)))).toEqual([]);
      const loaded = await own.shop.loadCart({ cartId, language: 'sl' });
      expect(await other.shop.loadCart({ cartId, language: 'sl' })).toEqual(loaded);
      expect([failures(), await breaches()]).toEqual([[], []]);
    },
  );

  describe('a cart that a host cannot read', () => {
    /** Makes a rich cart, and what another release may write that this one cannot parse. */
    const unreadableCart = async (world: NeighboursWorld) => {
      const cart = await richCart(world.own);
      const session = await world.own.save(cart.cartId);
      const document = { ...(await documentOf(world, cart.cartId)), ...losses };
      return { ...cart, session, document };
    };

    const storeFailed = { kind: 'unreachable', cause: 'store' };
    const failureAt = (where: string) => ['damaged', `a stored cart cannot be read by this release: ${where}`];

    test('fails each call with a store error, once in the log, and is not written', async () => {
      const world = await openWorld();
      const { session, document, ...cart } = await unreadableCart(world);
      await writeBeside(world, cart.cartId, JSON.stringify({ ...document, needs: 2 }));
      const row = await rowOf(world, cart.cartId);
      for (const host of [world.own, world.other]) {
        for (const [name, call] of Object.entries(calls(host, cart, session))) {
          expect([name, await refusal(call())]).toEqual([name, storeFailed]);
          expect([name, world.failures()]).toEqual([name, [failureAt('needs')]]);
        }
      }
      expect(await rowOf(world, cart.cartId)).toEqual(row);
    });

    test('is reported for an unknown value of any union, without a value of the document', async () => {
      const world = await openWorld();
      const { own, failures } = world;
      const { document, session, ...cart } = await unreadableCart(world);
      const changed = withUnknownValues(document);
      expect(changed.map(([where]) => where.replaceAll(/lines.\w+/g, 'line')).sort()).toEqual(unions);
      for (const [where, written] of changed) {
        await writeBeside(world, cart.cartId, JSON.stringify(written));
        const row = await rowOf(world, cart.cartId);
        const { changeQuantity } = calls(own, cart, session);
        expect([where, await refusal(changeQuantity())]).toEqual([where, storeFailed]);
        const [[kind, message] = [], ...more] = failures();
        expect([where, kind, more]).toEqual([where, 'damaged', []]);
        expect(message).toMatch(/^a stored cart cannot be read by this release: [a-zA-Z]+(\.\w+)*$/);
        expect(message).not.toContain('parked');
        expect(await rowOf(world, cart.cartId)).toEqual(row);
      }
    });

    test('blocks no other cart, and works again once it is readable', async () => {
      const world = await openWorld();
      const { own, other, failures, breaches } = world;
      const { document, session, ...cart } = await unreadableCart(world);
      await writeBeside(world, cart.cartId, JSON.stringify({ ...document, state: 'parked' }));
      const left = await own.placesLeft();
      for (const host of [own, other]) {
        const { cartId } = await value(host.add(1));
        const [{ cartItemId: itemId } = expect.fail('an empty cart')] = (await host.load(cartId)).items;
        await value(host.shop.changeQuantity({ cartId, cartItemId: itemId, quantity: 2, language: 'sl' }));
      }
      expect([await own.placesLeft(), failures()]).toEqual([left - 4, []]);
      await writeBeside(world, cart.cartId, JSON.stringify(document));
      await setTo('day', 1)(world, cart, session);
      expect([await other.placesLeft(), failures(), await breaches()]).toEqual([left - 3, [], []]);
    });
  });
};
