import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { Ticket, TicketQuote } from '@shop/core/catalog/ticket';
import { weekOf } from '@shop/core/dates/calendar-month';
import { type LocalDate, weekdayOf } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import type { Language } from '@shop/core/languages/language';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** What can be compared of one day's offer: everything but its date. Money in whole cents. */
export const dayOffer = ({ ticketsAvailable, facilityDiscount, priceGroups }: TicketQuote) => ({
  places: ticketsAvailable,
  discount: facilityDiscount,
  groups: priceGroups.map(({ id, name, enabled, priceLists }) => ({
    id,
    name,
    isSold: enabled,
    prices: priceLists.map(({ id: list, name: title, price, priceWithDiscount, enabled: isSold }) => ({
      ...{ id: list, name: title, price, isSold },
      ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }),
    })),
  })),
});

/** What can be compared of a week: its days by the names of their weekdays. */
export const weekOffer = ({ dayOn }: TicketCalendar, day: LocalDate, language: Language) =>
  Object.fromEntries(
    weekOf(day, weekRules(language)).map((date) => {
      const { date: _, ...offer } = dayOn(date);
      return [weekdayNames[weekdayOf(date) - 1] ?? '', offer];
    }),
  );

/** What can be compared of a product in a language: the words that a visitor reads. */
export const wordsOffer = (
  { name, url, description, termsText, calendarText, selectText }: Ticket,
  quote: TicketQuote,
) => ({
  ...{ name, url, description, termsText, calendarText, selectText },
  groups: quote.priceGroups.map((group) => ({
    ...{ id: group.id, name: group.name, description: group.description },
    prices: group.priceLists.map((list) => ({ id: list.id, name: list.name })),
  })),
});
