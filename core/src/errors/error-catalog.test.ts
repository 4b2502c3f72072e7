import { expect, it } from 'vitest';
import { errorCatalog, errorCodes, errorKey, kindOfCode } from './error-catalog.ts';
import { genericErrorKey } from './shop-error.ts';

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
] as const)('the error %j has the message key %s', (error, key) => {
  expect(errorKey(error)).toBe(key);
});

it('every error code belongs to one kind of error', () => {
  const codes = Object.values(errorCatalog)
    .map(({ code }) => code)
    .filter((code) => code !== genericErrorKey);
  expect(errorCodes).toEqual(codes);
});

it('an error code has its kind, and the generic code has no kind', () => {
  expect(kindOfCode('Shop.AddTicketToCart.CapacityFull')).toBe('capacityFull');
  expect(kindOfCode(genericErrorKey)).toBeUndefined();
  expect(kindOfCode('toString')).toBeUndefined();
});
