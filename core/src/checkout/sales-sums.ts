import { add, type Cents, subtract, zero } from '../money/cents.ts';
import type { BookEntry, EntryKind, SalesReport } from './books.ts';

/** What turnover is listed by: the day or month of its payment or refund, the tax rate, the product, or the day of the
 *  visit. */
export const turnoverKeys = ['on', 'rate', 'goods', 'visit'] as const;
export type TurnoverKey = (typeof turnoverKeys)[number];

/** The turnover of one day, rate, product or day of visit. `refunded` is negative; `gross` is what is left of `sold`,
 *  with the tax `vat` in it. */
export type Turnover = {
  /** The entry that names the row's rate, product or visit; `on` is its day or month. */
  readonly of: BookEntry & { readonly on: string };
  readonly pieces: number;
  readonly sold: Cents;
  readonly refunded: Cents;
  readonly gross: Cents;
  readonly vat: Cents;
};

const flat = ({ days }: SalesReport): readonly Turnover['of'][] =>
  days.flatMap(({ on, entries }) => entries.map((entry) => ({ ...entry, on })));

const textOf = (entry: Turnover['of'], key: TurnoverKey): string => {
  switch (key) {
    case 'on':
      return entry.on;
    case 'rate':
      return entry.rate === undefined ? '' : String(entry.rate).padStart(5, '0');
    case 'goods':
      return entry.goods?.id ?? '';
    case 'visit':
      return entry.visit ?? '';
  }
};

/** Returns the turnover of a report by a key, sorted by it. Every key has the same sums. */
export const turnoverBy = (report: SalesReport, key: TurnoverKey): readonly Turnover[] => {
  const rows = new Map<string, Turnover>();
  for (const entry of flat(report)) {
    if (entry.kind !== 'sold' && entry.kind !== 'refunded') continue;
    const none = { of: entry, pieces: 0, sold: zero, refunded: zero, gross: zero, vat: zero };
    const row = rows.get(textOf(entry, key)) ?? none;
    rows.set(textOf(entry, key), {
      ...row,
      pieces: row.pieces + entry.pieces,
      sold: entry.kind === 'sold' ? add(row.sold, entry.gross) : row.sold,
      refunded: entry.kind === 'refunded' ? add(row.refunded, entry.gross) : row.refunded,
      gross: add(row.gross, entry.gross),
      vat: add(row.vat, entry.vat),
    });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};

/** Returns the gross sum of the entries of kinds. */
export const grossOf = (report: SalesReport, ...kinds: readonly EntryKind[]): Cents =>
  flat(report)
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { gross }) => add(sum, gross), zero);

/** Returns the money that a report accounts for: `paid` was captured, `refunded` went back or is due. Neither is
 *  negative. */
export const moneyOf = (report: SalesReport): { readonly paid: Cents; readonly refunded: Cents } => ({
  paid: grossOf(report, 'sold', 'cardSold', 'otherPaid'),
  refunded: subtract(zero, grossOf(report, 'refunded', 'cardRefunded', 'otherRefunded')),
});
