import { expect, it } from 'vitest';
import { errorCodes } from './error-code.ts';
import { errorKey } from './error-key.ts';

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

it('every code belongs to one kind of error only', () => {
  const codes = Object.values(errorCodes);
  expect(new Set(codes).size).toBe(codes.length);
});
