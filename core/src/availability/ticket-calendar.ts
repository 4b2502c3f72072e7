import type { DayTicket } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { daysOf, isInSaleWindow, saleWindow } from '../dates/sale-window.ts';
import type { Cents } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';

export type DayState = 'free' | 'few' | 'soldOut';

/** A day inside the sale window; days outside have no entry and cannot be chosen. */
export type CalendarDay = {
  readonly date: LocalDate;
  readonly state: DayState;
  /** Units: persons. */
  readonly ticketsAvailable: number;
  /** The day's minus-percent tag; absent when there is none. */
  readonly discount?: Percent;
  readonly fromPrice?: Cents;
};

/** So many places or fewer are called few (D-FEW-LEFT). Units: persons. */
const fewTickets = 20;

const stateOf = (ticketsAvailable: number): DayState => {
  if (ticketsAvailable <= 0) return 'soldOut';
  return ticketsAvailable <= fewTickets ? 'few' : 'free';
};

/** Every day from today to the end of the ticket's window, in order (R-TICKET-4). A day that the provider does not list
 *  is sold out. */
export const ticketCalendar = (ticket: DayTicket, today: LocalDate): readonly CalendarDay[] => {
  const available = new Map(ticket.availability.map((day) => [day.date, day]));
  const discounts = new Map(ticket.facilityDiscounts.map((day) => [day.date, day.percent]));
  return daysOf(saleWindow(today, ticket.defaultDailyTicketAvailabilityInDays)).map((date) => {
    const { ticketsAvailable = 0, fromPrice } = available.get(date) ?? {};
    const discount = discounts.get(date);
    return {
      date,
      state: stateOf(ticketsAvailable),
      ticketsAvailable: Math.max(ticketsAvailable, 0),
      ...(discount === undefined || discount === 0 ? {} : { discount }),
      ...(fromPrice === undefined ? {} : { fromPrice }),
    };
  });
};

export const isSelectable = (day: CalendarDay): boolean => day.state !== 'soldOut';

/** Whether a day can be chosen: inside the window and not sold out (R-TICKET-3, R-TICKET-4). */
export const canChooseDay = (ticket: DayTicket, today: LocalDate, day: LocalDate): boolean =>
  isInSaleWindow(day, saleWindow(today, ticket.defaultDailyTicketAvailabilityInDays)) &&
  ticketCalendar(ticket, today).some((entry) => entry.date === day && isSelectable(entry));
