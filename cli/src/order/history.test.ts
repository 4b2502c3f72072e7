import type { OrderHistory, OrderReplay } from '@shop/core/checkout/order-history';
import { historyNames } from '@shop/core/checkout/order-history';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { aCustomer } from '@shop/core/testing/builders';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';
import { anOrder } from '../testing/test-catalog.ts';

const moment = instant(Date.UTC(2026, 10, 21, 9, 5));
const { items } = anOrder();
const promo = { code: 'DOBRODOSLI10', description: '', amount: cents(440) };

const history: OrderHistory = {
  ...{
    orderNumber: '2026-000001',
    placedAt: moment,
    status: 'completed',
    outcome: 'completed',
    paymentType: 'payment',
  },
  ...{ total: cents(3518), language: 'sl', catalogVersion: 3, items, promo, isComplete: false },
  entries: historyNames.map((what) => ({
    by: 'visitor' as const,
    staff: what === 'redeemed' ? 'till-2' : undefined,
    at: moment,
    what,
    attempt: 1,
    item: 1,
    amount: cents(3518),
    word: 'notRefunded',
  })),
};

const replayed = (isSame: boolean): OrderReplay => ({
  ...{ type: 'replayed', number: '2026-000001', version: 4, isOwnVersion: isSame, isSame, total: cents(3518) },
  ...{
    lines: items.map((item) => (isSame ? { item, again: item.price } : { item })),
    totalAgain: cents(isSame ? 3518 : 0),
  },
});

const run = (typed: readonly string[], methods: Partial<DeskPort> = {}, people?: PeoplePort) => {
  const desk: Partial<DeskPort> = {
    history: (name) => okAsync(name === history.orderNumber ? history : undefined),
    ...methods,
  };
  return runShop(['order', ...typed], { access: { openOperator: operatorStub(desk, people) } });
};

const replaying = (replay: OrderReplay): Partial<DeskPort> => ({ replay: () => okAsync(replay) });

describe('order show', () => {
  it('prints one line per event and that the log is incomplete; JSON has euros and ISO moments', async () => {
    const { exitCode, stdout } = await run(['show', '2026-000001']);
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').filter((text) => text.startsWith('2026-11-21 10:05'))).toHaveLength(historyNames.length);
    expect(stdout).toMatch(/payment 1 begun for 35,18/);
    expect(stdout.split('\n').filter((text) => text.endsWith('  till-2'))).toEqual([
      expect.stringContaining('taken from value card'),
    ]);
    expect(stdout).toMatch(/^promo +DOBRODOSLI10 {2}-4,40.€$/m);
    expect(stdout).toContain('the log of this order is not whole');
    const { entries, total } = JSON.parse((await run(['show', '2026-000001', '--json'])).stdout).order;
    expect([total, entries[0]]).toMatchObject([35.18, { at: '2026-11-21T09:05:00.000Z', what: 'cartOpened' }]);
  });

  it.each([
    [3518, /^total +35,18.€, payment$/m],
    [0, /^total +0,00.€$/m],
  ])('prints the payment type of a total of %i cents unless it is zero', async (total, line) => {
    const free = { history: () => okAsync({ ...history, total: cents(total) }) };
    expect((await run(['show', '2026-000001'], free)).stdout).toMatch(line);
  });

  it('prints the buyer only with --personal', async () => {
    const buyer = aCustomer();
    const people: PeoplePort = {
      buyerOf: () => okAsync(buyer),
      recordsOf: () => okAsync({ orders: [], entries: [], drafts: 0 }),
      erase: () => okAsync({ type: 'underWay', orders: [] }),
    };
    expect((await run(['show', '2026-000001'], {}, people)).stdout).not.toContain(buyer.email);
    expect((await run(['show', '2026-000001', '--personal'], {}, people)).stdout).toContain(buyer.email);
  });

  it.each([[[]], [['2026-000001', '--key', 'k']], [['--personal', '--key', 'k']]])(
    'refuses %j with 2',
    async (typed) => {
      expect((await run(['show', ...typed])).exitCode).toBe(2);
    },
  );

  it.each(['show', 'explain', 'replay'])(
    'refuses %s with an empty number with 2, as of an unset variable',
    async (verb) => {
      const { exitCode, stderr } = await run([verb, '']);
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Expected an order number such as')]);
    },
  );

  it('ends with 3 for an unknown order', async () => {
    expect(await run(['show', '2026-000002'])).toMatchObject({ exitCode: 3, stdout: '' });
  });
});

