import type { Admission } from '@shop/core/checkout/admission';
import type { OrderHistory, OrderReplay, SettlePaymentResult } from '@shop/core/checkout/order-history';
import type { Customer } from '@shop/core/customer/customer';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { attemptId, pressKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { BooksPort } from '@shop/core/ports/books-port';
import type { CatalogPort } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { noteVisitorAddress } from '../../platform/http/visitor-address.ts';
import { staffRouter } from '../../server/staff-router.ts';
import { httpOperator } from './http-operator.ts';

const moment = instant(1_800_000_000_000);
const rightToken = 'f8Kq-21xz-77ab-90';
const doorToken = 'Zq7w-90ab-11xy-42';
const day = localDate('2026-12-01');
const press = pressKey('press');

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
  listVersions: () => okAsync([]),
};

/** Returns a running shop with a fixed outcome of each desk call, the requests to its desk, and its operator's
 *  clients. */
const aShop = (outcome: { admission?: Admission; settled?: SettlePaymentResult } = {}) => {
  const calls: unknown[] = [];
  const wrong: unknown[] = [];
  const logged: unknown[] = [];
  const noted =
    <Value>(value: Value) =>
    (...args: readonly unknown[]) => {
      calls.push(args);
      return okAsync(value);
    };
  const desk: DeskPort = {
    admit: noted(outcome.admission ?? { type: 'unknown' }),
    takeBack: noted({ type: 'unknown' } as const),
    resend: noted({ type: 'unknown' } as const),
    history: noted<OrderHistory | undefined>(undefined),
    replay: noted<OrderReplay | undefined>(undefined),
    attention: () => okAsync([]),
    settlePayment: noted<SettlePaymentResult>(outcome.settled ?? { type: 'notListed' }),
  };
  const books: BooksPort = {
    sales: noted({ days: [], testOrders: 0 }),
    visits: noted({ orders: [] }),
  };
  const office: OfficePort = {
    listOrders: noted({ orders: [] }),
    findOrders: noted({ orders: [], hasMore: false }),
    cancelByOffice: noted({ type: 'unknown' } as const),
    reportPlaces: noted({ type: 'noPlaces' } as const),
  };
  const people: PeoplePort = {
    buyerOf: noted<Customer | undefined>(undefined),
    recordsOf: noted({ orders: [], entries: [], drafts: 0 }),
    erase: noted({
      type: 'erased' as const,
      forgotten: ['2026-000001'],
      reduced: ['2026-000002'],
      entries: 0,
      drafts: 0,
      account: false,
      mails: 0,
      unsent: 0,
    }),
  };
  const routes = staffRouter({
    books,
    catalog,
    desk,
    office,
    people,
    tokens: [
      { name: 'reception', role: 'office', secret: rightToken },
      { name: 'entrance', role: 'door', secret: doorToken },
    ],
    onWrongToken: (network) => wrong.push(network),
    onImport: (...args) => logged.push(args),
    onSettled: (...args) => logged.push(args),
    onListed: (...args) => logged.push(args),
    onErased: (...args) => logged.push(args),
  });
  /** Returns an operator's client whose connection breaks before a number of answers. */
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
  return { calls, wrong, logged, routes, operator };
};

describe('a client of a running shop', () => {
  test('passes the arguments of each desk call on, with the name of its token', async () => {
    const { calls, operator } = aShop();
    const { desk } = operator();
    for (const amount of [undefined, 'all', cents(12_50)] as const) await desk.admit('abc', press, amount);
    await desk.admit('abc', press, undefined, day);
    await desk.takeBack('abc', press, cents(12_50));
    await desk.resend('2027-000001');
    await desk.history('2027-000001');
    await desk.replay('2027-000001', moment);
    expect((await desk.settlePayment(attemptId('a'), 'kept'))._unsafeUnwrap()).toEqual({ type: 'notListed' });
    expect(calls).toEqual([
      ...[undefined, 'all', 12_50].map((amount) => ['abc', press, amount, undefined, 'reception']),
      ['abc', press, undefined, day, 'reception'],
      ['abc', press, 12_50, 'reception'],
      ...[
        ['2027-000001', 'reception'],
        ['2027-000001', 'reception'],
        ['2027-000001', moment, 'reception'],
      ],
      ['a', 'kept', 'reception'],
    ]);
  });

  test('passes the arguments of each office call on; a list is logged with the name of its token', async () => {
    const { calls, logged, operator } = aShop();
    const { office } = operator();
    const query = {
      placed: { from: day, to: day },
      visit: day,
      state: 'canceled',
      after: '2026-000001',
      most: 500,
    } as const;
    await office.listOrders(query);
    await office.findOrders('ana');
    const request = {
      key: press,
      refund: cents(3_00),
      evenUsed: true,
      isRefunded: false,
      reason: 'other',
      note: 'a',
    } as const;
    await office.cancelByOffice('2026-000001', request);
    expect(calls).toEqual([[query], ['ana', 'reception'], ['2026-000001', request, 'reception']]);
    expect(logged).toEqual([[0, 'reception']]);
  });

  test('passes the arguments of each call about the books on; visits are logged with the name of its token', async () => {
    const { calls, logged, operator } = aShop();
    const { books } = operator();
    await books.sales({ month: day }, 'de');
    await books.sales({}, 'sl');
    await books.visits(day, 'en');
    expect(calls).toEqual([
      [{ month: day }, 'de'],
      [{}, 'sl'],
      [day, 'en'],
    ]);
    expect(logged).toEqual([[0, 'reception']]);
  });

  test('passes the arguments of each call about people on; an erasure is logged with the name of its token', async () => {
    const { calls, logged, operator } = aShop();
    const { people } = operator();
    await people.buyerOf('2026-000001');
    await people.recordsOf('ana@example.si');
    await people.erase('ana@example.si');
    expect(calls).toEqual(['2026-000001', 'ana@example.si', 'ana@example.si'].map((one) => [one, 'reception']));
    expect(logged).toEqual([[2, 'reception']]);
  });

  test('repeats an admission once under the same key after a broken connection, and not twice', async () => {
    const { calls, operator } = aShop({ admission: { type: 'canceled' } });
    const once = operator(rightToken, undefined, 1);
    expect((await once.desk.admit('abc', press))._unsafeUnwrap()).toEqual({ type: 'canceled' });
    expect(calls).toEqual(Array(2).fill(['abc', press, undefined, undefined, 'reception']));
    const twice = operator(rightToken, undefined, 2);
    expect((await twice.desk.admit('abc', press))._unsafeUnwrapErr()).toEqual({
      kind: 'unreachable',
      cause: 'network',
    });
    expect(calls).toHaveLength(4);
  });

  test('receives the outcome and the refusals of an import and an export', async () => {
    const remote = aShop().operator().catalog;
    for (const onto of [7, 8, 9]) {
      const wanted = { files: [], apply: true, onto, countFrom: day };
      expect(await remote.importCatalog(wanted)).toEqual(await catalog.importCatalog(wanted));
    }
    expect(await remote.exportCatalog()).toEqual(await catalog.exportCatalog());
    expect(await remote.exportCatalog(7)).toEqual(await catalog.exportCatalog(7));
  });
});

