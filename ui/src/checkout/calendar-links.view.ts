import { periodOfLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import { visitCalendar } from '@shop/core/checkout/visit-calendar';
import type { Translator } from '../translations/use-translator.ts';
import { visitsOf, withRemoved } from './visits.ts';

/** A calendar entry to keep: its file in the address itself. */
export type CalendarLink = {
  readonly key: string;
  readonly href: string;
  readonly fileName: string;
  readonly text: string;
};

/** One for each day of the order; none for what is not bound to a day, nor while the order has no number to bring along. */
export const calendarLinks = (
  { items, number, placedAt }: Order,
  { t, day }: Pick<Translator, 't' | 'day'>,
): readonly CalendarLink[] =>
  visitsOf(withRemoved(items, [])).flatMap(({ key, item }) => {
    const period = periodOfLine(item);
    if (period?.type !== 'day' || number === undefined || placedAt === undefined) return [];
    const { productTitle } = item;
    const file = visitCalendar({
      day: period.date,
      title: `${productTitle} – ${t('SiteTitle')}`,
      place: `${t('Footer.CompanyName')}, ${t('Footer.Street')}, ${t('Footer.PostCodeAndCity')}`,
      note: `${t('Order.Number')}: ${number}`,
      id: `${number}-${productTitle}-${period.date}`,
      placedAt,
    });
    return [
      {
        key,
        href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
        fileName: `${period.date}.ics`,
        text: t('Order.AddToCalendar', { date: `${productTitle}, ${day(period.date)}` }),
      },
    ];
  });
