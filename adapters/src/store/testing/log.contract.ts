import { instant, minutes } from '@shop/core/dates/instant';
import { type CartId, cartId } from '@shop/core/ids';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newCommandId } from '../../seller/commands/run-command.ts';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { freshPress } from '../../seller/testing/shopper.ts';
import { periodKey } from '../schema/table.ts';
import { sqlCommandLog } from '../seller/sql-command-log.ts';
import type { OpenRig } from './test-checkout.ts';
import { termalija, visitDay } from './test-shop.ts';

const day = { productId: termalija, period: { type: 'day', date: visitDay } } as const;

const refusedRow = (cart: CartId, at: number): LogRow => ({
  id: newCommandId(),
  at: instant(at),
  cartId: cart,
  by: 'visitor',
  request: { type: 'applyPromoCode', cartId: cart, text: 'unknown' },
  facts: [],
  refusal: { kind: 'capacityFull', left: 2 },
});

/** Contract: the log of commands, in any store. */
export const logContract = (openRig: OpenRig): void => {
  test('the log has a row for each command with an effect, and none for a repeat', async () => {
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

  test('the log of a cart, with its refusals, is for the client that opened the cart alone', async () => {
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

  test('a ticket that is found sold out is in the log of the cart and, with what takes its places, in that of the operator', async () => {
    const { fillCart, shop, store, logRefusals, soldOuts, change, time } = await openRig();
    const { cartId: id } = await fillCart(2);
    const quote = async () => (await shop.quoteTicket({ ...day, language: 'sl', cartId: id }))._unsafeUnwrap();
    const full = sql<number>`held + paying + sold`;
    const capacity = async (places: number | typeof full) =>
      change((tx) =>
        tx.updateTable('places').set({ capacity: places }).where('period', '=', periodKey(day.period)).execute(),
      );
    await quote();
    await capacity(full);
    expect(await quote()).toMatchObject({ ticketsAvailable: 0 });
    await quote();
    time.move(minutes(1));
    await quote();
    // A report counts in the background, so before the capacity changes again.
    await logRefusals();
    await capacity(1000);
    await quote();
    await logRefusals();
    const report = { product: termalija, period: visitDay, capacity: 2, held: 2, paying: 0, sold: 0 };
    expect(soldOuts).toEqual([report, report]);
    const rows = (await store.read((seller) => seller.log(id)))._unsafeUnwrap();
    const soldOut = rows.filter(({ request }) => request.type === 'useCase');
    expect(soldOut.map(({ request, refusal }) => [request, refusal])).toEqual(
      Array(2).fill([
        { type: 'useCase', name: 'quoteTicket', ...day },
        { kind: 'capacityFull', left: 0 },
      ]),
    );
  });

  test('the log lists the commands of a cart in the order of their decisions when their times are reversed', async () => {
    const { database, store, fillCart, start, change } = await openRig();
    const cart = await fillCart(2);
    (await start(cart))._unsafeUnwrap();
    const read = async () => (await store.read((seller) => seller.log(cart.cartId)))._unsafeUnwrap();
    const namesOf = (rows: readonly LogRow[]) => rows.map(({ request }) => request.type);
    const rows = await read();
    const expected = ['addTicket', 'saveCustomer', 'startPayment', 'keepSession'];
    expect(namesOf(rows)).toEqual(expected);
    for (const [place, { id, at }] of rows.entries())
      await change((tx) =>
        tx
          .updateTable('command_log')
          .set({ at: at - 1000 * place, owner: 'ana' })
          .where('id', '=', id)
          .execute(),
      );
    expect(namesOf(await read())).toEqual(expected);
    const own = (await sqlCommandLog(database).lastCart(['ana']))._unsafeUnwrap() ?? expect.fail();
    expect(namesOf(own.rows)).toEqual(expected);
  });

  test('the log names the staff of each change and of each look-up of an order, never the searched text', async () => {
    const { time, run, store, settler, fillCart, start, attempts, orders } = await openRig();
    const desk = sellerDesk(store, run);
    const cart = await fillCart(2);
    (await start(cart))._unsafeUnwrap();
    const [{ attemptId, orderRef, amount } = expect.fail('no attempt')] = await attempts();
    const notification = {
      attemptId,
      orderRef,
      amount,
      eventId: 'a',
      state: 'captured',
      at: time.clock.now(),
    } as const;
    (await settler.settleNotification({ ...notification, currency: 'USD' }))._unsafeUnwrap();
    expect((await desk.settlePayment(attemptId, 'kept', 'ana'))._unsafeUnwrap()).toEqual({ type: 'settled' });
    const [
      {
        number,
        tickets: [ticket = expect.fail('no ticket')],
      } = expect.fail('no order'),
    ] = await orders();
    const mail = { orderRef, about: 'completed' } as const;
    (await run<'takeMail'>({ type: 'takeMail', ...mail }))._unsafeUnwrap();
    (await run<'noteMail'>({ type: 'noteMail', ...mail, result: 'sent', copy: 1, tries: 1 }))._unsafeUnwrap();
    time.move(minutes(6));
    expect((await desk.resend(number, 'eva'))._unsafeUnwrap()).toMatchObject({ type: 'queued' });
    time.move(Date.parse(`${visitDay}T09:00:00Z`) - time.clock.now());
    expect((await desk.admit(ticket.code, freshPress(), undefined, undefined, 'door-2'))._unsafeUnwrap()).toMatchObject(
      {
        type: 'admitted',
      },
    );
    const before = (await desk.history(number))._unsafeUnwrap() ?? expect.fail('no order');
    expect((await desk.history(orderRef, 'mojca'))._unsafeUnwrap()).toEqual(before);
    expect((await desk.replay(number, undefined, 'mojca'))._unsafeUnwrap()).toMatchObject({ isSame: true });
    expect((await desk.history('ana.novak@example.si', 'mojca'))._unsafeUnwrap()).toBeUndefined();
    expect((await desk.history(number))._unsafeUnwrap()).toEqual(before);
    const named = before.entries.flatMap(({ what, staff }) => (staff === undefined ? [] : [`${staff} ${what}`]));
    expect(new Set(named)).toEqual(
      new Set([
        'ana moneySeen',
        'ana attentionCleared',
        'ana attemptPaid',
        'ana completed',
        'ana mailAsked',
        'eva mailAsked',
        'door-2 admitted',
      ]),
    );
    const rows = (await store.read((seller) => seller.log(cart.cartId)))._unsafeUnwrap();
    expect(rows.filter(({ staff }) => staff === 'mojca')).toEqual(
      Array(2).fill(expect.objectContaining({ by: 'office', request: { type: 'lookUp', order: number }, facts: [] })),
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${orderRef}|example`));
  });
};
