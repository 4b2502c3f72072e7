import type { CancelResult } from '@shop/core/checkout/order-cancellation';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import type { OperatorFailure } from '@shop/core/ports/catalog-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const number = '2026-000001';
const done = (refund: number): CancelResult => ({ type: 'canceled', number, at: instant(0), refund: cents(refund) });

const aShop = (answer: ResultAsync<CancelResult, OperatorFailure>) => {
  const cancelByOffice = vi.fn<OfficePort['cancelByOffice']>(() => answer);
  const access = { openOperator: operatorStub({}, undefined, { cancelByOffice }) };
  const run = (...typed: readonly string[]) => runShop(['order', 'cancel', number, ...typed], { access });
  return { run, cancelByOffice };
};

it.each([
  [['--reason', 'illness'], { refund: 'all', reason: 'illness', note: undefined }],
  [['--reason', 'Weather: storm  ', '--refund', '12,50'], { refund: 1250, reason: 'weather', note: 'storm' }],
  [
    ['--reason', 'other: she called', '--refund', 'none', '--used'],
    { refund: 'none', reason: 'other', note: 'she called', evenUsed: true },
  ],
  [['--reason', 'other', '--refunded', '--key', 'again'], { reason: 'other', isRefunded: true, key: 'again' }],
])('order cancel with %j asks for it', async (typed, request) => {
  const { run, cancelByOffice } = aShop(okAsync(done(0)));
  expect(await run(...typed)).toMatchObject({ exitCode: 0 });
  const asked = { key: 'press', evenUsed: false, isRefunded: false, ...request };
  expect(cancelByOffice.mock.calls).toEqual([[number, expect.objectContaining(asked)]]);
});

it.each([
  [[]],
  [['--reason', ' ']],
  [['--reason', ':']],
  [['--reason', 'ilness']],
  [['--reason', 'she called']],
  [['--reason', 'other', '--refund', '0']],
  [['--reason', 'other', '--refund', 'some']],
  [['--reason', 'other', '--refund', 'none', '--refunded']],
])('order cancel refuses %j with 2', async (typed) => {
  expect(await aShop(okAsync(done(0))).run(...typed)).toMatchObject({ exitCode: 2, stdout: '' });
});

it.each([
  [done(0), [], 'nothing is refunded'],
  [done(1250), [], '12.50 to refund'],
  [done(1250), ['--refunded'], '12.50 recorded as refunded'],
] as const)('order cancel says what %j means', async (answer, typed, text) => {
  const { exitCode, stdout } = await aShop(okAsync(answer)).run('--reason', 'other', ...typed);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining(text)]);
});

it.each([
  [{ type: 'unknown' }, 'Order.Unknown'],
  [{ type: 'notPaid' }, 'Order.NotPaid'],
  [{ type: 'over', state: 'canceling' }, 'Order.Over'],
  [{ type: 'used' }, 'Order.Used'],
  [{ type: 'tooMuch', most: cents(30_00) }, '30.00'],
  [{ type: 'wholeOnly', amount: cents(44_00) }, '44.00'],
] as const)('order cancel ends with 3 for %j', async (answer, text) => {
  const { exitCode, stderr } = await aShop(okAsync(answer)).run('--reason', 'other');
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining(text)]);
});

it('order cancel names its key when the answer is lost', async () => {
  const { exitCode, stderr } = await aShop(errAsync({ kind: 'unreachable', cause: 'network' })).run(
    '--reason',
    'other',
  );
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining('--key press')]);
});

it('order cancel with a token of the door names the setting of tokens that may cancel', async () => {
  const { exitCode, stderr } = await aShop(errAsync({ kind: 'notAllowed', role: 'door' })).run('--reason', 'other');
  expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/, door, does not allow .*\n.*OFFICE_TOKENS/)]);
});
