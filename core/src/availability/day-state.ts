import { type PlaceState, placeStates } from '../catalog/product-list.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { isInSaleWindow, type SaleWindow } from '../dates/sale-window.ts';

/** State of a day for visitors. Only a free day, or one with few places, can be chosen. */
export type DayState = PlaceState | 'past' | 'beyond';

/** In the order of the legend. */
export const dayStates: readonly DayState[] = [...placeStates, 'beyond', 'past'];

/** So many places or fewer are called few. Units: persons. */
export const fewTickets = 20;

/** State of a day on sale with this many places; of an unlisted day without a number. Units: persons. */
export const placeState = (ticketsAvailable: number | undefined): PlaceState => {
  if (ticketsAvailable === undefined) return 'closed';
  if (ticketsAvailable <= 0) return 'soldOut';
  return ticketsAvailable <= fewTickets ? 'few' : 'free';
};

/** State of a day with this many places; of an unlisted day without a number. Units: persons. */
export const dayState = (date: LocalDate, window: SaleWindow, ticketsAvailable: number | undefined): DayState => {
  if (!isInSaleWindow(date, window)) return date < window.first ? 'past' : 'beyond';
  return placeState(ticketsAvailable);
};

/** Whether a day of that state can be chosen. */
export const isSelectable = ({ state }: { readonly state: DayState }): boolean => state === 'free' || state === 'few';
