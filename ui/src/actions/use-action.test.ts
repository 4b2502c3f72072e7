import { idempotencyKey, priceListId } from '@shop/core/ids';
import { aDay } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { staysOpen } from './action.ts';
import { intentFor } from './use-action.ts';

const two = { date: aDay, choices: [{ priceListId: priceListId('adults'), quantity: 2 }] };
const three = { ...two, choices: [{ priceListId: priceListId('adults'), quantity: 3 }] };
const keys = () => {
  let count = 0;
  return () => {
    count += 1;
    return idempotencyKey(`key-${count}`.padEnd(16, '0'));
  };
};

test('the same action reuses its idempotency key until it is answered; another action gets a key of its own', () => {
  const newKey = keys();
  const first = intentFor(undefined, two, newKey);
  expect(intentFor(first, { ...two }, newKey)).toBe(first);
  expect(intentFor(first, three, newKey).key).not.toBe(first.key);
  expect(intentFor(undefined, two, newKey).key).not.toBe(first.key);
});

test('an action stays open only after an answer that leaves its outcome unknown', () => {
  expect(staysOpen({ kind: 'unreachable', cause: 'timeout' })).toBe(true);
  expect(staysOpen({ kind: 'inProgress' })).toBe(true);
  expect(staysOpen({ kind: 'capacityFull', left: 1 })).toBe(false);
});
