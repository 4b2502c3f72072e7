import type { EntryKind, SalesReport } from '@shop/core/checkout/books';
import { grossOf, moneyOf, type Turnover, type TurnoverKey, turnoverBy } from '@shop/core/checkout/sales-sums';
import type { Language } from '@shop/core/languages/language';
import { type Cents, cents, subtract, sum } from '@shop/core/money/cents';
import { euroText, rateText } from '@shop/core/money/euro-text';
import type { CsvCell } from '../text/csv.ts';
import { emptyLine, type Line, left, line, type Row, right, span, table } from '../text/line.ts';

const titles: Readonly<Record<TurnoverKey, string>> = {
  on: 'paid or refunded',
  rate: 'VAT rate',
  goods: 'product',
  visit: 'visit',
};

const nameOf = ({ of }: Turnover, key: TurnoverKey, language: Language): string => {
  switch (key) {
    case 'on':
      return of.on;
    case 'rate':
      return of.rate === undefined ? 'none set' : rateText(of.rate, language);
    case 'goods':
      return of.goods?.title ?? '';
    case 'visit':
      return of.visit ?? 'without a day';
  }
};

const total = (rows: readonly Turnover[]): Omit<Turnover, 'of'> => ({
  pieces: rows.reduce((all, { pieces }) => all + pieces, 0),
  sold: sum(rows.map(({ sold }) => sold)),
  refunded: sum(rows.map(({ refunded }) => refunded)),
  gross: sum(rows.map(({ gross }) => gross)),
  vat: sum(rows.map(({ vat }) => vat)),
});

const turnoverTable = (report: SalesReport, key: TurnoverKey, language: Language): readonly Line[] => {
  const money = (amount: Cents): string => euroText(amount, language);
  const rows = turnoverBy(report, key);
  const row = (name: string, of: Omit<Turnover, 'of'>): Row => [
    name,
    String(of.pieces),
    money(of.sold),
    money(of.refunded),
    money(of.gross),
    money(subtract(of.gross, of.vat)),
    money(of.vat),
  ];
  const named = rows.map((one) => row(nameOf(one, key, language), one));
  return table(
    [...left(titles[key]), ...right('pieces', 'sold', 'refunded', 'turnover', 'net', 'VAT')],
    rows.length > 1 ? [...named, row('total', total(rows))] : named,
  );
};

const figure = (name: string, ...amounts: readonly string[]): Line =>
  line(span(`${name}  `, 'quiet'), amounts.join(', '));

/** Returns the lines of a sales report: turnover by day or month, rate, product and visit, then what is no turnover. */
export const salesLines = (report: SalesReport, language: Language): readonly Line[] => {
  const gross = (kind: EntryKind): string => euroText(grossOf(report, kind), language);
  const { paid, refunded } = moneyOf(report);
  const tests = report.testOrders === 0 ? [] : [figure('orders of a test mode, left out', String(report.testOrders))];
  if (report.days.length === 0) return [line('nothing was paid, refunded or redeemed'), ...tests];
  const tables = (['on', 'rate', 'goods', 'visit'] as const).flatMap((key) => [
    ...turnoverTable(report, key, language),
    emptyLine,
  ]);
  return [
    ...tables,
    figure(
      'gift cards without VAT: sold, refunded, redeemed',
      gross('cardSold'),
      gross('cardRefunded'),
      gross('redeemed'),
    ),
    figure('other money: paid, refunded', gross('otherPaid'), gross('otherRefunded')),
    figure('all money: paid, refunded', euroText(paid, language), euroText(refunded, language)),
    ...tests,
  ];
};

/** The titles of the columns of `salesCells`. */
export const salesTitles: readonly CsvCell[] = [
  'day',
  'kind',
  'product',
  'title',
  'visit',
  'rate',
  'pieces',
  'gross',
  'net',
  'VAT',
];

/** Returns the rows of a sales report in a CSV file, one for each entry. Refunds are negative. The rate is a
 *  percentage. */
export const salesCells = ({ days }: SalesReport): readonly (readonly CsvCell[])[] =>
  days.flatMap(({ on, entries }) =>
    entries.map(({ kind, goods, visit, rate, pieces, gross, vat }) => [
      on,
      kind,
      goods?.id,
      goods?.title,
      visit,
      rate === undefined ? undefined : { cents: cents(rate) },
      pieces,
      { cents: gross },
      { cents: subtract(gross, vat) },
      { cents: vat },
    ]),
  );
