import type { LocalDate } from '../dates/local-date.ts';
import { isInSaleWindow, type SaleWindow } from '../dates/sale-window.ts';

/** State of a day for visitors. Only a free day, or one with few places, can be chosen. */
export type DayState = 'free' | 'few' | 'soldOut' | 'closed' | 'past' | 'beyond';

/** In the order of the legend. */
export const dayStates: readonly DayState[] = ['free', 'few', 'soldOut', 'closed', 'beyond', 'past'];

/** So many places or fewer are called few. Units: persons. */
export const fewTickets = 20;

/** State of a day with this many places; of an unlisted day without a number. Units: persons. */
export const dayState = (date: LocalDate, window: SaleWindow, ticketsAvailable: number | undefined): DayState => {
  if (!isInSaleWindow(date, window)) return date < window.first ? 'past' : 'beyond';
  if (ticketsAvailable === undefined) return 'closed';
  if (ticketsAvailable <= 0) return 'soldOut';
  return ticketsAvailable <= fewTickets ? 'few' : 'free';
};

/** Whether a day of that state can be chosen. */
export const isSelectable = ({ state }: { readonly state: DayState }): boolean => state === 'free' || state === 'few';
