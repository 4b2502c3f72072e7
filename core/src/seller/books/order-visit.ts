import type { OrderVisit, VisitLine } from '../../checkout/day-visits.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { Language } from '../../languages/language.ts';
import type { SellerCatalog } from '../catalog/seller-catalog.ts';
import type { Person, SellerOrder } from '../checkout/seller-order.ts';
import type { EntryTicket } from '../checkout/seller-ticket.ts';
import { shownOutcome } from '../checkout/used-order.ts';
import { boughtLineIn } from '../views/order-papers-view.ts';

/** The catalog, and the language of titles. */
type VisitTerms = { readonly catalog: SellerCatalog; readonly language: Language };

const isForDay = ({ firstDay, lastDay }: EntryTicket, day: LocalDate): boolean => firstDay === day && lastDay === day;

/** Returns who comes with an order on a day, and who was admitted with it; `undefined` without either, and for an
 *  order that is not paid or is canceled and has no admission. */
export const orderVisit = (
  order: SellerOrder,
  buyer: Person | undefined,
  day: LocalDate,
  { catalog, language }: VisitTerms,
): OrderVisit | undefined => {
  const isValid = shownOutcome(order) === 'completed';
  const lines = order.content.items.flatMap((bought): readonly VisitLine[] => {
    const tickets = order.tickets.flatMap((ticket) =>
      ticket.kind === 'entry' && ticket.cartItemId === bought.cartItemId ? ticket : [],
    );
    const visits = tickets.flatMap(({ newestVisits }) => newestVisits.filter(({ on }) => on === day));
    const expected = isValid ? tickets.filter((ticket) => isForDay(ticket, day)).length : 0;
    if (expected === 0 && visits.length === 0) return [];
    const { productTitle, priceTitle } = boughtLineIn(catalog, bought, language) ?? bought;
    return [
      {
        productTitle,
        priceTitle,
        isForDay: tickets.some((ticket) => isForDay(ticket, day)),
        expected,
        admitted: visits.length,
        lastAt: visits
          .map(({ at }) => at)
          .toSorted((a, b) => a - b)
          .at(-1),
      },
    ];
  });
  if (lines.length === 0) return undefined;
  const { firstName, lastName } = buyer?.customer ?? { firstName: '', lastName: '' };
  const name = `${firstName} ${lastName}`.trim();
  return { orderNumber: order.number, buyer: name === '' ? undefined : name, lines };
};
