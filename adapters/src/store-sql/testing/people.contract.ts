import { cartId, type OrderRef, orderRef } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { err, ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { hostAccounts } from '../../host/host-accounts.ts';
import { buyersOver, hostDesk } from '../../host/host-desk.ts';
import { cryptoRandom } from '../../random/crypto-random.ts';
import type { Db } from '../database/database.ts';
import { sqlCallLog } from '../host/sql-call-log.ts';
import { sqlDrafts } from '../host/sql-drafts.ts';
import { sqlTryStore } from '../host/sql-try-store.ts';
import { sqlAccountStore } from '../members/sql-account-store.ts';
import { sqlPeople } from '../people/sql-people.ts';
import { aBuyer, type OpenRig } from './test-checkout.ts';

/** What a store knows of people, whatever lies below it. */
export const peopleContract = (openRig: OpenRig): void => {
  const ana = 'ana@example.si';
  const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };

  /** Ana has paid one order, not paid another, typed for a third cart and opened an account; Žiga has paid one. */
  const aShop = async () => {
    const rig = await openRig();
    const begun = async (email = ana, member: { readonly memberHashId?: string } = {}) => {
      const { cartId: id } = (await rig.add(1))._unsafeUnwrap();
      const { customer } = aBuyer(id);
      const entry = aBuyer(id, { customer: { ...customer, email }, ...member });
      const saved = (await rig.checkout.saveCustomer(entry))._unsafeUnwrap();
      const { returnUrl } = (await rig.start({ cartId: id, ...saved }))._unsafeUnwrap();
      return async (card: Parameters<typeof rig.payAt>[1]): Promise<OrderRef> => {
        const { ref } = await rig.payAt(returnUrl, card);
        (await rig.checkout.showOrder(ref, saved.session))._unsafeUnwrap();
        return ref;
      };
    };
    const bought = async (card: Parameters<typeof rig.payAt>[1], ...who: Parameters<typeof begun>) =>
      (await begun(...who))(card);
    const paid = await bought({});
    const unpaid = await bought({ number: '4000000000000002' }, 'Ana@Example.SI ');
    const other = await bought({}, 'ziga@example.si');
    const cart = await rig.fillCart(1);
    await sqlDrafts(rig.database, rig.time.clock).keep(
      { cartId: cart.cartId, session: cart.session ?? expect.fail() },
      aCustomerDraft({ email: ana }),
    );
    const store = sqlAccountStore(rig.database);
    const accounts = hostAccounts({
      store,
      tries: sqlTryStore(rig.database, rig.time.clock),
      clock: rig.time.clock,
      random: cryptoRandom,
      hashCost: { N: 2 ** 10, r: 8, p: 1 },
    });
    const member = { ...blank, name: 'Ana', surname: 'Novak', email: ana };
    (await accounts.register({ password: 'kopalna plahta', member }))._unsafeUnwrap();
    const read = async <Value>(work: (db: Db) => Promise<Value>): Promise<Value> =>
      (await rig.database.read(async (db) => ok(await work(db))))._unsafeUnwrap();
    const mailFiles = new Set(['2026-000001']);
    const eraseMails: (readonly string[])[] = [];
    const erasePayments: (readonly string[])[] = [];
    const page = { isRunning: false };
    const at = rig.time.clock.now();
    const carts = await read((db) => db.selectFrom('carts').select('id').execute());
    await sqlCallLog(rig.database, rig.time.clock).add(
      carts.map(({ id }) => ({
        ...{ cartId: id, owner: 'anybody', at },
        line: { v: 1, at, call: 'checkReservation', request: { id }, answer: {}, ms: 1 } as const,
      })),
    );
    (
      await rig.database.transaction({ isolation: 'serializable' }, async (tx) =>
        ok(await tx.updateTable('cart_lines').set({ client: 'home' }).execute()),
      )
    )._unsafeUnwrap();
    const ordersWithCalls = () =>
      read((db) =>
        db.selectFrom('call_log').innerJoin('orders', 'orders.cart_id', 'call_log.cart_id').select('ref').execute(),
      );
    const callsKept = () => read((db) => db.selectFrom('call_log').select('cart_id').execute());
    const clientsKept = () =>
      read((db) => db.selectFrom('cart_lines').select('cart_id').where('client', 'is not', null).execute());
    const people = sqlPeople({
      database: rig.database,
      ...buyersOver(rig.store),
      now: rig.time.clock.now,
      erasePayments: (numbers) => {
        if (page.isRunning) return err('the payment page runs');
        erasePayments.push(numbers);
        return ok();
      },
      eraseMails: async (numbers) => {
        eraseMails.push(numbers);
        return numbers.filter((number) => mailFiles.delete(number)).length;
      },
    });
    const ordersWithMails = () =>
      read((db) =>
        db.selectFrom('order_mails').innerJoin('orders', 'orders.ref', 'order_mails.order_ref').select('ref').execute(),
      );
    const texts = async () =>
      JSON.stringify(
        await read(async (db) => [
          await db.selectFrom('order_buyers').selectAll().execute(),
          await db.selectFrom('buyers').selectAll().execute(),
          await db.selectFrom('customer_drafts').selectAll().execute(),
          await db.selectFrom('accounts').selectAll().execute(),
          await db.selectFrom('member_tokens').selectAll().execute(),
        ]),
      );
    return {
      ...rig,
      accounts,
      hashIdOf: async (name: string) =>
        (
          await read((db) =>
            db.selectFrom('accounts').select('member_hash_id').where('name', '=', name).executeTakeFirstOrThrow(),
          )
        ).member_hash_id,
      begun,
      bought,
      paid,
      unpaid,
      other,
      people,
      eraseMails,
      erasePayments,
      page,
      ordersWithCalls,
      callsKept,
      clientsKept,
      ordersWithMails,
      texts,
    };
  };

  test('whoever asks is told all that is kept under their address, and nothing of others', async () => {
    const { people } = await aShop();
    const records = (await people.recordsOf(' ANA@example.si'))._unsafeUnwrap();
    expect(records).toMatchObject({ drafts: 1, account: { surname: 'Novak' } });
    const { email: _, phoneNumber: __, ...invoiced } = aBuyer(cartId('')).customer;
    expect(records.orders).toMatchObject([
      {
        number: '2026-000001',
        outcome: 'completed',
        isUnderWay: false,
        kept: { ...invoiced, email: '', phoneNumber: '' },
      },
      { number: '2026-000002', outcome: 'open', isUnderWay: false },
    ]);
    expect(records.orders[1]).not.toHaveProperty('kept');
    expect(records.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(records)).not.toContain('ziga');
    expect((await people.recordsOf(''))._unsafeUnwrap()).toEqual({ orders: [], entries: [], drafts: 0 });
  });

  test('nothing is erased while a payment is under way; then all but whom an invoice names, mails that are due too', async () => {
    const shop = await aShop();
    const decline = await shop.begun();
    const before = await shop.texts();
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toEqual({ type: 'underWay', orders: ['2026-000004'] });
    expect([await shop.texts(), shop.eraseMails, shop.erasePayments]).toEqual([before, [], []]);
    expect([await shop.callsKept(), await shop.clientsKept()].map(({ length }) => length)).toEqual([4, 4]);

    await decline({ number: '4000000000000002' });
    expect(await shop.ordersWithMails()).toEqual(expect.arrayContaining([{ ref: shop.paid }, { ref: shop.other }]));
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toMatchObject({
      ...{ type: 'erased', forgotten: ['2026-000002', '2026-000004'], reduced: ['2026-000001'] },
      ...{ drafts: 1, account: true, mails: 1, unsent: 1 },
    });
    expect(await shop.ordersWithMails()).toEqual([{ ref: shop.other }]);
    const { entries } = (await hostDesk(shop.store).history('2026-000001'))._unsafeUnwrap() ?? expect.fail();
    expect(entries.flatMap(({ what, word }) => (/^mail/.test(what) ? [`${what} ${word}`] : []))).toEqual([
      'mailAsked completed',
      'mailDropped completed',
    ]);
    expect(shop.eraseMails[0]?.toSorted()).toEqual(['2026-000001', '2026-000002', '2026-000004']);
    expect(shop.erasePayments[0]).toEqual(['2026-000002', '2026-000004']);
    expect(await shop.ordersWithCalls()).toEqual([{ ref: shop.other }]);
    expect(await shop.callsKept()).toHaveLength(1);
    expect(await shop.clientsKept()).toEqual(await shop.callsKept());
    const after = await shop.texts();
    expect(after).not.toMatch(/ana@/i);
    expect(after).toContain('ziga@example.si');
    expect((await shop.people.buyerOf('2026-000001'))._unsafeUnwrap()).toEqual({
      ...aBuyer(cartId('')).customer,
      ...{ email: '', phoneNumber: '' },
    });
    expect((await shop.people.buyerOf(shop.unpaid))._unsafeUnwrap()).toBeUndefined();
    expect((await shop.people.buyerOf(orderRef('none')))._unsafeUnwrap()).toBeUndefined();
    expect((await shop.people.recordsOf(ana))._unsafeUnwrap()).toEqual({ orders: [], entries: [], drafts: 0 });
  });

  test('nothing is erased while a payment page that knows of it runs, and all of it once that is stopped', async () => {
    const shop = await aShop();
    shop.page.isRunning = true;
    const before = await shop.texts();
    const reason = 'the payment page runs';
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toEqual({ type: 'paymentsInUse', reason });
    expect([await shop.texts(), shop.eraseMails, shop.erasePayments]).toEqual([before, [], []]);
    shop.page.isRunning = false;
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toMatchObject({ type: 'erased', mails: 1 });
    expect(shop.erasePayments).toEqual([['2026-000002']]);
  });

  test('an address is one person however it is spelled, and a member is one with every address', async () => {
    const { people, bought, accounts, hashIdOf, texts } = await aShop();
    const member = { name: 'Žana', surname: 'Kos', email: 'žana@bücher.example', ...blank };
    (await accounts.register({ password: 'kopalna plahta', member }))._unsafeUnwrap();
    const memberHashId = await hashIdOf(member.email);
    await bought({}, 'Žana@BÜCHER.example');
    await bought({}, 'žana@xn--bcher-kva.example');
    await bought({}, 'office@kos.example', { memberHashId });
    const spelled = [' z\u030cana@bu\u0308cher.example', 'ŽANA@xn--bcher-kva.example '];
    for (const email of spelled) {
      const records = (await people.recordsOf(email))._unsafeUnwrap();
      expect([records.orders.length, records.account?.name]).toEqual([3, 'Žana']);
    }
    expect((await people.erase(spelled[0] ?? ''))._unsafeUnwrap()).toMatchObject({ type: 'erased', account: true });
    const after = await texts();
    expect(after).not.toMatch(/bcher|bücher|kos\.example/i);
    expect(after).toContain(ana);
    expect((await people.erase(spelled[1] ?? ''))._unsafeUnwrap()).toMatchObject({
      type: 'erased',
      reduced: [],
      mails: 0,
    });
  });

  test('whoever is stopped before the last file is gone finds the person again', async () => {
    const shop = await aShop();
    const before = await shop.texts();
    const stuck = sqlPeople({
      database: shop.database,
      ...buyersOver(shop.store),
      now: shop.time.clock.now,
      erasePayments: () => ok(),
      eraseMails: async () => {
        throw new Error('the folder cannot be written');
      },
    });
    await expect(stuck.erase(ana)).rejects.toThrow('cannot be written');
    expect(await shop.texts()).toBe(before);
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toMatchObject({ type: 'erased', mails: 1 });
  });
};
