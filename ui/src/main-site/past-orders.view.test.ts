import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { pastOrder } from './past-orders.view.ts';

const { order } = anOrderPapers();

test.each([
  ['completed', 'success', 'Account.OrderPaid'],
  ['canceling', 'danger', 'Account.OrderCanceling'],
  ['canceled', 'danger', 'Account.OrderCanceled'],
  ['refunding', 'danger', 'Account.OrderRefunding'],
  ['refunded', 'danger', 'Account.OrderRefunded'],
] as const)('a past order that is %s has the tone %s and the text %s', (outcome, tone, text) => {
  const { state } = pastOrder({ ...order, outcome }, plainTranslator, 'Europe/Ljubljana');
  expect(state).toEqual({ tone, text });
});
