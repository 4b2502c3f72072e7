import type { Admission, TakeBackResult } from '@shop/core/checkout/admission';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const goods = { productTitle: 'Vrednostni bon', priceTitle: '' };
const balance = { worth: cents(1_050_00), balance: cents(37_50) };
const at = instant(0);

/** Runs a command with a desk that gives these answers; also returns the desk's calls. */
const desk = async (typed: readonly string[], admission: Admission, takenBack: TakeBackResult) => {
  const requests: unknown[] = [];
  const answered =
    <Answer>(answer: Answer) =>
    (...args: readonly unknown[]) => {
      requests.push(args);
      return okAsync(answer);
    };
  const openOperator = operatorStub({ admit: answered(admission), takeBack: answered(takenBack) });
  const run = await runShop(['ticket', ...typed], { access: { openOperator } });
  return { ...run, requests };
};

const unknown = { type: 'unknown' } as const;

const day = localDate('2026-12-01');

it.each<readonly [Admission, exitCode: number, text: RegExp]>([
  [{ type: 'admitted', at, visits: { left: 3, of: 10 }, ...goods }, 0, /admitted.*Vrednostni bon, 3 of 10 visits left/],
  [{ type: 'admitted', at, ...goods, priceTitle: 'Odrasli' }, 0, /admitted.*Vrednostni bon, Odrasli$/m],
  [
    { type: 'redeemed', at, amount: cents(12_50), ...balance, ...goods },
    0,
    /€12\.50 taken.*€37\.50 of €1,050\.00 left/,
  ],
  [{ type: 'alreadyAdmitted', at, ...goods }, 10, /used already, at 1970/],
  [
    { type: 'alreadyAdmitted', at, visits: { left: 3, of: 10 }, ...goods },
    10,
    /persons of the day.*3 of 10 visits left/,
  ],
  [{ type: 'wrongDay', first: day, last: day, ...goods }, 11, /for 2026-12-01.*Ticket\.wrongDay/],
  [{ type: 'canceled' }, 12, /canceled or refunded/],
  [{ type: 'unknown' }, 13, /no such ticket/],
  [{ type: 'valueCard', ...balance, ...goods }, 14, /€37\.50 of €1,050\.00 left; nothing was taken; --amount.*--whole/],
  [{ type: 'balanceTooLow', ...balance, ...goods }, 15, /only €37\.50 of €1,050\.00 left; nothing was taken/],
  [{ type: 'expired', last: day, ...goods }, 16, /last day was 2026-12-01/],
  [{ type: 'noValueCard', ...goods }, 17, /no value card/],
  [{ type: 'keyReused', at, amount: cents(12_50), ...balance, ...goods }, 3, /used at 1970.* for €12\.50; nothing was/],
])('ticket check with the answer %j ends with %i and words', async (admission, exitCode, text) => {
  const run = await desk(['check', 'code'], admission, unknown);
  expect([run.exitCode, `${run.stdout}${run.stderr}`]).toEqual([exitCode, expect.stringMatching(text)]);
});

it.each<readonly [TakeBackResult, exitCode: number, text: RegExp]>([
  [{ type: 'takenBack', at, amount: cents(12_50), ...balance, ...goods }, 0, /€12\.50 put back.*€37\.50 of/],
  [{ type: 'neverTaken', ...balance, ...goods }, 15, /less was ever taken.*nothing was put back/],
])('ticket take-back with the answer %j ends with %i and words', async (takenBack, exitCode, text) => {
  const run = await desk(['take-back', 'code', '--amount', '12,50'], unknown, takenBack);
  expect([run.exitCode, `${run.stdout}${run.stderr}`]).toEqual([exitCode, expect.stringMatching(text)]);
});

it.each([
  [['check'], ['press', undefined]],
  [
    ['check', '--whole'],
    ['press', 'all'],
  ],
  [
    ['check', '--amount', '12,50'],
    ['press', 12_50],
  ],
  [
    ['check', '--amount', '12.50', '--key', 'lost'],
    ['lost', 12_50],
  ],
  [
    ['take-back', '--amount', '12,50'],
    ['press', 12_50],
  ],
])('ticket %j sends %j', async (typed, request) => {
  expect((await desk([...typed, 'code'], unknown, unknown)).requests).toEqual([['code', ...request]]);
});

it.each([
  [['check', '--amount', '0']],
  [['check', '--amount', '12.505']],
  [['check', '--amount', '5', '--whole']],
  [['take-back']],
])('ticket %j ends with 2 before any call', async (typed) => {
  const { exitCode, requests } = await desk([...typed, 'code'], unknown, unknown);
  expect([exitCode, requests]).toEqual([2, []]);
});

it('ticket check prints the key of a lost answer for a repeat', async () => {
  const admit = () => errAsync({ kind: 'unreachable', cause: 'timeout' } as const);
  const { exitCode, stderr } = await runShop(['ticket', 'check', 'code'], {
    access: { openOperator: operatorStub({ admit }) },
  });
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining('--key press')]);
});
