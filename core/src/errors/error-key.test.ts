import { expect, it } from 'vitest';
import { errorKey } from './error-catalog.ts';

it.each([
  [{ kind: 'capacityFull', left: 3 }, 'Shop.AddTicketToCart.CapacityFull'],
  [{ kind: 'noItemsSelected' }, 'AddToCartNoItemsSelected'],
  [{ kind: 'dateNotSelected' }, 'DateIsNotSelected'],
  [{ kind: 'seasonNotSelected' }, 'SeasonIsNotSelected'],
  [{ kind: 'cancelIdMissing' }, 'CancelTransactionIncorrectUrl'],
  [{ kind: 'cancelFailed' }, 'CancelTransactionUnexpectedError'],
  [{ kind: 'expiredTicketsDeleted' }, 'ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted'],
  [{ kind: 'refusedByProvider', code: 'Some.Foreign.Code' }, 'Some.Foreign.Code'],
  [{ kind: 'unreachable', cause: 'network' }, 'Error'],
  [{ kind: 'unreachable', cause: 'malformed' }, 'Error'],
] as const)('%j is told with %s', (error, key) => {
  expect(errorKey(error)).toBe(key);
});
