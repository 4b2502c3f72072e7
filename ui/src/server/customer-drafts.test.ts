import { instant } from '@shop/core/dates/instant';
import { cartId, checkoutSession, countryId } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { aCustomer, aCustomerDraft } from '@shop/core/testing/builders';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { samplePorts } from '../testing/sample-ports.ts';
import { draftedCheckout, memoryDrafts } from './customer-drafts.ts';

const hour = 60 * 60_000;
const [mine, other] = [checkoutSession('a'.repeat(32)), checkoutSession('b'.repeat(32))];
const ana = aCustomerDraft({ firstName: 'Ana', email: 'ana@' });

const opened = () => {
  let now = 0;
  const drafts = memoryDrafts(() => instant(now));
  return { drafts, wait: (time: number) => (now += time) };
};

test('a draft is told to its own session alone', () => {
  const { drafts } = opened();
  drafts.keep(mine, ana);
  expect([drafts.find(mine), drafts.find(other)]).toEqual([ana, undefined]);
});

test.each([
  [hour - 1, true],
  [hour, true],
  [hour + 1, false],
])('after %i ms of the last letter it is there: %s', (time, isThere) => {
  const { drafts, wait } = opened();
  drafts.keep(mine, aCustomerDraft());
  wait(hour);
  drafts.keep(mine, ana);
  wait(time);
  expect(drafts.find(mine)).toEqual(isThere ? ana : undefined);
});

test('of more than 2,000 sessions the one that typed longest ago gives way', () => {
  const { drafts } = opened();
  const sessions = Array.from({ length: 2_000 }, (_, at) => checkoutSession(String(at)));
  for (const session of sessions) drafts.keep(session, ana);
  drafts.keep(checkoutSession('0'), ana);
  drafts.keep(mine, ana);
  expect(['0', '1', '2'].map((session) => drafts.find(checkoutSession(session)) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

const query = { cartId: cartId('cart-1'), language: 'sl' } as const;
const entry = { ...query, customer: aCustomer({ country: countryId('SI') }), mtcId: -1, session: mine };

test('the form begins with what its session typed last, until that is saved', async () => {
  const { drafts } = opened();
  const saves: CheckoutPort = { ...samplePorts.checkout, saveCustomer: () => okAsync({}) };
  const checkout = draftedCheckout(saves, drafts);
  drafts.keep(mine, ana);
  const draftFor = async (asked: Parameters<CheckoutPort['loadCustomer']>[0]) =>
    (await checkout.loadCustomer(asked))._unsafeUnwrap().draft;
  expect(await draftFor({ ...query, session: mine })).toEqual(ana);
  expect(await draftFor({ ...query, session: other })).toBeUndefined();
  expect(await draftFor(query)).toBeUndefined();
  await checkout.saveCustomer(entry);
  expect(await draftFor({ ...query, session: mine })).toBeUndefined();
});

test('what is refused stays a draft', async () => {
  const { drafts } = opened();
  drafts.keep(mine, ana);
  const refuses: CheckoutPort = { ...samplePorts.checkout, saveCustomer: () => errAsync({ kind: 'cartFrozen' }) };
  await draftedCheckout(refuses, drafts).saveCustomer(entry);
  expect(drafts.find(mine)).toEqual(ana);
});
