import { idempotencyKey, priceListId } from '@shop/core/ids';
import { aDay } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { staysOpen } from './action.ts';
import { intentFor } from './use-action.ts';

const two = { date: aDay, choices: [{ priceListId: priceListId('adults'), quantity: 2 }] };
const three = { ...two, choices: [{ priceListId: priceListId('adults'), quantity: 3 }] };
const keys = () => {
  let made = 0;
  return () => {
    made += 1;
    return idempotencyKey(`key-${made}`.padEnd(16, '0'));
  };
};

test('the same wish goes by the same key until it is answered, another one by its own', () => {
  const newKey = keys();
  const first = intentFor(undefined, two, newKey);
  expect(intentFor(first, { ...two }, newKey)).toBe(first);
  expect(intentFor(first, three, newKey).key).not.toBe(first.key);
  expect(intentFor(undefined, two, newKey).key).not.toBe(first.key);
});

test('only an answer that tells nothing leaves a try open', () => {
  expect(staysOpen({ kind: 'unreachable', cause: 'timeout' })).toBe(true);
  expect(staysOpen({ kind: 'inProgress' })).toBe(true);
  expect(staysOpen({ kind: 'capacityFull', left: 1 })).toBe(false);
});