it('order show and order explain say that the payment of an order was a test', async () => {
  const test: Partial<DeskPort> = { history: () => okAsync({ ...history, isTest: true }) };
  for (const verb of ['show', 'explain']) {
    expect((await run([verb, '2026-000001'], test)).stdout).toMatch(/test +no money was paid/);
    expect((await run([verb, '2026-000001', '--json'], test)).stdout).toMatch(/"test": *true/);
    expect((await run([verb, '2026-000001'])).stdout).not.toContain('no money');
  }
});

it('order explain prints the receipt of an order', async () => {
  const { exitCode, stdout } = await run(['explain', '2026-000001']);
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/total\s+35,18/)]);
});

it('order explain prints the codes that were given and took nothing', async () => {
  const why = 'ShopCheckOut.CheckPromoCode.NotApplicable';
  const at = moment;
  const entries: OrderHistory['entries'] = [
    { what: 'refused', by: 'visitor', at, word: 'applyPromoCode', code: 'TISINA15', why },
    { what: 'refused', by: 'visitor', at, word: 'applyPromoCode', code: 'unknown', why },
    { what: 'codeTookNothing', by: 'visitor', at, word: 'DARILO20' },
  ];
  const vain: Partial<DeskPort> = { history: () => okAsync({ ...history, promo: undefined, entries }) };
  const { stdout } = await run(['explain', '2026-000001'], vain);
  for (const text of [
    'what was given took nothing',
    '2026-11-21 10:05  code TISINA15 was given and took nothing, refused: ',
    'a code that the shop does not have was given',
    'code DARILO20 was given and took nothing, it applies to nothing in the order\n',
  ])
    expect(stdout).toContain(text);
  const { codesWithoutEffect } = JSON.parse((await run(['explain', '2026-000001', '--json'], vain)).stdout);
  expect(codesWithoutEffect[0]).toEqual({
    code: 'TISINA15',
    at: '2026-11-21T09:05:00.000Z',
    end: 'refused',
    error: why,
  });
  const without: Partial<DeskPort> = { history: () => okAsync({ ...history, promo: undefined, entries: [] }) };
  expect((await run(['explain', '2026-000001'], without)).stdout).toContain('none was given');
});

describe('order replay', () => {
  it('ends with 0 when every figure is the same', async () => {
    const { exitCode, stdout } = await run(['replay', '2026-000001'], replaying(replayed(true)));
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('the same to the cent')]);
  });

  it.each([
    ['differences', replayed(false), 'Order.Differs', 'not sold under that version'],
    [
      'a catalog version that is not stored',
      { type: 'notKept', number: '2026-000001', version: 3 } as const,
      'Order.CatalogNotKept',
      '',
    ],
  ])('ends with 3 for %s', async (_, replay, code, shown) => {
    const { exitCode, stdout, stderr } = await run(['replay', '2026-000001'], replaying(replay));
    expect([exitCode, stdout, stderr]).toEqual([3, expect.stringContaining(shown), expect.stringContaining(code)]);
  });
});

it('order attention lists payments, mails and payments without an order', async () => {
  expect((await run(['attention'])).stdout).toContain('nothing needs attention');
  const attention = () =>
    okAsync([
      { type: 'payment', orderNumber: '2026-000001', since: moment, attempt: 'a', why: 'notRefunded' },
      { type: 'mail', orderNumber: '2026-000002', since: moment, about: 'completed', why: 'undeliverable' },
      { type: 'stray', ref: 'lost-1', since: moment, attempt: 'b', amount: cents(44_00), why: 'unknownToShop' },
    ] as const);
  const { exitCode, stdout } = await run(['attention'], { attention });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/2026-000001 +payment a +its money is not given back\n.*2026-000002 +mail about completed/);
  expect(stdout).toMatch(/lost-1 +44,00.€, payment b +unknown order/);
});
