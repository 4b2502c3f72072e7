import { describe, expect, it, test } from 'vitest';
import { sampleErrors } from '../testing/sample-errors.ts';
import { errorKey } from './error-key.ts';
import { type Activity, errorReactions, reactionTo } from './error-reaction.ts';
import type { ShopError } from './shop-error.ts';

const expired = 'ShopCheckOut.RefreshTransaction.ExpiredTicketsWereDeleted';
const unreachable = (cause: 'network' | 'timeout' | 'status' | 'malformed' | 'store'): ShopError => ({
  kind: 'unreachable',
  cause,
});
const foreign: ShopError = { kind: 'refusedByProvider', code: 'X' };
const bare: ShopError = { kind: 'refusedByProvider', code: 'Error' };

/** The catalog of errors as it is written, line by line: what happens, what to do and what to say. */
const catalog: readonly (readonly [Activity, ShopError, type: string, key: string])[] = [
  // A 400 with codes shows the first one; anything else the common words.
  ['shopping', foreign, 'toast', 'X'],
  ['shopping', sampleErrors.capacityFull, 'toast', 'Shop.AddTicketToCart.CapacityFull'],
  ['shopping', sampleErrors.noItemsSelected, 'toast', 'AddToCartNoItemsSelected'],
  ['shopping', sampleErrors.dateNotSelected, 'toast', 'DateIsNotSelected'],
  ['shopping', sampleErrors.seasonNotSelected, 'toast', 'SeasonIsNotSelected'],
  ['shopping', bare, 'toast', 'Error'],
  ['shopping', unreachable('status'), 'toast', 'Error'],
  ['shopping', unreachable('malformed'), 'toast', 'Error'],
  ['shopping', unreachable('network'), 'toast', 'Error'],
  ['shopping', sampleErrors.expiredTicketsDeleted, 'reloadCartAndGoToCart', expired],
  // A payment that is answered without 200 or without an address; a network that loses the request.
  ['paymentStart', foreign, 'goToCart', 'X'],
  ['paymentStart', bare, 'goToCart', 'Error'],
  ['paymentStart', unreachable('status'), 'goToCart', 'Error'],
  ['paymentStart', unreachable('malformed'), 'goToCart', 'Error'],
  ['paymentStart', unreachable('store'), 'goToCart', 'Error'],
  ['paymentStart', unreachable('network'), 'toast', 'Error'],
  ['paymentStart', unreachable('timeout'), 'toast', 'Error'],
  ['paymentStart', sampleErrors.paymentUnconfirmed, 'toast', 'ShopCheckOut.PaymentStart.NotConfirmed'],
  ['paymentStart', sampleErrors.cartEmpty, 'goToCart', 'ShopCheckOut.PaymentStart.CartEmpty'],
  ['paymentStart', sampleErrors.expiredTicketsDeleted, 'reloadCartAndGoToCart', expired],
  // A reservation check that fails, for whatever reason.
  ['reservationCheck', foreign, 'toast', 'Error'],
  ['reservationCheck', unreachable('status'), 'toast', 'Error'],
  ['reservationCheck', unreachable('network'), 'toast', 'Error'],
  ['reservationCheck', sampleErrors.expiredTicketsDeleted, 'reloadCartAndGoToCart', expired],
  // A 400 while checkout loads its data, with a code or without.
  ['checkoutData', foreign, 'goToCart', 'X'],
  ['checkoutData', bare, 'goToCart', 'Error'],
  ['checkoutData', unreachable('status'), 'toast', 'Error'],
  ['checkoutData', unreachable('timeout'), 'toast', 'Error'],
  ['checkoutData', sampleErrors.expiredTicketsDeleted, 'reloadCartAndGoToCart', expired],
  // A 400 on saving personal data: what was typed stays, unless there is a reason that the cart has to do with.
  ['customerSave', foreign, 'toast', 'X'],
  ['customerSave', bare, 'toast', 'Error'],
  ['customerSave', unreachable('status'), 'toast', 'Error'],
  ['customerSave', unreachable('timeout'), 'toast', 'Error'],
  ['customerSave', sampleErrors.cartFrozen, 'goToCart', errorKey(sampleErrors.cartFrozen)],
];

test.each(catalog)('during %s %j: %s with %s', (during, error, type, key) => {
  expect(reactionTo(error, during)).toEqual({ type, key });
});

it.each([
  ['logIn', 'alert'],
  ['cancellation', 'alert'],
  ['profile', 'silent'],
  ['translations', 'silent'],
] as const)('what fails during %s is always %s', (during, type) => {
  expect(new Set(Object.values(errorReactions[during]))).toEqual(new Set([type]));
});

const activities: readonly Activity[] = [
  'shopping',
  'checkoutData',
  'customerSave',
  'reservationCheck',
  'paymentStart',
];

describe.each(activities)('during %s', (during) => {
  it.each(Object.values(sampleErrors))('$kind has a reaction and says its own code or the common words', (error) => {
    const { type, key } = reactionTo(error, during);
    expect(['toast', 'goToCart', 'reloadCartAndGoToCart']).toContain(type);
    expect([errorKey(error), 'Error']).toContain(key);
  });

  it.each([sampleErrors.expiredTicketsDeleted, sampleErrors.ticketsPartlyFree, sampleErrors.totalChanged])(
    '$kind, which changes the cart, leads to the cart that is loaded again',
    (error) => {
      expect(reactionTo(error, during)).toEqual({ type: 'reloadCartAndGoToCart', key: errorKey(error) });
    },
  );
});
