import type { BookEntry, SalesQuery } from '@shop/core/checkout/books';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import type { BooksPort } from '@shop/core/ports/books-port';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const entry = (kind: BookEntry['kind'], gross: number, overrides: Partial<BookEntry> = {}): BookEntry => ({
  kind,
  goods: { id: 'pool', title: 'Bazen' },
  visit: '2026-12-05',
  rate: 950,
  pieces: Math.sign(gross),
  gross: cents(gross),
  vat: cents(0),
  ...overrides,
});
const card = { goods: { id: 'card', title: '=1+1' }, visit: undefined, rate: undefined };

/** Returns a shop with a ticket sold and in part refunded on the next day, and a gift card; and what it was asked. */
const aShop = () => {
  const asked: unknown[] = [];
  const books: BooksPort = {
    sales: (query: SalesQuery, language) => {
      asked.push([query, language]);
      const days = [
        { on: '2026-12-01', entries: [entry('sold', 44_00, { vat: cents(3_82) }), entry('cardSold', 50_00, card)] },
        { on: '2026-12-02', entries: [entry('refunded', -10_00, { vat: cents(-87), pieces: 0 })] },
        { on: '2026-12-03', entries: [entry('redeemed', 12_50, { ...card, pieces: 0 })] },
      ];
      return okAsync({ days, testOrders: 2 });
    },
    visits: (day, language) => {
      asked.push([day, language]);
      const ofDay = { productTitle: 'Bazen', priceTitle: 'Odrasli', isForDay: true, expected: 2, admitted: 1 };
      const lastAt = instant(Date.UTC(2026, 10, 29, 9, 5));
      const season = { productTitle: 'Poletje', priceTitle: 'Sezonska', isForDay: false, expected: 0, admitted: 3 };
      return okAsync({
        orders: [
          { orderNumber: '2026-000001', buyer: 'Ana Novak', lines: [{ ...ofDay, lastAt }] },
          { orderNumber: '2026-000002', lines: [{ ...season, lastAt }] },
        ],
      });
    },
  };
  const run = (...typed: readonly string[]) =>
    runShop(typed, { access: { openOperator: operatorStub({}, undefined, {}, books) } });
  return { run, asked };
};

describe('sales', () => {
  it('prints turnover by day, rate, product and visit, and gift cards and all money apart', async () => {
    const { run, asked } = aShop();
    const { exitCode, stdout } = await run('sales', '--month', '2026-12', '--lang', 'en');
    expect([exitCode, asked]).toEqual([0, [[{ month: '2026-12-01' }, 'en']]]);
    const lines = stdout.replaceAll('\u00a0', ' ').split('\n');
    const figures = /1 +€44\.00 +-€10\.00 +€34\.00 +€31\.05 +€2\.95$/;
    for (const name of ['total', '9.5%', 'Bazen', '2026-12-05'])
      expect(lines.find((one) => one.startsWith(name))).toMatch(figures);
    expect(lines.find((one) => one.startsWith('2026-12-02'))).toMatch(
      /0 +€0\.00 +-€10\.00 +-€10\.00 +-€9\.13 +-€0\.87$/,
    );
    expect(stdout).toMatch(
      /redeemed +€50\.00, €0\.00, €12\.50\n.*\n.*all money: paid, refunded +€94\.00, €10\.00\n.*2\n$/,
    );
  });

  it('asks for all months without a month, and refuses another text with 2', async () => {
    const { run, asked } = aShop();
    await run('sales');
    expect(asked).toEqual([[{ month: undefined }, 'sl']]);
    expect((await run('sales', '--month', 'december')).exitCode).toBe(2);
  });

  it('writes every entry as CSV, in which a title like a formula is text and a refund is negative', async () => {
    const { run } = aShop();
    expect((await run('sales', '--csv')).stdout.split('\r\n')).toEqual([
      '\ufeffday;kind;product;title;visit;rate;pieces;gross;net;VAT',
      '2026-12-01;sold;pool;Bazen;2026-12-05;9,50;1;44,00;40,18;3,82',
      "2026-12-01;cardSold;card;'=1+1;;;1;50,00;50,00;0,00",
      '2026-12-02;refunded;pool;Bazen;2026-12-05;9,50;0;-10,00;-9,13;-0,87',
      "2026-12-03;redeemed;card;'=1+1;;;0;12,50;12,50;0,00",
      '',
    ]);
    expect((await run('sales', '--csv', '--decimal', '.')).stdout).toContain(';9.50;1;44.00;40.18;3.82');
  });
});

describe('visits', () => {
  it('prints who is expected and who was admitted, season tickets apart, today unless a day is named', async () => {
    const { run, asked } = aShop();
    const { exitCode, stdout } = await run('visits');
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(
        /2026-000001 +Ana Novak +Bazen +Odrasli +2 +1 +10:05\n2026-000002 .* +3 +10:05\n.* 2, 1\n.* 3\n$/,
      ),
    ]);
    await run('visits', '--day', 'tomorrow');
    expect(asked).toEqual([
      [localDate('2026-11-29'), 'sl'],
      [localDate('2026-11-30'), 'sl'],
    ]);
  });
});
