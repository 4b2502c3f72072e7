import type { AttentionItem, SettlePaymentResult } from '@shop/core/checkout/order-history';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const all: readonly AttentionItem[] = [
  { type: 'mail', orderNumber: '2026-000002', since: instant(0), about: 'completed', why: 'undeliverable' },
  { type: 'payment', orderNumber: '2026-000001', since: instant(0), attempt: 'a1', why: 'notRefunded' },
  { type: 'stray', since: instant(0), attempt: 'b2', ref: 'r', amount: cents(44_00), why: 'unknownToShop' },
];

const run = (typed: readonly string[], desk: Partial<DeskPort>) =>
  runShop(['payments', ...typed], { access: { openOperator: operatorStub(desk) } });

it('payments list prints payments with their reference, and no mails', async () => {
  const { exitCode, stdout } = await run(['list'], { attention: () => okAsync(all) });
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/2026-000001 +payment a1 .*\n.*44,00 €, payment b2/)]);
  expect(stdout).not.toContain('2026-000002');
});

it('payments list prints first since when the provider has not answered and how many attempts wait (R-KEEP-7)', async () => {
  const silence: AttentionItem = {
    type: 'silence',
    since: instant(Date.parse('2026-11-28T20:04:00Z')),
    attempts: 328,
    why: '',
  };
  const words = 'the payment provider has not answered since 2026-11-28 21:04; 328 attempts wait';
  const { stdout } = await run(['list'], { attention: () => okAsync([silence, ...all]) });
  expect(stdout.split('\n').slice(0, 2)).toEqual([words, expect.stringMatching(/^since +order/)]);
  expect((await run(['list'], { attention: () => okAsync([silence]) })).stdout).toBe(`${words}\n`);
});

it.each<readonly [settled: SettlePaymentResult['type'], code: number, printed: RegExp]>([
  ['settled', 0, /^settled\n$/],
  ['notListed', 3, /Payments\.NotListed/],
  ['owed', 3, /Payments\.Owed.*\n.*--as refunded/],
])('payments settle sends the finding and ends by the answer %s', async (type, code, printed) => {
  const requests: unknown[] = [];
  const settlePayment: DeskPort['settlePayment'] = (...args) => {
    requests.push(args);
    return okAsync({ type });
  };
  const { exitCode, stdout, stderr } = await run(['settle', 'a1', '--as', 'refunded'], { settlePayment });
  expect([exitCode, stdout + stderr, requests]).toEqual([code, expect.stringMatching(printed), [['a1', 'refunded']]]);
});

it('payments settle refuses a missing or unknown finding with 2', async () => {
  const typed = [
    ['settle', 'a1'],
    ['settle', 'a1', '--as', 'gone'],
  ];
  for (const one of typed) expect((await run(one, {})).exitCode).toBe(2);
});
