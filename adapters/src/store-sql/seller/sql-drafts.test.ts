import { draftLifetime, mostDrafts } from '@shop/core/customer/customer-drafts';
import { cartId, checkoutSession } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { expect, it } from 'vitest';
import { adult, openTestShop } from '../testing/test-shop.ts';
import { forgetDrafts, sqlDrafts } from './sql-drafts.ts';

const [mine, other] = [checkoutSession('a'.repeat(32)), checkoutSession('b'.repeat(32))];
const ana = aCustomerDraft({ firstName: 'Ana', email: 'ana@' });

const opened = async () => {
  const shop = await openTestShop();
  const { cartId: cart } = (await shop.add([[adult, 1]]))._unsafeUnwrap();
  const drafts = () => sqlDrafts(shop.parts.database, shop.clock);
  const rows = () => shop.inTransaction((tx) => tx.selectFrom('sessions').selectAll().execute());
  return { ...shop, cart, drafts, rows };
};

it('keeps the last draft of a session and cart until it is forgotten; a session is no text of the store', async () => {
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

it('is found for an hour; then retention erases it, and so does the next start', async () => {
  const { cart, drafts, clock, rows, inTransaction, store, database } = await opened();
  await drafts().keep({ cartId: cart, session: mine }, ana);
  clock.advance(draftLifetime);
  expect(await drafts().find({ cartId: cart, session: mine })).toEqual(ana);
  clock.advance(1);
  expect(await drafts().find({ cartId: cart, session: mine })).toBeUndefined();
  await drafts().keep({ cartId: cart, session: other }, ana);
  expect((await store.forgetLoose('drafts', clock.now(), 9))._unsafeUnwrap()).toBe(1);
  expect(await rows()).toHaveLength(1);
  clock.advance(draftLifetime + 1);
  await inTransaction((tx) => forgetDrafts(tx, database.dialect, clock.now()));
  expect(await rows()).toEqual([]);
});

it('of a cart that nobody has keeps nothing, and goes with its cart', async () => {
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

it('of more than may be kept retention erases the one that was typed longest ago', async () => {
  const { add, cart, drafts, clock, rows, inTransaction, store } = await opened();
  const { cartId: another } = (await add([[adult, 1]]))._unsafeUnwrap();
  const first = { cart_id: another, session_digest: 'first', draft: '{}', typed_at: clock.now() };
  clock.advance(1);
  await inTransaction(async (tx) => {
    await tx.insertInto('sessions').values(first).execute();
    for (let at = 1; at < mostDrafts; at += 1) {
      const row = { ...first, session_digest: `session ${at}`, typed_at: clock.now() };
      await tx.insertInto('sessions').values(row).execute();
    }
  });
  await drafts().keep({ cartId: cart, session: mine }, ana);
  expect((await store.forgetLoose('drafts', clock.now(), 9))._unsafeUnwrap()).toBe(1);
  const kept = await rows();
  expect([kept.length, kept.some(({ session_digest }) => session_digest === first.session_digest)]).toEqual([
    mostDrafts,
    false,
  ]);
}, 60_000);

it('of more drafts of one moment than may be kept, retention erases only the surplus', async () => {
  const { cart, clock, rows, inTransaction, store } = await opened();
  await inTransaction(async (tx) => {
    for (let at = 0; at < mostDrafts + 2; at += 1) {
      const row = { cart_id: cart, session_digest: `session ${at}`, draft: '{}', typed_at: clock.now() };
      await tx.insertInto('sessions').values(row).execute();
    }
  });
  expect((await store.forgetLoose('drafts', clock.now(), 9))._unsafeUnwrap()).toBe(2);
  expect(await rows()).toHaveLength(mostDrafts);
}, 60_000);
