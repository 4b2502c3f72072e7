import type { BookEntry, SalesQuery, SalesReport } from '../../checkout/books.ts';
import { dayIn } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { add } from '../../money/cents.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import { type BookTerms, bookOrder } from './book-order.ts';

const monthOf = (day: string): string => day.slice(0, 7);

const keyOf = ({ kind, goods, visit, rate }: BookEntry): string => [kind, goods?.id, visit, rate].join('\n');

const merged = (one: BookEntry, other: BookEntry): BookEntry => ({
  ...one,
  pieces: one.pieces + other.pieces,
  gross: add(one.gross, other.gross),
  vat: add(one.vat, other.vat),
});

const sorted = <Value>(of: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] =>
  [...of].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns books to which orders are added one by one, so that a shop with many orders needs no more memory than its
 *  report. The order of additions does not matter. */
export const salesBooks = ({ month }: SalesQuery, terms: BookTerms) => {
  const days = new Map<string, Map<string, BookEntry>>();
  const wanted = month && monthOf(month);
  let testOrders = 0;
  const isWanted = (day: LocalDate): boolean => wanted === undefined || monthOf(day) === wanted;
  /** A day, or its month in a report of all months; the name of a season stays. */
  const unitOf = (day: string): string => (wanted === undefined && /^\d{4}(-\d\d){2}$/.test(day) ? monthOf(day) : day);

  const addEntry = (on: string, entry: BookEntry): void => {
    const entries = days.get(on) ?? new Map<string, BookEntry>();
    days.set(on, entries);
    const key = keyOf(entry);
    const earlier = entries.get(key);
    entries.set(key, earlier === undefined ? entry : merged(earlier, entry));
  };

  return {
    add: (order: SellerOrder): void => {
      const isPaidTest = order.isTest === true && order.paidAttempt !== undefined;
      if (isPaidTest && isWanted(dayIn(terms.zone, order.placedAt))) testOrders += 1;
      for (const { day, visit, ...entry } of bookOrder(order, terms)) {
        if (isWanted(day)) addEntry(unitOf(day), { ...entry, visit: visit && unitOf(visit) });
      }
    },
    report: (): SalesReport => ({
      days: sorted(days).map(([on, entries]) => ({ on, entries: sorted(entries).map(([, entry]) => entry) })),
      testOrders,
    }),
  };
};
