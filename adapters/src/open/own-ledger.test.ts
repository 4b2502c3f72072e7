import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instant } from '@shop/core/dates/instant';
import { attemptId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { aSession } from '../payment-standin/testing/test-payments.ts';
import { eraseFromLedger, ownLedger } from './own-ledger.ts';

const at = instant(1_800_000_000_000);
const address = 'http://127.0.0.1:3001';

/** A payment page that runs, and the books in which it has one order. */
const aPage = () => {
  const file = join(temporaryFolder(), 'payments.jsonl');
  const page = ownLedger(file, { address, onLost: () => undefined })._unsafeUnwrap();
  const known = { eventId: 'e', at, attemptId: attemptId('a'), token: 't', expiresAt: at };
  page.append({ ...aSession(), ...known, type: 'opened', orderNumber: '2027-000001' })._unsafeUnwrap();
  return { file, page, text: () => readFileSync(file, 'utf8') };
};

test('what a payment page that runs knows of an order is not erased, which is told; it is once that has stopped', () => {
  const { file, page, text } = aPage();
  const before = text();
  const reason = `the payment page that runs at ${address} (process ${process.pid}) has ${file} open`;
  expect(eraseFromLedger(file, ['2027-000001'])._unsafeUnwrapErr()).toBe(reason);
  expect(text()).toBe(before);
  page.close();
  eraseFromLedger(file, ['2027-000001'])._unsafeUnwrap();
  expect(text()).toBe('');
});

test('one that knows nothing of an order, or is not there at all, is in nobody’s way', () => {
  const { file, page, text } = aPage();
  const before = text();
  eraseFromLedger(file, ['2027-000002'])._unsafeUnwrap();
  expect(text()).toBe(before);
  page.close();
  eraseFromLedger(join(temporaryFolder(), 'nowhere', 'payments.jsonl'), ['2027-000001'])._unsafeUnwrap();
});
