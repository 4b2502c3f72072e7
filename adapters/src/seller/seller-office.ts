import type { PlaceReport } from '@shop/core/checkout/place-report';
import type { OfficePort } from '@shop/core/ports/office-port';
import type { Period, PlaceCounts } from '@shop/core/seller/places/period-places';
import { listedOrder } from '@shop/core/seller/views/listed-order';
import { placeReport, ticketNamed, unknownTicket } from '@shop/core/seller/views/place-report';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { RunCommand } from './commands/outcome.ts';
import { logLookUps } from './log-look-up.ts';
import type { OrderSearch, OrderWithBuyer } from './order-pages.ts';
import type { SellerStore, StoreFailure } from './seller-store.ts';

/** Maximum number of orders that a search returns. */
const mostFound = 20;

const listed = (found: readonly OrderWithBuyer[]) => found.map(({ order, buyer }) => listedOrder(order, buyer));

/** Counts the persons of a period that live holds, payments and sales take. `undefined` for a period without places. */
export type LoadPlaceCounts = (
  period: Period,
) => ResultAsync<(PlaceCounts & { readonly capacity: number }) | undefined, StoreFailure>;

export type OfficeParts = {
  readonly store: SellerStore;
  readonly run: RunCommand;
  readonly search: OrderSearch;
  readonly countPlaces: LoadPlaceCounts;
};

/** Returns a function that reports the places of a ticket, over any store. */
export const placeReports =
  (store: Pick<SellerStore, 'read'>, countPlaces: LoadPlaceCounts): OfficePort['reportPlaces'] =>
  ({ product, period }) =>
    store
      .read((seller) => seller.withCatalog(async (catalog) => catalog))
      .andThen((catalog) => {
        const ticket = ticketNamed(catalog, product);
        if (ticket === undefined) return okAsync<PlaceReport>(unknownTicket(catalog));
        return countPlaces({ facilityId: ticket.facilityId, period }).map((counts) => placeReport(ticket, counts));
      });

/** Returns the office port over any store. */
export const sellerOffice = ({ store, run, search, countPlaces }: OfficeParts): OfficePort => ({
  listOrders: (query) => search.page(query).map(({ found, next }) => ({ orders: listed(found), next })),
  findOrders: (text, staff) =>
    search.find(text, mostFound + 1).andThen((found) => {
      const orders = listed(found.slice(0, mostFound));
      const numbers = orders.map(({ number }) => number);
      return logLookUps(store, numbers, staff).map(() => ({ orders, hasMore: found.length > mostFound }));
    }),
  cancelByOffice: (orderNumber, request, staff) =>
    run<'cancelByOffice'>({ type: 'cancelByOffice', orderNumber, ...request, staff }).map(({ answer }) => answer),
  reportPlaces: placeReports(store, countPlaces),
});
