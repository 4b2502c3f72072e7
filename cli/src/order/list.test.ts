import type { OrderHistory } from '@shop/core/checkout/order-history';
import type { ListedOrder, OrderQuery } from '@shop/core/checkout/order-list';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const anOrder = (number: string, name = 'Ana Novak'): ListedOrder => ({
  number,
  placedAt: instant(Date.UTC(2026, 10, 21, 9, 5)),
  state: 'canceled',
  visit: { first: localDate('2026-12-05'), last: localDate('2026-12-06') },
  total: cents(123_450),
  paid: cents(123_450),
  refunded: cents(1_05),
  buyer: { name, email: 'ana@example.si' },
});

/** Returns a shop with two pages of orders, and the queries of its lists. */
const aShop = () => {
  const queries: OrderQuery[] = [];
  const office: Partial<OfficePort> = {
    listOrders: (query) => {
      queries.push(query);
      return okAsync(
        query.after === undefined
          ? { orders: [anOrder('2026-000002', '=HYPERLINK("x")')], next: '2026-000002' }
          : { orders: [{ ...anOrder('2026-000001'), isTest: true }] },
      );
    },
    findOrders: (text) => okAsync({ orders: text === 'ana kos' ? [anOrder('2026-000001')] : [], hasMore: true }),
  };
  const run = (...typed: readonly string[]) =>
    runShop(['order', ...typed], { access: { openOperator: operatorStub({}, undefined, office) } });
  return { run, queries };
};

describe('order list', () => {
  it('prints a page of orders and how to get the next one', async () => {
    const { run, queries } = aShop();
    const { exitCode, stdout } = await run('list', '--placed', '2026-11-01..today', '--visit', '+6', '--state', 'open');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/2026-000002 .*1234,50.€.*\n.*--after 2026-000002/)]);
    expect(queries).toEqual([
      {
        placed: { from: '2026-11-01', to: '2026-11-29' },
        visit: '2026-12-05',
        state: 'open',
        after: undefined,
        most: 50,
      },
    ]);
    await run('list', '--placed', 'today', '--after', '2026-000002', '--limit', '500');
    expect(queries[1]).toMatchObject({ placed: { from: '2026-11-29', to: '2026-11-29' }, most: 500 });
  });

  it.each([
    ['--limit', '0'],
    ['--limit', '501'],
    ['--placed', '2026-11-01..x'],
    ['--placed', '1..2..3'],
    ['--placed', '2026-12-01..'],
    ['--placed', '2026-12-31..2026-12-01'],
    ['--after', 'abc'],
  ])('refuses %s %s with 2', async (...option) => {
    expect(await aShop().run('list', ...option)).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('refuses the page after a number that no order has with 2, and prints an empty one after the last order', async () => {
    const { number: orderNumber, placedAt, total } = anOrder('2026-000001');
    const last: OrderHistory = {
      orderNumber,
      placedAt,
      total,
      status: 'completed',
      outcome: 'completed',
      paymentType: 'payment',
      language: 'sl',
      catalogVersion: 1,
      items: [],
      isComplete: true,
      entries: [],
    };
    const history: DeskPort['history'] = (name) => okAsync(name === orderNumber ? last : undefined);
    const access = { openOperator: operatorStub({ history }) };
    const exitCodeAfter = async (...typed: readonly string[]) =>
      (await runShop(['order', 'list', '--after', ...typed], { access })).exitCode;
    expect([await exitCodeAfter('2026-999999'), await exitCodeAfter('2026-999999', '--csv')]).toEqual([2, 2]);
    expect(await exitCodeAfter('2026-000001')).toBe(0);
  });

  it('writes all pages as CSV, in which a buyer who is named like a formula is text', async () => {
    const { run, queries } = aShop();
    const { exitCode, stdout } = await run('list', '--csv');
    expect([exitCode, stdout.split('\r\n')]).toEqual([
      0,
      [
        '\ufefforder;placed;time;state;test;first visit;last visit;total;paid;refunded;buyer;e-mail',
        `2026-000002;2026-11-21;10:05;canceled;;2026-12-05;2026-12-06;1234,50;1234,50;1,05;"'=HYPERLINK(""x"")";ana@example.si`,
        '2026-000001;2026-11-21;10:05;canceled;test;2026-12-05;2026-12-06;1234,50;1234,50;1,05;Ana Novak;ana@example.si',
        '',
      ],
    ]);
    expect(queries.map(({ after, most }) => [after, most])).toEqual([
      [undefined, 500],
      ['2026-000002', 500],
    ]);
    expect((await run('list', '--csv', '--decimal', '.')).stdout).toContain(';1234.50;1234.50;1.05;');
  });
});

describe('order find', () => {
  it('prints the orders that words name, and that there are more', async () => {
    const { exitCode, stdout } = await aShop().run('find', 'ana', 'kos');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/2026-000001 .*Ana Novak.*\n.*more/)]);
  });

  it('ends with 3 when no order is found', async () => {
    expect(await aShop().run('find', 'nobody')).toMatchObject({ exitCode: 3, stdout: '' });
  });

  it.each([[''], [' ', ' '], ['x'.repeat(201)]])('refuses %j with 2', async (...words) => {
    const { exitCode, stderr } = await aShop().run('find', ...words);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Expected a number, a ticket code')]);
  });
});
