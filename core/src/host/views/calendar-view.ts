import type { DayAvailability, FacilityDiscount } from '../../catalog/ticket.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { isInSaleWindow, type SaleWindow } from '../../dates/sale-window.ts';
import type { Cents } from '../../money/cents.ts';
import type { Percent } from '../../money/percent.ts';
import type { PersonCategories } from '../../packages/person-categories.ts';
import { adultPrice } from '../../pricing/from-price.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { isGroupOnSale, listsFor, sellsOn } from '../catalog/periods-on-sale.ts';
import { dayKindOf } from '../catalog/sale-days.ts';
import type { SoldPeriod } from '../catalog/sold-period.ts';
import { type PlacesOnSale, placesOnSale } from '../places/places-on-sale.ts';
import { placesLeft } from '../places/take-places.ts';
import type { HostState } from '../state.ts';

type SoldDay = PlacesOnSale & { readonly date: LocalDate };

/** Days of a ticket within a window that it is sold for, in order; `sold` are days and seasons of any product. */
export const soldDays = (
  state: HostState,
  ticket: SoldTicket,
  window: SaleWindow,
  sold: Iterable<SoldPeriod>,
): readonly SoldDay[] => {
  const isOpen = sellsOn(ticket);
  return [...sold]
    .flatMap(({ productId, period }) => {
      if (productId !== ticket.id || period.type !== 'day') return [];
      if (!isInSaleWindow(period.date, window) || !isOpen(period.date)) return [];
      const places = placesOnSale(state, ticket, period);
      return places === undefined ? [] : [{ ...places, date: period.date }];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};

/** What an adult pays at least on a day, by kind of day and percent: a calendar has many days but few different ones. */
const adultPrices = (ticket: SoldTicket, categories: PersonCategories) => {
  const known = new Map<string, Cents | undefined>();
  return (date: LocalDate, percent: Percent) => {
    const { weekday, isHoliday } = dayKindOf(date);
    const key = `${weekday} ${isHoliday} ${percent}`;
    if (known.has(key)) return known.get(key);
    const period = { type: 'day', date } as const;
    const groups = ticket.priceGroups.map((group) => ({
      enabled: isGroupOnSale(group, period),
      priceLists: listsFor(group, period),
    }));
    const price = adultPrice(groups, percent, categories);
    known.set(key, price);
    return price;
  };
};

export type CalendarView = {
  readonly availability: readonly DayAvailability[];
  readonly facilityDiscounts: readonly FacilityDiscount[];
};

/** Calendar days of a ticket. A day on which nothing is sold for its kind is not listed: it is closed (D-DAY-STATES). */
export const calendarView = (state: HostState, ticket: SoldTicket, window: SaleWindow, now: Instant): CalendarView => {
  const priceOn = adultPrices(ticket, state.catalog.personCategories);
  const days = soldDays(state, ticket, window, state.soldPeriods.values());
  return {
    availability: days.map((day) => {
      const price = priceOn(day.date, day.facilityDiscount);
      const ticketsAvailable = Math.max(placesLeft(state, day, now), 0);
      return { date: day.date, ticketsAvailable, ...(price === undefined ? {} : { adultPrice: price }) };
    }),
    facilityDiscounts: days
      .filter((day) => day.facilityDiscount > 0)
      .map((day) => ({ date: day.date, percent: day.facilityDiscount })),
  };
};
