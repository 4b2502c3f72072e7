import { type FromPrice, fromPrice } from '../catalog/from-price.ts';
import type { DayTicket } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { LocalTime } from '../dates/local-time.ts';
import { daysOf, saleWindow } from '../dates/sale-window.ts';
import type { Cents } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';
import { type DayState, dayState, isSelectable } from './day-state.ts';

/** A day as the calendar displays it. */
export type CalendarDay = {
  readonly date: LocalDate;
  readonly state: DayState;
  /** Units: persons. */
  readonly ticketsAvailable: number;
  /** The discount of the day; absent when there is none. */
  readonly discount?: Percent;
  /** The lowest price for one adult. */
  readonly adultPrice?: Cents;
  /** The hour at which the sale for today ended, when it has ended. */
  readonly endedAt?: LocalTime;
};

/** The days of a ticket. `dayOn` returns any day, also one outside the sale window. */
export type TicketCalendar = {
  /** Every day from today to the end of the ticket's sale window. */
  readonly days: readonly CalendarDay[];
  readonly dayOn: (date: LocalDate) => CalendarDay;
};

/** Returns the calendar of a ticket as of `today`. A day that has passed since the ticket was loaded is in state
 *  `past`. */
export const ticketCalendar = (
  { availability, facilityDiscounts, defaultDailyTicketAvailabilityInDays: windowDays }: DayTicket,
  today: LocalDate,
): TicketCalendar => {
  const available = new Map(availability.map((day) => [day.date, day]));
  const discounts = new Map(facilityDiscounts.map((day) => [day.date, day.percent]));
  const window = saleWindow(today, windowDays);
  const dayOn = (date: LocalDate): CalendarDay => {
    const { ticketsAvailable, adultPrice, endedAt } = available.get(date) ?? {};
    const state = dayState(date, window, ticketsAvailable);
    const discount = discounts.get(date);
    if (state === 'soldOut' && endedAt !== undefined) return { date, state, ticketsAvailable: 0, endedAt };
    if (!isSelectable({ state })) return { date, state, ticketsAvailable: 0 };
    return {
      date,
      state,
      ticketsAvailable: ticketsAvailable ?? 0,
      discount: discount === 0 ? undefined : discount,
      adultPrice,
    };
  };
  return { days: daysOf(window).map(dayOn), dayOn };
};

/** Returns the lowest adult price on the days that can be chosen; `undefined` when no day has one. */
export const adultFromPrice = (days: readonly CalendarDay[]): FromPrice | undefined =>
  fromPrice(days.filter(isSelectable).map(({ date, adultPrice }) => ({ date, price: adultPrice })));

/** Whether a day can be chosen: inside the window, open and not sold out. */
export const canChooseDay = (ticket: DayTicket, today: LocalDate, day: LocalDate): boolean =>
  isSelectable(ticketCalendar(ticket, today).dayOn(day));
