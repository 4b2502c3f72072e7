import { type TicketLine, ticketsOf } from '../cart/cart-line.ts';
import type { Order } from '../checkout/order.ts';
import { visitCalendar } from '../checkout/visit-calendar.ts';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { type ContactWords, placeText } from './contact-words.ts';
import type { PapersWords } from './papers-words.ts';

/** A product and its day in an order, with the order's number and time. */
export type OrderVisit = {
  readonly productTitle: string;
  readonly day: LocalDate;
  readonly number: string;
  readonly placedAt: Instant;
  /** Unique among all visits of the shop, and equal in every language. */
  readonly id: string;
};

const productOf = ({ productId, productTitle }: TicketLine): string => productId ?? productTitle;

/** Returns one visit per product and day of the order; none for upsells and goods without a day, and none for an order
 *  that has no number or is not completed. */
export const orderVisits = ({ items, orderNumber: number, placedAt, outcome }: Order): readonly OrderVisit[] => {
  if (outcome !== 'completed' || number === undefined || placedAt === undefined) return [];
  const visits = new Map<string, OrderVisit>();
  for (const line of ticketsOf(items)) {
    if (line.period.type !== 'day') continue;
    const { productTitle, period } = line;
    const id = `${number}-${productOf(line)}-${period.date}`;
    if (!visits.has(id)) visits.set(id, { productTitle, day: period.date, number, placedAt, id });
  }
  return [...visits.values()];
};

/** A visit as a calendar file. */
export type VisitFile = { readonly fileName: string; readonly file: string };

/** Returns a file for each of `orderVisits`, in the same order. `domain` is the shop's domain. */
export const visitFiles = (
  order: Order,
  { t }: Pick<PapersWords, 't'>,
  { contact, domain }: { readonly contact: ContactWords; readonly domain: string },
): readonly VisitFile[] =>
  orderVisits(order).map(({ productTitle, day, number, placedAt, id }, index) => ({
    fileName: `${day}-${index + 1}.ics`,
    file: visitCalendar({
      day,
      title: `${productTitle} – ${t('SiteTitle')}`,
      place: placeText(contact),
      note: `${t('Order.Number')}: ${number}`,
      id: `${id}@${domain}`,
      placedAt,
    }),
  }));
