import { minutes } from '@shop/core/dates/instant';
import { type LocalDate, localDate } from '@shop/core/dates/local-date';
import { priceListId, productId, type TicketCode } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { value } from '@shop/core/testing/answers';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshKey, freshPress, shopper } from '../../seller/testing/shopper.ts';
import { aBuyer, type OpenRig } from './test-checkout.ts';

type Rig = Pick<
  Awaited<ReturnType<OpenRig>>,
  'shop' | 'checkout' | 'run' | 'time' | 'start' | 'payAt' | 'orders' | 'rows' | 'change'
>;

/** Adds a value card to a new cart. */
export const addValueCard = async ({ shop }: Pick<Rig, 'shop'>, worth: number) => {
  const lines = [{ priceListId: priceListId('value-card-chosen'), quantity: 1, price: cents(worth) }];
  const { cartId } = await value(
    shop.addGiftCard({ productId: productId('value-card'), language: 'sl', items: lines }, freshKey()),
  );
  return cartId;
};

/** Pays the only order and waits until the shop is notified. */
export const payWhole = async ({ payAt, orders }: Pick<Rig, 'payAt' | 'orders'>, page: string): Promise<void> => {
  await payAt(page);
  await expect.poll(async () => (await orders())[0]?.outcome).toBe('completed');
};

/** Returns a paid value card of 50 EUR. */
const paidCard = async (rig: Rig) => {
  const cartId = await addValueCard(rig, 50_00);
  const session = await shopper(rig).save(cartId, aBuyer(cartId));
  await payWhole(rig, (await rig.start({ cartId, session }))._unsafeUnwrap().returnUrl);
  const [order = expect.fail('no order')] = await rig.orders();
  const code: TicketCode = order.tickets[0]?.code ?? expect.fail('no card');
  const take = (amount: number) =>
    rig.run<'admitTicket'>({ type: 'admitTicket', code, key: freshPress(), amount: cents(amount) });
  const cancel = () => rig.checkout.cancelOrder(order.cancelId);
  const redemptions = async () => {
    const [ticket] = (await rig.orders())[0]?.tickets ?? [];
    return ticket?.kind === 'valueCard' ? ticket.redemptions.map(({ amount }) => amount) : [];
  };
  return { order, code, take, cancel, redemptions };
};

const lostRace = { kind: 'unreachable', cause: 'store' };

/** Contract: rows of value cards follow their orders, by statements that name the values read. */
export const cardsContract = (openRig: OpenRig): void => {
  test('a value card has a row with its balance and last day from payment to cancellation', async () => {
    const rig = await openRig();
    const { order, code, take, cancel } = await paidCard(rig);
    const row = { code, order_ref: order.ref, value: 50_00, ends_on: '2027-11-21' };
    expect(await rig.rows('cards')).toEqual([{ ...row, spent: 0 }]);
    (await take(12_50))._unsafeUnwrap();
    expect(await rig.rows('cards')).toEqual([{ ...row, spent: 12_50 }]);
    const back = { type: 'takeBack', code, key: freshPress(), amount: cents(12_50) } as const;
    (await rig.run<'takeBack'>(back))._unsafeUnwrap();
    expect(await rig.rows('cards')).toEqual([{ ...row, spent: 0 }]);
    await value(cancel());
    expect(await rig.rows('cards')).toEqual([]);
  });

  test.each<readonly [string, RawBuilder<unknown>]>([
    ['another amount is spent', sql`update cards set spent = 1`],
    ['its last day is over', sql`update cards set ends_on = '2026-11-17'`],
    ['it is worth less', sql`update cards set value = 1`],
    ['it was deleted', sql`delete from cards`],
  ])('a redemption is refused when another writer has changed the row of the value card: %s', async (_, changed) => {
    const rig = await openRig();
    const { take, redemptions } = await paidCard(rig);
    await rig.change((tx) => changed.execute(tx));
    expect((await take(12_50))._unsafeUnwrapErr()).toEqual(lostRace);
    expect(await redemptions()).toEqual([]);
  });

  test('after its last day a value card is redeemed for a visit on that day, and not for a later one', async () => {
    const rig = await openRig();
    const { code, redemptions } = await paidCard(rig);
    rig.time.move(minutes(500 * 24 * 60));
    const take = async (on?: LocalDate) => {
      const command = { type: 'admitTicket', code, key: freshPress(), amount: cents(12_50), on } as const;
      return (await rig.run<'admitTicket'>(command))._unsafeUnwrap().answer.type;
    };
    expect([await take(), await take(localDate('2027-11-21')), await take(localDate('2027-11-22'))]).toEqual([
      ...['expired', 'redeemed', 'expired'],
    ]);
    expect(await redemptions()).toEqual([12_50]);
  });

  test('a cancellation is refused when another writer has spent the value card meanwhile', async () => {
    const rig = await openRig();
    const { cancel } = await paidCard(rig);
    await rig.change((tx) => sql`update cards set spent = 1`.execute(tx));
    expect((await cancel())._unsafeUnwrapErr()).toEqual(lostRace);
    expect((await rig.orders()).map(({ outcome }) => outcome)).toEqual(['completed']);
    expect(await rig.rows('cards')).toMatchObject([{ spent: 1 }]);
  });

  test.each([-1, 50_01])('the database refuses %i cents spent of a value card of 5000', async (spent) => {
    const rig = await openRig();
    await paidCard(rig);
    await expect(rig.change((tx) => sql`update cards set spent = ${spent}`.execute(tx))).rejects.toThrow();
    expect(await rig.rows('cards')).toMatchObject([{ spent: 0 }]);
  });
};
