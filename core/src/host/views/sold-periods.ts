import type { LocalDate } from '../../dates/local-date.ts';
import { type CheapestList, cheapestOn } from '../catalog/cheapest-list.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { isOnSale } from '../catalog/periods-on-sale.ts';
import { periodOfText, periodText } from '../places/period-places.ts';
import { type PlacesOnSale, placesOnSale } from '../places/places-on-sale.ts';
import type { HostState } from '../state.ts';

/** A day or season that a ticket is sold for, with its lowest price then. */
export type SoldNow = PlacesOnSale & CheapestList;

/** Days or seasons that a ticket is sold for today and whose places are loaded, days in order. */
export const soldNow = (state: HostState, ticket: SoldTicket, today: LocalDate): readonly SoldNow[] => {
  const isNow = isOnSale(ticket, today);
  const cheapestThen = cheapestOn(ticket, state.catalog.personCategories);
  return [...(state.catalog.soldPeriods.get(ticket.id) ?? [])]
    .flatMap(([text, facilityDiscount]) => {
      const period = periodOfText(text);
      if (!isNow(period)) return [];
      const cheapest = cheapestThen(period, facilityDiscount);
      const places = cheapest && placesOnSale(state, ticket, period);
      return cheapest === undefined || places === undefined ? [] : [{ ...places, ...cheapest }];
    })
    .sort((a, b) => (periodText(a.period) < periodText(b.period) ? -1 : 1));
};
