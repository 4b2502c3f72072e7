import { localDate } from '@shop/core/dates/local-date';
import { pressKey } from '@shop/core/ids';
import type { BooksPort } from '@shop/core/ports/books-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { OfficePort } from '@shop/core/ports/office-port';
import type { PeoplePort } from '@shop/core/ports/people-port';
import { errAsync, okAsync } from 'neverthrow';

const refused = () => errAsync({ kind: 'notAllowed' } as const);

/** Returns a stub of `openOperator`: a desk without data unless a test replaces its methods, and a catalog that
 *  refuses every call. */
export const operatorStub =
  (
    desk: Partial<DeskPort> = {},
    people?: PeoplePort,
    office: Partial<OfficePort> = {},
    books: Partial<BooksPort> = {},
  ) =>
  () =>
    okAsync({
      catalog: { importCatalog: refused, exportCatalog: refused, listVersions: refused },
      desk: {
        admit: () => okAsync({ type: 'unknown' } as const),
        takeBack: () => okAsync({ type: 'unknown' } as const),
        resend: () => okAsync({ type: 'unknown' } as const),
        history: () => okAsync(undefined),
        replay: () => okAsync(undefined),
        attention: () => okAsync([]),
        settlePayment: () => okAsync({ type: 'notListed' } as const),
        ...desk,
      },
      office: {
        listOrders: () => okAsync({ orders: [] }),
        findOrders: () => okAsync({ orders: [], hasMore: false }),
        cancelByOffice: () => okAsync({ type: 'unknown' } as const),
        reportPlaces: () => okAsync({ type: 'noPlaces' } as const),
        ...office,
      },
      books: {
        sales: () => okAsync({ days: [], testOrders: 0 }),
        visits: () => okAsync({ orders: [] }),
        ...books,
      },
      zone: 'Europe/Ljubljana',
      newPressKey: () => pressKey('press'),
      today: () => localDate('2026-11-29'),
      close: async () => undefined,
      people: people ?? { buyerOf: refused, recordsOf: refused, erase: refused },
    });
