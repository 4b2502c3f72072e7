import { instant } from '@shop/core/dates/instant';
import { type CartId, cartId } from '@shop/core/ids';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { expect, test } from 'vitest';
import { newCommandId } from '../../seller/commands/run-command.ts';
import { sqlCommandLog } from '../seller/sql-command-log.ts';
import type { OpenRig } from './test-checkout.ts';

const refusedRow = (cart: CartId, at: number): LogRow => ({
  id: newCommandId(),
  at: instant(at),
  cartId: cart,
  by: 'visitor',
  request: { type: 'applyPromoCode', cartId: cart, text: 'unknown' },
  facts: [],
  refusal: { kind: 'capacityFull', left: 2 },
});

/** The log of commands, whatever lies below it. */
export const logContract = (openRig: OpenRig): void => {
  test('has a row for each command that found something out, and none for a repeat', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(2);
    const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
    (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
    const rows = async () => (await rig.store.read((seller) => seller.log(cart.cartId)))._unsafeUnwrap();
    // The payment page also notifies the shop, in the background.
    await expect.poll(async () => JSON.stringify(await rows()).match(/"notified"/g)).toHaveLength(1);
    const before = await rows();
    expect(before.map(({ request }) => request.type)).toEqual(
      expect.arrayContaining(['addTicket', 'saveCustomer', 'startPayment', 'keepSession', 'settle']),
    );
    expect(before.flatMap(({ facts }) => facts).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['cartOpened', 'lineAdded', 'placed', 'attemptMade', 'attemptPaid', 'completed']),
    );
    expect(before.find(({ request }) => request.type === 'addTicket')).toMatchObject({
      by: 'visitor',
      total: 44_00,
      catalogVersion: 1,
      read: { places: [{ ofClient: 0 }] },
    });
    (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
    expect(await rows()).toEqual(before);
  });

  test('gives the log of a cart to the client that opened it, with its refusals, and to no other', async () => {
    const { database, store, fillCart, change } = await openRig();
    const log = sqlCommandLog(database);
    const first = await fillCart(1);
    const { cartId: id } = await fillCart(1);
    await change((tx) =>
      tx.updateTable('command_log').set({ owner: 'ana' }).where('command', '=', 'addTicket').execute(),
    );
    await change((tx) =>
      tx.updateTable('command_log').set({ owner: 'eva' }).where('cart_id', '=', first.cartId).execute(),
    );
    const rows = (await store.read((seller) => seller.log(id)))._unsafeUnwrap();
    const late = refusedRow(id, (rows.at(-1)?.at ?? 0) + 1);
    (await log.addRefusals([late, refusedRow(cartId('no such cart'), 1)]))._unsafeUnwrap();
    const own = (await log.lastCart(['other', 'ana']))._unsafeUnwrap() ?? expect.fail();
    expect(own.isWhole).toBe(true);
    expect(own.rows.at(-1)).toEqual(late);
    expect(own.rows.every((row) => row.cartId === id)).toBe(true);
    expect((await log.lastCart(['thief']))._unsafeUnwrap()).toBeUndefined();
  });
};
