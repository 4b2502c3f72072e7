import type { LocalDate } from '../../dates/local-date.ts';
import { type CheapestList, cheapestOn } from '../catalog/cheapest-list.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { isOnSale } from '../catalog/periods-on-sale.ts';
import type { SoldPeriod } from '../catalog/sold-period.ts';
import { periodText } from '../places/period-places.ts';
import { type PlacesOnSale, placesOnSale } from '../places/places-on-sale.ts';
import type { HostState } from '../state.ts';

/** A day or season that a ticket is sold for, with its lowest price then. */
export type SoldNow = PlacesOnSale & CheapestList;

/** Days or seasons that a ticket is sold for today, days in order; `sold` are those of any product. */
export const soldNow = (
  state: HostState,
  ticket: SoldTicket,
  sold: Iterable<SoldPeriod>,
  today: LocalDate,
): readonly SoldNow[] => {
  const isNow = isOnSale(ticket, today);
  const cheapestThen = cheapestOn(ticket, state.catalog.personCategories);
  return [...sold]
    .flatMap(({ productId, period, facilityDiscount }) => {
      if (productId !== ticket.id || !isNow(period)) return [];
      const cheapest = cheapestThen(period, facilityDiscount);
      const places = cheapest && placesOnSale(state, ticket, period);
      return cheapest === undefined || places === undefined ? [] : [{ ...places, ...cheapest }];
    })
    .sort((a, b) => (periodText(a.period) < periodText(b.period) ? -1 : 1));
};
