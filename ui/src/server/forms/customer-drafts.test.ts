import { draftLifetime, maxDrafts } from '@shop/core/customer/customer-drafts';
import { instant } from '@shop/core/dates/instant';
import { cartId, checkoutSession, countryId } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { aCustomer, aCustomerDraft } from '@shop/core/testing/builders';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { samplePorts } from '../../testing/sample-ports.ts';
import { checkoutWithDrafts, memoryDrafts } from './customer-drafts.ts';

const cart = cartId('cart-1');
const ownerOf = (session: string) => ({ cartId: cart, session: checkoutSession(session) });
const [mine, other] = [ownerOf('a'.repeat(32)), ownerOf('b'.repeat(32))];
const ana = aCustomerDraft({ firstName: 'Ana', email: 'ana@' });

const opened = () => {
  let now = 0;
  const drafts = memoryDrafts(() => instant(now));
  return { drafts, wait: (time: number) => (now += time) };
};

test('a draft is found only by its own session and cart', async () => {
  const { drafts } = opened();
  await drafts.keep(mine, ana);
  expect(await drafts.find(mine)).toEqual(ana);
  expect(await drafts.find(other)).toBeUndefined();
  expect(await drafts.find({ ...mine, cartId: cartId('cart-2') })).toBeUndefined();
});

test.each([
  [draftLifetime - 1, true],
  [draftLifetime, true],
  [draftLifetime + 1, false],
])('a draft is found %i ms after its last change: %s', async (time, isFound) => {
  const { drafts, wait } = opened();
  await drafts.keep(mine, aCustomerDraft());
  wait(draftLifetime);
  await drafts.keep(mine, ana);
  wait(time);
  expect(await drafts.find(mine)).toEqual(isFound ? ana : undefined);
});

test('a draft above the limit evicts the cart that was changed longest ago', async () => {
  const { drafts } = opened();
  const ofCart = (at: number) => ({ ...mine, cartId: cartId(`c${at}`) });
  for (let at = 0; at < maxDrafts; at += 1) await drafts.keep(ofCart(at), ana);
  await drafts.keep(ofCart(0), ana);
  await drafts.keep(mine, ana);
  const drafted = await Promise.all([0, 1, 2].map((at) => drafts.find(ofCart(at))));
  expect(drafted.map((draft) => draft !== undefined)).toEqual([true, false, true]);
});

test('many sessions of one cart do not evict the draft of another cart', async () => {
  const { drafts } = opened();
  const theirs = { ...mine, cartId: cartId('theirs') };
  await drafts.keep(theirs, ana);
  for (let at = 0; at < maxDrafts + 300; at += 1) await drafts.keep(ownerOf(String(at)), ana);
  expect(await drafts.find(theirs)).toEqual(ana);
});

const query = { cartId: cart, language: 'sl' } as const;
const entry = { ...query, customer: aCustomer({ country: countryId('SI') }), mtcId: -1, session: mine.session };

test('the form begins with the draft of its session until it is saved', async () => {
  const { drafts } = opened();
  const saves: CheckoutPort = { ...samplePorts.checkout, saveCustomer: () => okAsync({}) };
  const checkout = checkoutWithDrafts(saves, drafts);
  await drafts.keep(mine, ana);
  const draftFor = async (request: Parameters<CheckoutPort['loadCustomer']>[0]) =>
    (await checkout.loadCustomer(request))._unsafeUnwrap().draft;
  expect(await draftFor({ ...query, session: mine.session })).toEqual(ana);
  expect(await draftFor({ ...query, session: other.session })).toBeUndefined();
  expect(await draftFor(query)).toBeUndefined();
  await checkout.saveCustomer(entry);
  expect(await draftFor({ ...query, session: mine.session })).toBeUndefined();
});

test('a refused form stays a draft', async () => {
  const { drafts } = opened();
  await drafts.keep(mine, ana);
  const refuses: CheckoutPort = { ...samplePorts.checkout, saveCustomer: () => errAsync({ kind: 'cartFrozen' }) };
  await checkoutWithDrafts(refuses, drafts).saveCustomer(entry);
  expect(await drafts.find(mine)).toEqual(ana);
});
