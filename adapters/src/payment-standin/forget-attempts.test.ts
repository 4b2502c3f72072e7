import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instant, plusMilliseconds } from '@shop/core/dates/instant';
import { attemptId } from '@shop/core/ids';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { forgetAttempts, ofOrders, overBefore } from './forget-attempts.ts';
import { openLedger } from './ledger.ts';
import type { PaymentEvent } from './payment-records.ts';
import { aSession } from './testing/test-payments.ts';

const at = instant(1_800_000_000_000);
const { amount } = aSession();

type End = 'open' | 'captured' | 'authorized' | 'declined' | 'canceled' | 'refunded';

const attempt = (id: string, end: End): readonly PaymentEvent[] => {
  const known = { eventId: `e-${id}`, at, attemptId: attemptId(id) };
  const order = { orderNumber: `no-${id}`, token: id, expiresAt: at };
  const opened = { ...aSession(), ...known, ...order, type: 'opened' } as const;
  if (end === 'open') return [opened];
  if (end === 'canceled') return [opened, { type: end, ...known, by: 'time' }];
  return [opened, end === 'declined' ? { type: end, ...known } : { type: end, ...known, amount }];
};

const ends = ['open', 'captured', 'authorized', 'declined', 'canceled', 'refunded'] as const;

const aLedger = (more = '') => {
  const file = join(temporaryFolder(), 'payments.jsonl');
  const events = ends.flatMap((end) => attempt(end, end));
  writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join('') + more);
  return { file, attempts: () => [...openLedger(file)._unsafeUnwrap().records.byAttempt.keys()] };
};

it('what was over before a moment leaves, what is exactly as old stays, and so does what may be refunded', () => {
  const { file, attempts } = aLedger();
  forgetAttempts(file, overBefore(at))._unsafeUnwrap();
  expect(attempts()).toEqual(ends);
  forgetAttempts(file, overBefore(plusMilliseconds(at, 1)))._unsafeUnwrap();
  expect(attempts()).toEqual(['captured', 'authorized']);
});

it('what was paid for orders that are forgotten leaves, and nothing else', () => {
  const { file, attempts } = aLedger();
  forgetAttempts(file, ofOrders(['no-declined', 'no-other']))._unsafeUnwrap();
  expect(attempts()).toEqual(ends.filter((end) => end !== 'declined'));
});

it('a damaged ledger stays as it is, and one that is not there is none', () => {
  const { file } = aLedger('nonsense\n');
  const before = readFileSync(file, 'utf8');
  forgetAttempts(file, () => true)._unsafeUnwrap();
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(forgetAttempts(join(temporaryFolder(), 'none.jsonl'), () => true).isOk()).toBe(true);
});
