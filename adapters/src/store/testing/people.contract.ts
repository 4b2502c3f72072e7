import { cartId, orderRef, pressKey } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { err, ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';
import { sellerAccounts } from '../../seller/seller-accounts.ts';
import { buyersOver, sellerDesk } from '../../seller/seller-desk.ts';
import { sqlAccountStore } from '../members/sql-account-store.ts';
import { sqlPeople } from '../people/sql-people.ts';
import { sqlDrafts } from '../seller/sql-drafts.ts';
import { sqlTryStore } from '../seller/sql-try-store.ts';
import { aBuyer, type OpenRig } from './test-checkout.ts';

/** Contract: data about people, in any store. */
export const peopleContract = (openRig: OpenRig): void => {
  const ana = 'ana@example.si';
  const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
  const declined = { number: '4000000000000002' };

  /** Ana has a paid and an unpaid order, a draft in a third cart and an account. Žiga has a paid order. */
  const aShop = async () => {
    const rig = await openRig();
    const { database, time, rows } = rig;
    const begun = async (email = ana, member: { readonly memberHashId?: string } = {}) => {
      const { cartId: id } = (await rig.add(1))._unsafeUnwrap();
      const { customer } = aBuyer(id);
      const entry = aBuyer(id, { customer: { ...customer, email }, ...member });
      const saved = (await rig.checkout.saveCustomer(entry))._unsafeUnwrap();
      const { returnUrl } = (await rig.start({ cartId: id, ...saved }))._unsafeUnwrap();
      return async (card: Parameters<typeof rig.payAt>[1]) => {
        const { ref } = await rig.payAt(returnUrl, card);
        (await rig.checkout.showOrder(ref, saved.session))._unsafeUnwrap();
        return { ref, cartId: id, session: saved.session };
      };
    };
    const bought = async (card: Parameters<typeof rig.payAt>[1], ...who: Parameters<typeof begun>) =>
      (await begun(...who))(card);
    const paid = await bought({});
    const unpaid = await bought(declined, 'Ana@Example.SI ');
    const other = await bought({}, 'ziga@example.si');
    const { cartId: typed, session = expect.fail() } = await rig.fillCart(1);
    await sqlDrafts(database, time.clock).keep({ cartId: typed, session }, aCustomerDraft({ email: ana }));
    const accounts = sellerAccounts({
      store: sqlAccountStore(database),
      tries: sqlTryStore(database, time.clock),
      clock: time.clock,
      random: cryptoRandom,
      hashCost: { N: 2 ** 10, r: 8, p: 1 },
    });
    const member = { ...blank, name: 'Ana', surname: 'Novak', email: ana };
    (await accounts.register({ password: 'kopalna plahta', member }))._unsafeUnwrap();
    await rig.change((tx) => tx.updateTable('command_log').set({ owner: 'home' }).execute());
    await rig.change((tx) => tx.updateTable('holds').set({ client: 'home' }).execute());

    const mailFiles = new Set(['2026-000001']);
    const eraseMails: (readonly string[])[] = [];
    const erasePayments: (readonly string[])[] = [];
    const page = { isRunning: false };
    const people = sqlPeople({
      ...{ database, ...buyersOver(rig.store), now: time.clock.now },
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
    const texts = async () =>
      JSON.stringify([
        await rows('order_buyers'),
        await rows('sessions'),
        ...[await rows('accounts'), await rows('member_tokens')],
      ]);
    /** Returns the carts with a client in the log, and those with a client in their holds. */
    const ownersAndClients = async () => [
      [...new Set((await rows('command_log')).flatMap(({ cart_id, owner }) => (owner === null ? [] : [cart_id])))],
      (await rows('holds')).flatMap(({ cart_id, client }) => (client === null ? [] : [cart_id])),
    ];
    const ordersWithMails = async () => (await rig.orders()).flatMap(({ ref, mails }) => mails.map(() => ref)).sort();
    const shop = { ...rig, accounts, begun, bought, paid, unpaid, other, people, eraseMails, erasePayments, page };
    return { ...shop, texts, ownersAndClients, ordersWithMails };
  };

  test('records of an address contain everything stored about its person, and nothing about others', async () => {
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
    expect(records.orders[1]?.kept).toBeUndefined();
    expect(records.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(records)).not.toContain('ziga');
    expect((await people.recordsOf(''))._unsafeUnwrap()).toEqual({ orders: [], entries: [], drafts: 0 });
  });

  test('erasure is refused while a payment runs, and then deletes everything about a person, due mails included, but the invoice address', async () => {
    const shop = await aShop();
    const decline = await shop.begun();
    const before = await shop.texts();
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toEqual({ type: 'underWay', orders: ['2026-000004'] });
    expect([await shop.texts(), shop.eraseMails, shop.erasePayments]).toEqual([before, [], []]);
    expect((await shop.ownersAndClients()).map(({ length }) => length)).toEqual([5, 4]);

    await decline(declined);
    expect(await shop.ordersWithMails()).toEqual([shop.paid.ref, shop.other.ref].sort());
    expect((await shop.people.erase(ana))._unsafeUnwrap()).toMatchObject({
      ...{ type: 'erased', forgotten: ['2026-000002', '2026-000004'], reduced: ['2026-000001'] },
      ...{ drafts: 1, account: true, mails: 1, unsent: 1 },
    });
    expect(await shop.ordersWithMails()).toEqual([shop.other.ref]);
    const { entries } =
      (await sellerDesk(shop.store, shop.run).history('2026-000001'))._unsafeUnwrap() ?? expect.fail();
    expect(entries.flatMap(({ what, word }) => (/^mail/.test(what) ? [`${what} ${word}`] : []))).toEqual([
      'mailAsked completed',
      'mailDropped completed',
    ]);
    expect(shop.eraseMails[0]?.toSorted()).toEqual(['2026-000001', '2026-000002', '2026-000004']);
    expect(shop.erasePayments[0]).toEqual(['2026-000002', '2026-000004']);
    expect(await shop.ownersAndClients()).toEqual([[shop.other.cartId], [shop.other.cartId]]);
    const after = await shop.texts();
    expect(after).not.toMatch(/ana@/i);
    expect(after).toContain('ziga@example.si');
    expect((await shop.people.buyerOf('2026-000001'))._unsafeUnwrap()).toEqual({
      ...aBuyer(cartId('')).customer,
      ...{ email: '', phoneNumber: '' },
    });
    expect((await shop.people.buyerOf(shop.unpaid.ref))._unsafeUnwrap()).toBeUndefined();
    expect((await shop.people.buyerOf(orderRef('none')))._unsafeUnwrap()).toBeUndefined();
    expect((await shop.people.recordsOf(ana))._unsafeUnwrap()).toEqual({ orders: [], entries: [], drafts: 0 });
  });

  test('the note of a cancellation is among the records of its buyer, and is erased with them', async () => {
    const { people, run, texts, rows } = await aShop();
    const orderNumber = '2026-000001';
    const request = { key: pressKey('press'), refund: 'none', evenUsed: false, isRefunded: false } as const;
    const why = { reason: 'illness', note: 'her child is ill' } as const;
    (await run<'cancelByOffice'>({ type: 'cancelByOffice', orderNumber, ...request, ...why }))._unsafeUnwrap();
    const { orders } = (await people.recordsOf(ana))._unsafeUnwrap();
    expect(orders[0]).toMatchObject({ number: orderNumber, cancelNote: 'her child is ill' });
    expect((await people.erase(ana, 'mojca'))._unsafeUnwrap()).toMatchObject({
      type: 'erased',
      reduced: [orderNumber],
    });
    expect(await texts()).not.toContain('her child');
    const log = JSON.stringify(await rows('command_log'));
    expect([log.includes('her child'), log.includes('mojca')]).toEqual([false, true]);
  });

  test('erasure leaves an order whole whose payment begins meanwhile, and names it', async () => {
    const shop = await aShop();
    const { cartId: id, session = expect.fail() } = shop.unpaid;
    const people = sqlPeople({
      database: shop.database,
      ...buyersOver(shop.store),
      now: shop.time.clock.now,
      erasePayments: () => ok(),
      eraseMails: async () => {
        (await shop.start({ cartId: id, session }))._unsafeUnwrap();
        return 0;
      },
    });
    expect((await people.erase(ana))._unsafeUnwrap()).toEqual({ type: 'underWay', orders: ['2026-000002'] });
    const buyers = JSON.stringify(await shop.rows('order_buyers'));
    expect([/Ana@Example/.test(buyers), /ana@example.si/.test(buyers)]).toEqual([true, false]);
  });

  test('erasure changes nothing while the payment page runs, and deletes everything once it has stopped', async () => {
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

  test('erasure finds a person under each spelling of the address, and a member under each address', async () => {
    const { people, bought, accounts, rows, texts } = await aShop();
    const member = { name: 'Žana', surname: 'Kos', email: 'žana@bücher.example', ...blank };
    (await accounts.register({ password: 'kopalna plahta', member }))._unsafeUnwrap();
    const { member_hash_id: memberHashId } =
      (await rows('accounts')).find(({ name }) => name === member.email) ?? expect.fail('no account');
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

  test('an erasure that fails at the mail files changes no row and can be repeated', async () => {
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
