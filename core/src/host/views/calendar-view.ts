import type { DayAvailability, FacilityDiscount } from '../../catalog/ticket.ts';
import type { Instant } from '../../dates/instant.ts';
import { type LocalDate, weekdayOf } from '../../dates/local-date.ts';
import { isInSaleWindow, type SaleWindow } from '../../dates/sale-window.ts';
import type { Cents } from '../../money/cents.ts';
import type { Percent } from '../../money/percent.ts';
import { fromPrice } from '../../pricing/from-price.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { isGroupOnSale } from '../catalog/periods-on-sale.ts';
import type { PeriodPlaces } from '../places/period-places.ts';
import { placesLeft } from '../places/take-places.ts';
import type { HostState } from '../state.ts';

type SoldDay = PeriodPlaces & { readonly date: LocalDate };

/** Days of a ticket within a window that are sold at all, in order. */
export const soldDays = (state: HostState, ticket: SoldTicket, window: SaleWindow): readonly SoldDay[] =>
  [...state.periods.values()]
    .flatMap((places) =>
      places.productId === ticket.id && places.period.type === 'day' && isInSaleWindow(places.period.date, window)
        ? [{ ...places, date: places.period.date }]
        : [],
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** What a ticket is sold for on a day, by weekday and percent: a calendar has many days but few different ones. */
const offers = (ticket: SoldTicket) => {
  const known = new Map<string, { readonly isSold: boolean; readonly from: Cents | undefined }>();
  return (date: LocalDate, percent: Percent) => {
    const key = `${weekdayOf(date)} ${percent}`;
    const offer = known.get(key);
    if (offer !== undefined) return offer;
    const groups = ticket.priceGroups.map((group) => ({
      enabled: isGroupOnSale(group, { type: 'day', date }),
      priceLists: group.priceLists,
    }));
    const isSold = groups.some(({ enabled, priceLists }) => enabled && priceLists.some((list) => list.enabled));
    const made = { isSold, from: fromPrice(groups, percent) };
    known.set(key, made);
    return made;
  };
};

export type CalendarView = {
  readonly availability: readonly DayAvailability[];
  readonly facilityDiscounts: readonly FacilityDiscount[];
};

/** Calendar days of a ticket. A day on which nothing is sold for its weekday has no places left. */
export const calendarView = (state: HostState, ticket: SoldTicket, window: SaleWindow, now: Instant): CalendarView => {
  const days = soldDays(state, ticket, window);
  const offerOf = offers(ticket);
  return {
    availability: days.map((day) => {
      const { isSold, from } = offerOf(day.date, day.facilityDiscount);
      const ticketsAvailable = isSold ? Math.max(placesLeft(state, day, now), 0) : 0;
      return { date: day.date, ticketsAvailable, ...(from === undefined ? {} : { fromPrice: from }) };
    }),
    facilityDiscounts: days
      .filter((day) => day.facilityDiscount > 0)
      .map((day) => ({ date: day.date, percent: day.facilityDiscount })),
  };
};
