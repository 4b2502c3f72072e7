import { servedCalls } from '@shop/adapters/server/testing/serving';
import { factNames } from '@shop/core/checkout/fact';
import type { CommandName } from '@shop/core/seller/commands';
import { expect, test } from 'vitest';
import { expectAlike } from './alike-hosts.ts';
import { directWay, type Way } from './call-visitors.ts';
import { walkRuns } from './walk-runs.ts';
import { sqlWorld } from './walk-worlds.ts';

const commands: Readonly<Record<CommandName, 'changes'>> = {
  addTicket: 'changes',
  addGiftCard: 'changes',
  addUpsell: 'changes',
  changeQuantity: 'changes',
  removeLine: 'changes',
  extendHold: 'changes',
  applyPromoCode: 'changes',
  beginCheckout: 'changes',
  saveCustomer: 'changes',
  startPayment: 'changes',
  keepSession: 'changes',
  giveUpOpening: 'changes',
  postponeQuery: 'changes',
  settle: 'changes',
  noteCurrency: 'changes',
  noteStray: 'changes',
  cancelOrder: 'changes',
  admitTicket: 'changes',
  takeBack: 'changes',
  takeMail: 'changes',
  noteMail: 'changes',
  resendMail: 'changes',
  forgetCart: 'changes',
  forgetBuyer: 'changes',
};

/** A real socket with client adapter, server adapter and host. */
const overSocket: Way = async ({ shop, checkout, notify }) => {
  const { calls, close } = await servedCalls({ shop, checkout });
  return { shop: calls, checkout: calls, notify, close };
};

/** Fewer walks on three hosts by this factor, since every step is compared. */
const looks = 20;

test('a walk is answered and stored alike by memory, by SQL and by SQL over HTTP, in every total, counter and record (R-SAFE-14)', async () => {
  const seen = await expectAlike(walkRuns('three hosts', 30, 1 / looks), async () => [
    [await sqlWorld(), directWay],
    [await sqlWorld(), overSocket],
  ]);
  // Without one of them the walks would prove nothing about it.
  expect([...seen].sort()).toEqual([...Object.keys(commands), ...factNames].sort());
}, 3_600_000);
