import { type PlaceState, placeStates } from '../catalog/product-list.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { isInSaleWindow, type SaleWindow } from '../dates/sale-window.ts';

/** State of a day for visitors. Only days in state `free` or `few` can be chosen. */
export type DayState = PlaceState | 'past' | 'beyond';

/** All states, in the order of the legend. */
export const dayStates: readonly DayState[] = [...placeStates, 'beyond', 'past'];

/** Maximum number of places in state `few`. Units: persons. */
export const fewTickets = 20;

/** Returns the state of a day in the sale window with this number of free places; `closed` when the number is
 *  `undefined`. Units: persons. */
export const placeState = (ticketsAvailable: number | undefined): PlaceState => {
  if (ticketsAvailable === undefined) return 'closed';
  if (ticketsAvailable <= 0) return 'soldOut';
  return ticketsAvailable <= fewTickets ? 'few' : 'free';
};

/** Returns the state of a day with this number of free places, `undefined` for a day on which nothing is sold. Units:
 *  persons. */
export const dayState = (date: LocalDate, window: SaleWindow, ticketsAvailable: number | undefined): DayState => {
  if (!isInSaleWindow(date, window)) return date < window.first ? 'past' : 'beyond';
  return placeState(ticketsAvailable);
};

/** Whether a day in a state can be chosen. */
export const isSelectable = ({ state }: { readonly state: DayState }): boolean => state === 'free' || state === 'few';
