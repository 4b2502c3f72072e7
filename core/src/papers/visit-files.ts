import { type CartLine, periodOfLine } from '../cart/cart-line.ts';
import type { Order } from '../checkout/order.ts';
import { visitCalendar } from '../checkout/visit-calendar.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { PapersWords } from './papers-words.ts';

/** A visit as a file for a calendar. */
export type VisitFile = {
  readonly key: string;
  readonly productTitle: string;
  readonly day: LocalDate;
  readonly fileName: string;
  readonly file: string;
};

const keyOf = (line: CartLine): string =>
  JSON.stringify([
    line.kind === 'upsell' ? line.productTitle : (line.productId ?? line.productTitle),
    periodOfLine(line),
  ]);

/** The first line of each visit. */
const firstLines = (items: readonly CartLine[]): readonly CartLine[] => {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** One per product and day of the order; none for extras and for goods without a day, nor while the order has no
 *  number. */
export const visitFiles = ({ items, number, placedAt }: Order, { t }: Pick<PapersWords, 't'>): readonly VisitFile[] =>
  firstLines(items).flatMap((item) => {
    const period = periodOfLine(item);
    if (item.kind === 'upsell' || period?.type !== 'day') return [];
    if (number === undefined || placedAt === undefined) return [];
    const { productTitle } = item;
    const file = visitCalendar({
      day: period.date,
      title: `${productTitle} – ${t('SiteTitle')}`,
      place: `${t('Footer.CompanyName')}, ${t('Footer.Street')}, ${t('Footer.PostCodeAndCity')}`,
      note: `${t('Order.Number')}: ${number}`,
      id: `${number}-${productTitle}-${period.date}`,
      placedAt,
    });
    return [{ key: keyOf(item), productTitle, day: period.date, fileName: `${period.date}.ics`, file }];
  });
