import type { DayTicket } from '../../catalog/ticket.ts';
import { priceRank } from '../../pricing/from-price.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import type { DecisionTime } from '../decision-time.ts';
import { placesLeft } from '../places/take-places.ts';
import type { HostState } from '../state.ts';
import { soldNow } from './sold-periods.ts';

type CalendarView = Pick<DayTicket, 'availability' | 'facilityDiscounts'>;

/** Calendar days of a ticket; a day on which nothing of its kind is sold is closed, not listed (D-DAY-STATES). */
export const calendarView = (state: HostState, ticket: SoldTicket, { today, now }: DecisionTime): CalendarView => {
  const days = soldNow(state, ticket, today).flatMap((day) =>
    day.period.type === 'day' ? [{ ...day, date: day.period.date }] : [],
  );
  return {
    availability: days.map((day) => {
      const { date, cheapest, price } = day;
      const isAdults = priceRank(cheapest.kind, state.catalog.personCategories) === 0;
      const ticketsAvailable = Math.max(placesLeft(state, day, now), 0);
      return { date, ticketsAvailable, ...(isAdults ? { adultPrice: price } : {}) };
    }),
    facilityDiscounts: days
      .filter((day) => day.facilityDiscount > 0)
      .map((day) => ({ date: day.date, percent: day.facilityDiscount })),
  };
};
