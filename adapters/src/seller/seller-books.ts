import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DayVisits, OrderVisit } from '@shop/core/checkout/day-visits';
import { dayStart } from '@shop/core/dates/day-start';
import { plusMonths } from '@shop/core/dates/local-date';
import type { OrderRef } from '@shop/core/ids';
import type { BooksPort } from '@shop/core/ports/books-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { orderVisit } from '@shop/core/seller/books/order-visit';
import { salesBooks } from '@shop/core/seller/books/sales-books';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { OrderPage, OrderPages } from './order-pages.ts';
import type { SellerStore, StoreFailure } from './seller-store.ts';

/** Calls `use` with every order of all pages. Other work of the host has its turn between two pages. */
const eachOrder = <Item>(
  pageAfter: (after: OrderRef | undefined) => ResultAsync<OrderPage<Item>, StoreFailure>,
  use: (order: Item) => void,
): ResultAsync<undefined, StoreFailure> => {
  const read = async (): Promise<Result<undefined, StoreFailure>> => {
    let after: OrderRef | undefined;
    do {
      const page = await pageAfter(after);
      if (page.isErr()) return err(page.error);
      page.value.orders.forEach(use);
      after = page.value.last;
      await othersTurn();
    } while (after !== undefined);
    return ok(undefined);
  };
  return new ResultAsync(read());
};

const byNumber = (one: OrderVisit, other: OrderVisit): number => (one.orderNumber < other.orderNumber ? -1 : 1);

/** Returns the books port over any store. Orders are read page by page; each is counted as it is when it is read. */
export const sellerBooks = (
  store: Pick<SellerStore, 'read'>,
  pages: OrderPages,
  { zone }: Pick<ClockPort, 'zone'>,
): BooksPort => {
  const newestCatalog = () => store.read((seller) => seller.withCatalog(async (catalog) => catalog));
  return {
    sales: ({ month }, language) =>
      newestCatalog().andThen((catalog) => {
        const books = salesBooks({ month }, { catalog, language, zone });
        const time = month && { from: dayStart(zone, month), end: dayStart(zone, plusMonths(month, 1)) };
        return eachOrder((after) => pages.booked(time, after), books.add).map(books.report);
      }),
    visits: (day, language) =>
      newestCatalog().andThen((catalog) => {
        const visits: OrderVisit[] = [];
        return eachOrder(
          (after) => pages.visiting(day, after),
          ({ order, buyer }) => {
            const visit = orderVisit(order, buyer, day, { catalog, language });
            if (visit !== undefined) visits.push(visit);
          },
        ).map((): DayVisits => ({ orders: visits.toSorted(byNumber) }));
      }),
  };
};
