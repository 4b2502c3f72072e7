import type { OfficePort } from '@shop/core/ports/office-port';
import { listedOrder } from '@shop/core/seller/views/listed-order';
import type { RunCommand } from './commands/outcome.ts';
import { logLookUps } from './log-look-up.ts';
import type { FoundOrder, OrderSearch } from './order-search.ts';
import type { SellerStore } from './seller-store.ts';

/** Maximum number of orders that a search returns. */
const mostFound = 20;

const listed = (found: readonly FoundOrder[]) => found.map(({ order, buyer }) => listedOrder(order, buyer));

/** Returns the office port over any store. */
export const sellerOffice = (store: SellerStore, run: RunCommand, search: OrderSearch): OfficePort => ({
  listOrders: (query) => search.page(query).map(({ found, next }) => ({ orders: listed(found), next })),
  findOrders: (text, staff) =>
    search.find(text, mostFound + 1).andThen((found) => {
      const orders = listed(found.slice(0, mostFound));
      const numbers = orders.map(({ number }) => number);
      return logLookUps(store, numbers, staff).map(() => ({ orders, hasMore: found.length > mostFound }));
    }),
  cancelByOffice: (orderNumber, request, staff) =>
    run<'cancelByOffice'>({ type: 'cancelByOffice', orderNumber, ...request, staff }).map(({ answer }) => answer),
});
