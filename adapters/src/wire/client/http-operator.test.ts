import type { Admission, TakenBack } from '@shop/core/checkout/admission';
import type { OrderHistory, OrderReplay, PaymentSettled, Resent, ToLookAt } from '@shop/core/checkout/order-history';
import { historyNames } from '@shop/core/checkout/order-history';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { attemptId, cartItemId, pressKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { linePrice } from '@shop/core/pricing/line-price';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { noteVisitorAddress } from '../../platform/http/visitor-address.ts';
import { staffRouter } from '../../server/staff-router.ts';
import { httpOperator } from './http-operator.ts';

const moment = instant(1_800_000_000_000);
const rightToken = 'f8Kq-21xz-77ab-90';
const doorToken = 'Zq7w-90ab-11xy-42';
const goods = { productTitle: 'Termalija', priceTitle: 'Odrasli' };
const day = localDate('2026-12-01');
const press = pressKey('press');

const balance = { worth: cents(50_00), balance: cents(37_50) };

const takings: readonly TakenBack[] = [
  { type: 'takenBack', at: moment, amount: cents(12_50), ...balance, ...goods },
  { type: 'neverTaken', ...balance, ...goods },
  { type: 'noValueCard', ...goods },
  { type: 'canceled' },
  { type: 'unknown' },
];

const admissions: readonly Admission[] = [
  { type: 'admitted', at: moment, ...goods },
  { type: 'admitted', at: moment, visits: { left: 3, of: 10 }, ...goods },
  { type: 'alreadyAdmitted', at: moment, visits: { left: 0, of: 10 }, ...goods },
  { type: 'valueCard', ...balance, ...goods },
  { type: 'redeemed', at: moment, amount: cents(12_50), ...balance, ...goods },
  { type: 'balanceTooLow', ...balance, ...goods },
  { type: 'wrongDay', first: day, last: day, ...goods },
  { type: 'expired', last: day, ...goods },
  { type: 'noValueCard', ...goods },
  { type: 'canceled' },
  { type: 'unknown' },
];

const resents: readonly Resent[] = [
  { type: 'queued', about: 'completed' },
  { type: 'waiting', about: 'refunded', next: moment },
  { type: 'tooSoon', about: 'canceled', from: moment },
  { type: 'notPaid' },
  { type: 'canceling' },
  { type: 'unknown' },
];

const price = linePrice({ price: cents(22_00), quantity: 2 });
const item = { cartItemId: cartItemId('line'), kind: 'giftCard', productTitle: 'Bon', priceTitle: '', price } as const;

const history: OrderHistory = {
  ...{
    orderNumber: '2027-000001',
    placedAt: moment,
    status: 'completed',
    outcome: 'completed',
    paymentType: 'payment',
  },
  ...{ total: cents(44_00), language: 'sl', catalogVersion: 3, items: [item], isComplete: true },
  entries: historyNames.map((what) => ({
    by: 'office' as const,
    staff: 'reception',
    at: moment,
    what,
    attempt: 1,
    amount: cents(44_00),
    word: 'paid',
  })),
};

const replays: readonly (OrderReplay | undefined)[] = [
  {
    ...{ type: 'replayed', number: '2027-000001', version: 3, since: moment, isOwnVersion: true },
    ...{ lines: [{ item, again: price }, { item }], total: cents(44_00), totalAgain: cents(44_00), isSame: false },
  },
  { type: 'notKept', number: '2027-000001', version: 3 },
  undefined,
];

const all: readonly ToLookAt[] = [
  { type: 'payment', orderNumber: '2027-000001', since: moment, attempt: 'a', why: 'notRefunded' },
  { type: 'mail', orderNumber: '2027-000002', since: moment, about: 'completed', why: 'undeliverable' },
  { type: 'stray', since: moment, attempt: 'a', ref: 'r', amount: cents(1_00), why: 'unknownToShop' },
];

const catalog: CatalogPort = {
  importCatalog: ({ apply, onto, countFrom = 2 }) =>
    onto === 9
      ? errAsync({ kind: 'moved', version: 2 })
      : onto === 8
        ? errAsync({ kind: 'mistakes', mistakes: [{ file: 'a.yaml', line: 1, column: 2, message: 'no' }] })
        : okAsync({ version: 3, applied: apply, differences: [{ path: ['a'], before: 1, after: countFrom }] }),
  exportCatalog: (version) =>
    version === undefined
      ? okAsync({ files: [{ path: 'a.yaml', text: 'products: []\n' }], countFrom: day })
      : errAsync({ kind: 'noSuchVersion', kept: [1, 2] }),
  listVersions: () =>
    okAsync([
      { version: 1, orders: 4 },
      { version: 2, since: moment, orders: 0, daysEnd: day },
    ]),
};

/** Returns a running shop with fixed answers of its desk, the answer to a call with a token, and the requests to the
 *  desk. */
const aShop = (
  answers: {
    admission?: Admission;
    takenBack?: TakenBack;
    resent?: Resent;
    replay?: OrderReplay | undefined;
    settled?: PaymentSettled;
  } = {},
) => {
  const asked: unknown[] = [];
  const wrong: unknown[] = [];
  const logged: unknown[] = [];
  const desk: DeskPort = {
    admit: (...given) => {
      asked.push(given);
      return okAsync(answers.admission ?? { type: 'unknown' });
    },
    takeBack: (...given) => {
      asked.push(given);
      return okAsync(answers.takenBack ?? { type: 'unknown' });
    },
    resend: (...given) => {
      asked.push(given);
      return okAsync(answers.resent ?? { type: 'unknown' });
    },
    history: (...given) => {
      asked.push(given);
      return okAsync(given[0] === history.orderNumber ? history : undefined);
    },
    replay: (...given) => {
      asked.push(given);
      return okAsync(answers.replay);
    },
    attention: () => okAsync(all),
    settlePayment: (...given) => {
      asked.push(given);
      return okAsync(answers.settled ?? { type: 'notListed' });
    },
  };
  const routes = staffRouter({
    catalog,
    desk,
    tokens: [
      { name: 'reception', role: 'office', secret: rightToken },
      { name: 'entrance', role: 'door', secret: doorToken },
    ],
    onWrongToken: (network) => wrong.push(network),
    onImport: (...given) => logged.push(given),
    onSettled: (...given) => logged.push(given),
  });
  /** Returns an operator's client that loses a number of answers. */
  const operator = (token = rightToken, address?: string, lost = 0) => {
    let answers = 0;
    return httpOperator({
      ...{ url: 'http://shop.test', token },
      fetch: async (url, init) => {
        const request = new Request(url, init);
        noteVisitorAddress(request, address);
        const answer = await routes.request(request);
        answers += 1;
        if (answers <= lost) throw new TypeError('the connection broke');
        return answer;
      },
    });
  };
  return { asked, wrong, logged, routes, operator };
};

describe('a running shop answers its operator as its host does', () => {
  test.each(admissions)('admission: $type', async (admission) => {
    const { asked, operator } = aShop({ admission });
    const { desk } = operator();
    expect((await desk.admit('abc', press))._unsafeUnwrap()).toEqual(admission);
    for (const amount of ['all', cents(12_50)] as const) await desk.admit('abc', press, amount);
    await desk.admit('abc', press, undefined, day);
    expect(asked).toEqual([
      ['abc', press, undefined, undefined, 'reception'],
      ['abc', press, 'all', undefined, 'reception'],
      ['abc', press, 12_50, undefined, 'reception'],
      ['abc', press, undefined, day, 'reception'],
    ]);
  });

  test.each(takings)('an amount that is put back: $type', async (takenBack) => {
    const { asked, operator } = aShop({ takenBack });
    expect((await operator().desk.takeBack('abc', press, cents(12_50)))._unsafeUnwrap()).toEqual(takenBack);
    expect(asked).toEqual([['abc', press, 12_50, 'reception']]);
  });

  test('a press is sent once more under its key where the connection broke, and no third time', async () => {
    const { asked, operator } = aShop({ admission: { type: 'canceled' } });
    const once = operator(rightToken, undefined, 1);
    expect((await once.desk.admit('abc', press))._unsafeUnwrap()).toEqual({ type: 'canceled' });
    expect(asked).toEqual(Array(2).fill(['abc', press, undefined, undefined, 'reception']));
    const twice = operator(rightToken, undefined, 2);
    expect((await twice.desk.admit('abc', press))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'network',
    });
    expect(asked).toHaveLength(4);
  });

  test.each(resents)('mail: $type', async (resent) => {
    const { asked, operator } = aShop({ resent });
    expect((await operator().desk.resend('2027-000001'))._unsafeUnwrap()).toEqual(resent);
    expect(asked).toEqual([['2027-000001', 'reception']]);
  });

  test.each(replays)('replay: $type', async (replay) => {
    const { asked, operator } = aShop({ replay });
    expect((await operator().desk.replay('2027-000001', moment))._unsafeUnwrap()).toEqual(replay);
    expect(asked).toEqual([['2027-000001', moment, 'reception']]);
  });

  test.each(['settled', 'notListed', 'owed'] as const)('payment: %s', async (type) => {
    const { asked, logged, operator } = aShop({ settled: { type } });
    expect((await operator().desk.settlePayment(attemptId('a'), 'kept'))._unsafeUnwrap()).toEqual({ type });
    expect(asked).toEqual([['a', 'kept', 'reception']]);
    expect(logged).toEqual(type === 'settled' ? [['a', 'kept', 'reception']] : []);
  });

  test('orders', async () => {
    const { asked, operator } = aShop();
    const { desk } = operator();
    expect((await desk.history('2027-000001'))._unsafeUnwrap()).toEqual(history);
    expect((await desk.history('2027-000009'))._unsafeUnwrap()).toBeUndefined();
    expect(asked).toEqual(['2027-000001', '2027-000009'].map((name) => [name, 'reception']));
    expect((await desk.attention())._unsafeUnwrap()).toEqual(all);
  });

  test('catalog', async () => {
    const { logged, operator } = aShop();
    const remote = operator().catalog;
    for (const onto of [7, 8, 9]) {
      const wanted = { files: [], apply: true, onto, countFrom: day };
      expect(await remote.importCatalog(wanted)).toEqual(await catalog.importCatalog(wanted));
    }
    expect((await remote.importCatalog({ files: [], apply: false })).isOk()).toBe(true);
    expect(logged).toEqual([[3, 'reception']]);
    expect(await remote.exportCatalog()).toEqual(await catalog.exportCatalog());
    expect(await remote.exportCatalog(7)).toEqual(await catalog.exportCatalog(7));
    expect(await remote.listVersions()).toEqual(await catalog.listVersions());
  });
});