test('an import that is applied and a payment that is settled are logged with the name of the token, others are not', async () => {
  const { logged, operator } = aShop({ settled: { type: 'settled' } });
  const remote = operator();
  for (const apply of [false, true]) await remote.catalog.importCatalog({ files: [], apply });
  await remote.desk.settlePayment(attemptId('a'), 'kept');
  expect(logged).toEqual([
    [3, 'reception'],
    ['a', 'kept', 'reception'],
  ]);
  const unsettled = aShop({ settled: { type: 'owed' } });
  await unsettled.operator().desk.settlePayment(attemptId('a'), 'kept');
  expect(unsettled.logged).toEqual([]);
});

describe('a token of staff', () => {
  test.each(['', 'f8Kq-21xz-77ab-9', 'f8Kq-21xz-77ab-900', 'F8Kq-21xz-77ab-90'])(
    'that is wrong is refused by every call before the desk is calls: %j (R-ROLE-6)',
    async (token) => {
      const { calls, wrong, operator } = aShop();
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
      expect([calls, wrong]).toEqual([[], answers.map(() => '203.0.113.9')]);
    },
  );

  test('of the door admits, and is refused by every call of the office', async () => {
    const { calls, wrong, operator } = aShop({ admission: { type: 'canceled' } });
    const { catalog: remote, desk } = operator(doorToken, '203.0.113.9');
    expect((await desk.admit('abc', press))._unsafeUnwrap()).toEqual({ type: 'canceled' });
    const answers = [
      ...[await remote.importCatalog({ files: [], apply: true }), await remote.exportCatalog(), await desk.attention()],
      ...[await desk.takeBack('abc', press, cents(1)), await desk.resend('1'), await desk.history('1')],
      ...[await desk.replay('1'), await desk.settlePayment(attemptId('a'), 'kept'), await remote.listVersions()],
    ];
    for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notAllowed', role: 'door' });
    expect([calls, wrong]).toEqual([
      [['abc', press, undefined, undefined, 'entrance']],
      answers.map(() => '203.0.113.9'),
    ]);
  });

  test('is accepted after 30 wrong ones from the same network (R-GUARD-21)', async () => {
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
  ['a shop without calls of staff', Response.json([]), { kind: 'notAllowed' }],
  ['a server that is not a shop', new Response('<p>none</p>'), { kind: 'unreachable', cause: 'malformed' }],
])('%s that answers with a page is reported as such', async (_, categories, refusal) => {
  const { desk } = httpOperator({
    ...{ url: 'http://shop.test', token: rightToken },
    fetch: async (url) =>
      new Request(url).url.includes('/operator/') ? new Response('<p>none</p>', { status: 404 }) : categories,
  });
  expect((await desk.attention())._unsafeUnwrapErr()).toEqual(refusal);
});

test.each(['', '{}', '{"code":1,"key":"press"}', '{"code":"abc"}', '{"code":"abc","key":"press","amount":0}'])(
  'an admission with the body %j is refused',
  async (body) => {
    const { calls, routes } = aShop();
    const headers = { Authorization: `Bearer ${rightToken}`, 'Content-Type': 'application/json' };
    const answer = await routes.request('/operator/admissions', { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('Cache-Control'), calls]).toEqual([400, 'no-store', []]);
  },
);
