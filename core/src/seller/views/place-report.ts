import type { PlaceReport } from '../../checkout/place-report.ts';
import { isTicket, type SellerCatalog, type SoldTicket } from '../catalog/seller-catalog.ts';
import type { PlaceCounts } from '../places/period-places.ts';

const plain = (text: string): string => text.trim().toLowerCase();

const ticketsOf = ({ products }: SellerCatalog): readonly SoldTicket[] => [...products.values()].filter(isTicket);

/** Returns the ticket with an id, or with an address or a name in any language; `undefined` when there is none. */
export const ticketNamed = (catalog: SellerCatalog, text: string): SoldTicket | undefined => {
  const all = ticketsOf(catalog);
  const isNamed = ({ texts }: SoldTicket): boolean =>
    [...texts.values()].some(({ name, url }) => plain(name) === plain(text) || plain(url) === plain(text));
  return all.find(({ id }) => id === text.trim()) ?? all.find(isNamed);
};

/** Returns that no ticket has a name, with the ids of those on sale. */
export const unknownTicket = (catalog: SellerCatalog): PlaceReport => ({
  type: 'unknown',
  products: ticketsOf(catalog).map(({ id }) => id),
});

/** Returns the report of a ticket's places. `counts` are those that live holds, payments and sales take. */
export const placeReport = (
  { id: product, facilityId: facility }: SoldTicket,
  counts: (PlaceCounts & { readonly capacity: number }) | undefined,
): PlaceReport => {
  if (counts === undefined) return { type: 'noPlaces' };
  const { capacity, held, paying, sold } = counts;
  return { type: 'places', product, facility, capacity, held, paying, sold, left: capacity - held - paying - sold };
};
