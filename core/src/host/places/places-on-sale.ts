import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { SoldTicket } from '../catalog/host-catalog.ts';
import { discountOn, type SoldPeriod } from '../catalog/sold-period.ts';
import type { HostState } from '../state.ts';
import { type PeriodPlaces, periodId } from './period-places.ts';

/** Places of a day or season that a product takes from, and the product's own discount then. */
export type PlacesOnSale = PeriodPlaces & Pick<SoldPeriod, 'facilityDiscount'>;

/** What a ticket can take on a day or in a season: its facility's places (D-FACILITY-PLACES); none when it is not sold then. */
export const placesOnSale = (state: HostState, ticket: SoldTicket, period: TicketPeriod): PlacesOnSale | undefined => {
  const facilityDiscount = discountOn(state.catalog.soldPeriods, { productId: ticket.id, period });
  const places = state.periods.get(periodId({ facilityId: ticket.facilityId, period }));
  return facilityDiscount === undefined || places === undefined ? undefined : { ...places, facilityDiscount };
};
