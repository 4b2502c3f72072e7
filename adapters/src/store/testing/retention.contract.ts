import { minutes } from '@shop/core/dates/instant';
import { cartId } from '@shop/core/ids';
import { defaultRetention, looseRecords, retentionStart } from '@shop/core/seller/retention/retention';
import { okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { doDueWork } from '../../seller/due-work.ts';
import { mostAtOnce, type RetentionOptions, retentionWork } from '../../seller/retention-work.ts';
import type { OpenRig } from './test-checkout.ts';
import { wholeState } from './whole-state.ts';

/** Contract: records that are deleted in time, in any store. */
export const retentionContract = (openRig: OpenRig): void => {
  const days = (number: number): number => minutes(number * 24 * 60);

  const forgetOnce = (options: RetentionOptions): Promise<number> => doDueWork(retentionWork(options));

  /** Returns a shop with a paid order, a declined one, and an abandoned cart. */
  const aShop = async () => {
    const rig = await openRig();
    const buy = async (card: Parameters<typeof rig.payAt>[1] = {}) => {
      const cart = await rig.fillCart(1);
      const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl, card);
      (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
      return { cart, ref };
    };
    const paid = await buy();
    const unpaid = await buy({ number: '4000000000000002' });
    const leftBehind = await rig.fillCart(2);
    const whole = () => rig.read(async (db) => wholeState(db, await rig.loadCatalog(db)));
    // The payment page notifies the shop in the background, so wait for it.
    await expect.poll(async () => JSON.stringify((await whole()).log).match(/"notified"/g)).toHaveLength(2);
    const options: RetentionOptions = {
      store: rig.store,
      run: rig.run,
      clock: rig.time.clock,
      days: defaultRetention,
      onFailure: vi.fn(),
      onDefect: (cause) => {
        throw cause;
      },
    };
    return { ...rig, paid, unpaid, leftBehind, whole, options };
  };

  test('retention deletes carts, drafts, keys and logs in time, and not the orders and buyers of paid orders', async () => {
    const shop = await aShop();
    shop.time.move(days(30));
    await forgetOnce(shop.options);
    expect((await shop.whole()).carts.has(shop.leftBehind.cartId)).toBe(true);
    shop.time.move(minutes(5));
    await forgetOnce(shop.options);
    const state = await shop.whole();
    expect([...state.carts.keys()].sort()).toEqual([shop.paid.cart.cartId, shop.unpaid.cart.cartId].sort());
    expect([...state.orderBuyers.keys()]).toEqual([shop.paid.ref]);
    expect([state.buyers.size, state.intents.size, state.orders.size]).toEqual([0, 0, 2]);
    // A cart with an order stays; its expired hold was deleted with that of the deleted cart, which was for the same
    // day.
    expect(await shop.day()).toEqual({ sold: 1, paying: 0, held: 0 });
    expect(new Set(state.log.map(({ cartId: id }) => id)).size).toBe(2);

    shop.time.move(days(401));
    await forgetOnce(shop.options);
    const later = await shop.whole();
    expect([later.log.length, later.orders.size, later.orderBuyers.size]).toEqual([0, 2, 1]);
  });

  test('retention finds expired carts and buyers behind any number of others, in steps of bounded size', async () => {
    const shop = await aShop();
    shop.time.move(1);
    const other = await shop.fillCart(1);
    shop.time.move(days(31));
    const since = retentionStart(30, shop.time.clock.now());
    const [carts, orders]: [string[], string[]] = [[], []];
    for (let look = 0; look < 8; look += 1) {
      carts.push(...(await shop.store.cartsToForget(since, 1))._unsafeUnwrap());
      orders.push(...(await shop.store.buyersToForget(since, 1))._unsafeUnwrap());
    }
    // Two of three carts are deleted; the look after the last one finds the end.
    expect(carts.sort()).toEqual([shop.leftBehind, shop.leftBehind, other, other].map(({ cartId: id }) => id).sort());
    expect(orders).toEqual(Array(4).fill(shop.unpaid.ref));
  });

  test('retention deletes loose records in bounded steps until none is left', async () => {
    const shop = await aShop();
    shop.time.move(days(3));
    await shop.change((tx) => {
      const old = retentionStart(3, shop.time.clock.now());
      const rows = Array.from({ length: 2 * mostAtOnce }, (_, at) => ({
        ...{ scope: '', key: `old ${at}`, request_digest: '', cart_id: cartId('gone') },
        created_at: old,
      }));
      return tx.insertInto('intents').values(rows).execute();
    });
    const steps = vi.fn(shop.store.forgetLoose);
    await forgetOnce({ ...shop.options, store: { ...shop.store, forgetLoose: steps } });
    expect((await shop.whole()).intents.size).toBe(0);
    expect(steps.mock.calls.every(([, , most]) => most === mostAtOnce)).toBe(true);
    expect(steps.mock.calls.filter(([of]) => of === 'keys').length).toBeGreaterThanOrEqual(3);
    expect(new Set(steps.mock.calls.map(([of]) => of))).toEqual(new Set(looseRecords));
  });

  test('retention deletes the log of a cart without an order after two days', async () => {
    const { options, whole, time, leftBehind } = await aShop();
    const logged = async () => (await whole()).log.some(({ cartId: id }) => id === leftBehind.cartId);
    const left: boolean[] = [];
    for (const passed of [days(2), 1, 0]) {
      time.move(passed);
      await forgetOnce(options);
      left.push(await logged());
    }
    expect(left).toEqual([true, false, false]);
    expect((await whole()).log.length).toBeGreaterThan(0);
  });

  test('retention deletes mail files by a setting of their own', async () => {
    const { options, time } = await aShop();
    const forgetMails = vi.fn(() => okAsync(0));
    await forgetOnce({ ...options, days: { ...defaultRetention, mails: 7 }, forgetMails });
    expect(forgetMails).toHaveBeenLastCalledWith(retentionStart(7, time.clock.now()), mostAtOnce);
  });
};
