import type { Order } from '@shop/core/checkout/order';
import { orderVisits } from '@shop/core/papers/visit-files';
import { orderVisitPath } from '@shop/core/paths/order-path';
import type { Translator } from '../translations/use-translator.ts';

/** Returns a link to a calendar entry for each visit of the order; empty without the order's key, which the entries
 *  need. */
export const calendarLinks = (order: Order, key: string | undefined, { t, day, language }: Words) =>
  key === undefined
    ? []
    : orderVisits(order).map((visit, index) => ({
        href: orderVisitPath(language, key, index + 1),
        text: t('Order.AddToCalendar', { date: `${visit.productTitle}, ${day(visit.day)}` }),
      }));

type Words = Pick<Translator, 't' | 'day' | 'language'>;