describe('the token', () => {
  test.each(['', 'f8Kq-21xz-77ab-9', 'f8Kq-21xz-77ab-900', 'F8Kq-21xz-77ab-90'])(
    '%j is not taken, and nothing is looked up (R-ROLE-6)',
    async (token) => {
      const { asked, wrong, operator } = aShop();
      const { catalog: remote, desk } = operator(token, '203.0.113.9');
      const answers = [
        await remote.importCatalog({ files: [], apply: true }),
        ...[await remote.exportCatalog(), await remote.listVersions()],
        ...[
          await desk.admit('abc', press),
          await desk.takeBack('abc', press, cents(1)),
          await desk.resend('1'),
          await desk.history('1'),
        ],
        ...[await desk.replay('1'), await desk.attention()],
      ];
      for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notAllowed' });
      expect([asked, wrong]).toEqual([[], answers.map(() => '203.0.113.9')]);
    },
  );

  test('of the door lets persons in, and does nothing of the office', async () => {
    const { asked, wrong, operator } = aShop({ admission: { type: 'canceled' } });
    const { catalog: remote, desk } = operator(doorToken, '203.0.113.9');
    expect((await desk.admit('abc', press))._unsafeUnwrap()).toEqual({ type: 'canceled' });
    const answers = [
      ...[await remote.importCatalog({ files: [], apply: true }), await remote.exportCatalog(), await desk.attention()],
      ...[await desk.takeBack('abc', press, cents(1)), await desk.resend('1'), await desk.history('1')],
      ...[await desk.replay('1'), await desk.settlePayment(attemptId('a'), 'kept'), await remote.listVersions()],
    ];
    for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notAllowed' });
    expect([asked, wrong]).toEqual([
      [['abc', press, undefined, undefined, 'entrance']],
      answers.map(() => '203.0.113.9'),
    ]);
  });

  test('is taken after any number of wrong ones of its network (R-GUARD-21)', async () => {
    const { wrong, operator } = aShop();
    const from = '2001:db8::1';
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await operator('wrong', from).desk.attention())._unsafeUnwrapErr()).toEqual({ kind: 'notAllowed' });
      expect((await operator(rightToken, from).desk.admit('abc', press)).isOk()).toBe(true);
    }
    expect(wrong).toHaveLength(30);
  });
});

test.each([
  ['a shop that takes no staff', Response.json([]), { kind: 'notAllowed' }],
  ['a server that is no shop', new Response('<p>none</p>'), { kind: 'unreachable', cause: 'malformed' }],
])('%s answers with a page', async (_, categories, refusal) => {
  const { desk } = httpOperator({
    ...{ url: 'http://shop.test', token: rightToken },
    fetch: async (url) =>
      new Request(url).url.includes('/operator/') ? new Response('<p>none</p>', { status: 404 }) : categories,
  });
  expect((await desk.attention())._unsafeUnwrapErr()).toEqual(refusal);
});

test.each([
  '',
  '{}',
  '[]',
  '{"code":1,"key":"press"}',
  '{"code":"abc"}',
  '{"code":"abc","key":"press","amount":0}',
  '{"code":"abc","key":"press","amount":-1}',
])('the body %j is refused', async (body) => {
  const { asked, routes } = aShop();
  const headers = { Authorization: `Bearer ${rightToken}`, 'Content-Type': 'application/json' };
  const answer = await routes.request('/operator/admissions', { method: 'POST', headers, body });
  expect([answer.status, answer.headers.get('Cache-Control'), asked]).toEqual([400, 'no-store', []]);
});
