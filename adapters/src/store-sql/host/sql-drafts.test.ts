import { draftLifetime, mostDrafts } from '@shop/core/customer/customer-drafts';
import { cartId, checkoutSession } from '@shop/core/ids';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { expect, it } from 'vitest';
import { adult, openTestShop } from '../testing/test-shop.ts';
import { forgetOldDrafts, sqlDrafts } from './sql-drafts.ts';

const [mine, other] = [checkoutSession('a'.repeat(32)), checkoutSession('b'.repeat(32))];
const ana = aCustomerDraft({ firstName: 'Ana', email: 'ana@' });

const opened = async () => {
  const shop = await openTestShop();
  const { cartId: cart } = (await shop.add([[adult, 1]]))._unsafeUnwrap();
  const drafts = () => sqlDrafts(shop.parts.database, shop.clock);
  const rows = () => shop.inTransaction((tx) => tx.selectFrom('customer_drafts').selectAll().execute());
  return { ...shop, cart, drafts, rows };
};

it('keeps a draft for its own session and cart, whatever becomes of the process', async () => {
  const { cart, drafts } = await opened();
  await drafts().keep({ cartId: cart, session: mine }, ana);
  const later = drafts();
  expect(await later.find({ cartId: cart, session: mine })).toEqual(ana);
  expect(await later.find({ cartId: cart, session: other })).toBeUndefined();
  expect(await later.find({ cartId: cartId('c'.repeat(32)), session: mine })).toBeUndefined();
});

it('keeps the last one alone, until it is forgotten; a session is no text of the store', async () => {
  const { cart, drafts, rows } = await opened();
  const owner = { cartId: cart, session: mine };
  await drafts().keep(owner, ana);
  await drafts().keep(owner, aCustomerDraft({ firstName: 'Maja' }));
  expect((await drafts().find(owner))?.firstName).toBe('Maja');
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toContain(mine);
  await drafts().forget(owner);
  expect(await drafts().find(owner)).toBeUndefined();
});

it.each([
  [draftLifetime, true],
  [draftLifetime + 1, false],
])('%i ms after the last letter it is told: %s', async (time, isTold) => {
  const { cart, drafts, clock } = await opened();
  await drafts().keep({ cartId: cart, session: mine }, ana);
  clock.advance(time);
  expect((await drafts().find({ cartId: cart, session: mine })) !== undefined).toBe(isTold);
});

it('what is told no more is erased by the next one, and by the next start', async () => {
  const { cart, drafts, clock, rows, inTransaction } = await opened();
  await drafts().keep({ cartId: cart, session: mine }, ana);
  clock.advance(draftLifetime + 1);
  await drafts().keep({ cartId: cart, session: other }, ana);
  expect(await rows()).toHaveLength(1);
  clock.advance(draftLifetime + 1);
  await inTransaction((tx) => forgetOldDrafts(tx, clock.now()));
  expect(await rows()).toEqual([]);
});

it('of a cart that nobody has keeps nothing, and goes with its cart', async () => {
  const { cart, drafts, rows, inTransaction } = await opened();
  await drafts().keep({ cartId: cartId('c'.repeat(32)), session: mine }, ana);
  expect(await rows()).toEqual([]);
  await drafts().keep({ cartId: cart, session: mine }, ana);
  await inTransaction(async (tx) => {
    await tx.deleteFrom('cart_lines').execute();
    await tx.deleteFrom('carts').execute();
  });
  expect(await rows()).toEqual([]);
});

it('of more than may be kept the one that was typed longest ago gives way', async () => {
  const { add, cart, drafts, clock, rows, inTransaction } = await opened();
  const { cartId: another } = (await add([[adult, 1]]))._unsafeUnwrap();
  const [first, ...rest] = Array.from({ length: mostDrafts }, (_, at) => ({
    cart_id: another,
    session_digest: `session ${at}`,
    draft: '',
    typed_at: clock.now(),
  }));
  clock.advance(1);
  if (first === undefined) throw new Error('none may be kept');
  await inTransaction(async (tx) => {
    await tx.insertInto('customer_drafts').values(first).execute();
    for (const row of rest)
      await tx
        .insertInto('customer_drafts')
        .values({ ...row, typed_at: clock.now() })
        .execute();
  });
  await drafts().keep({ cartId: cart, session: mine }, ana);
  const kept = await rows();
  expect([kept.length, kept.some(({ session_digest }) => session_digest === first.session_digest)]).toEqual([
    mostDrafts,
    false,
  ]);
}, 60_000);
