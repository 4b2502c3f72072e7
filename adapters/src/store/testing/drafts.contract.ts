import { draftLifetime, maxDrafts } from '@shop/core/customer/customer-drafts';
import { cartId, checkoutSession } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { forgetDrafts, sqlDrafts } from '../seller/sql-drafts.ts';
import { adult, type testShopOn } from './test-shop.ts';

const [mine, other] = [checkoutSession('a'.repeat(32)), checkoutSession('b'.repeat(32))];
const ana = aCustomerDraft({ firstName: 'Ana', email: 'ana@' });

/** Contract: drafts of customer forms, in any store. */
export const draftsContract = (openShop: () => Promise<ReturnType<typeof testShopOn>>): void => {
  const opened = async () => {
    const shop = await openShop();
    const { clock, inTransaction, store } = shop;
    const { cartId: cart } = (await shop.add([[adult, 1]]))._unsafeUnwrap();
    const drafts = () => sqlDrafts(shop.parts.database, clock);
    const rows = () => inTransaction((tx) => tx.selectFrom('sessions').selectAll().execute());
    const forget = async () => (await store.forgetLoose('drafts', clock.now(), 9))._unsafeUnwrap();
    /** Writes the drafts of a number of other sessions of the cart. */
    const typeMany = (count: number) => {
      const row = { cart_id: cart, draft: '{}', typed_at: clock.now() };
      const sessions = Array.from({ length: count }, (_none, at) => ({ ...row, session_digest: `session ${at}` }));
      return inTransaction((tx) => tx.insertInto('sessions').values(sessions).execute());
    };
    return { ...shop, cart, drafts, rows, forget, typeMany };
  };

  test('the last draft of a session and cart is stored until it is deleted, without the text of the session', async () => {
    const { cart, drafts, rows } = await opened();
    const owner = { cartId: cart, session: mine };
    await drafts().keep(owner, ana);
    const later = drafts();
    expect(await later.find(owner)).toEqual(ana);
    expect(await later.find({ cartId: cart, session: other })).toBeUndefined();
    expect(await later.find({ cartId: cartId('c'.repeat(32)), session: mine })).toBeUndefined();
    for (const session of [other, mine])
      await later.keep({ cartId: cart, session }, aCustomerDraft({ firstName: 'Maja' }));
    expect((await later.find(owner))?.firstName).toBe('Maja');
    expect(await rows()).toHaveLength(2);
    expect(JSON.stringify(await rows())).not.toContain(mine);
    await later.forget(owner);
    expect(await later.find(owner)).toBeUndefined();
    expect((await later.find({ cartId: cart, session: other }))?.firstName).toBe('Maja');
  });

  test('a draft is found for an hour, then retention and the next start delete it', async () => {
    const { cart, drafts, clock, rows, inTransaction, database, forget } = await opened();
    await drafts().keep({ cartId: cart, session: mine }, ana);
    clock.advance(draftLifetime);
    expect(await drafts().find({ cartId: cart, session: mine })).toEqual(ana);
    clock.advance(1);
    expect(await drafts().find({ cartId: cart, session: mine })).toBeUndefined();
    await drafts().keep({ cartId: cart, session: other }, ana);
    expect(await forget()).toBe(1);
    expect(await rows()).toHaveLength(1);
    clock.advance(draftLifetime + 1);
    await inTransaction((tx) => forgetDrafts(tx, database.dialect, clock.now()));
    expect(await rows()).toEqual([]);
  });

  test('a draft of an unknown cart is not stored, and a draft is deleted with its cart', async () => {
    const { cart, drafts, rows, inTransaction } = await opened();
    await drafts().keep({ cartId: cartId('c'.repeat(32)), session: mine }, ana);
    expect(await rows()).toEqual([]);
    await drafts().keep({ cartId: cart, session: mine }, ana);
    await inTransaction(async (tx) => {
      await tx.deleteFrom('holds').execute();
      await tx.deleteFrom('carts').execute();
    });
    expect(await rows()).toEqual([]);
  });

  test('retention deletes the oldest draft when there is one too many', async () => {
    const { cart, drafts, clock, rows, forget, typeMany } = await opened();
    const owner = { cartId: cart, session: mine };
    await drafts().keep(owner, ana);
    clock.advance(1);
    await typeMany(maxDrafts);
    expect(await forget()).toBe(1);
    expect(await rows()).toHaveLength(maxDrafts);
    expect(await drafts().find(owner)).toBeUndefined();
  });

  test('retention deletes only the surplus of drafts of the same moment', async () => {
    const { rows, forget, typeMany } = await opened();
    await typeMany(maxDrafts + 2);
    expect(await forget()).toBe(2);
    expect(await rows()).toHaveLength(maxDrafts);
  });
};
