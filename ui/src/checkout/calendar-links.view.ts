import type { Order } from '@shop/core/checkout/order';
import { visitFiles } from '@shop/core/papers/visit-files';
import type { Translator } from '../translations/use-translator.ts';

/** A calendar entry to keep for each day of the order, its file in the address itself. */
export const calendarLinks = (order: Order, { t, day }: Pick<Translator, 't' | 'day'>) =>
  visitFiles(order, { t }).map(({ key, productTitle, day: visited, fileName, file }) => ({
    key,
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    fileName,
    text: t('Order.AddToCalendar', { date: `${productTitle}, ${day(visited)}` }),
  }));
