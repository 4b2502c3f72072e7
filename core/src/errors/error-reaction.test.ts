import { describe, expect, it, test } from 'vitest';
import { sampleErrors } from '../testing/sample-errors.ts';
import { errorKey } from './error-catalog.ts';
import { type Activity, errorReactions, reactionTo } from './error-reaction.ts';
import type { ShopError } from './shop-error.ts';

const unreachable = (cause: 'network' | 'timeout' | 'status' | 'malformed' | 'store'): ShopError => ({
  kind: 'unreachable',
  cause,
});
const foreign: ShopError = { kind: 'refusedByProvider', code: 'X' };
const noCart: ShopError = { kind: 'notFound', what: 'cart' };
const bare: ShopError = { kind: 'refusedByProvider', code: 'Error' };

/** The table of reactions, row by row: the operation, the error, the reaction and the message. */
const catalog: readonly (readonly [Activity, ShopError, type: string, key: string])[] = [
  // Status 400 with codes shows the first one; any other answer the generic message.
  ['shopping', foreign, 'toast', 'X'],
  ['shopping', sampleErrors.capacityFull, 'toast', 'Shop.AddTicketToCart.CapacityFull'],
  // What a form lacks is displayed at the form alone.
  ['shopping', sampleErrors.noItemsSelected, 'alert', 'AddToCartNoItemsSelected'],
  ['shopping', sampleErrors.dateNotSelected, 'alert', 'DateIsNotSelected'],
  ['shopping', sampleErrors.seasonNotSelected, 'alert', 'SeasonIsNotSelected'],
  ['shopping', sampleErrors.invalidInput, 'alert', errorKey(sampleErrors.invalidInput)],
  ['shopping', bare, 'toast', 'Error'],
  ['shopping', unreachable('status'), 'toast', 'Error'],
  ['shopping', unreachable('malformed'), 'toast', 'Error'],
  ['shopping', unreachable('network'), 'toast', 'Error'],
  // A payment answer without status 200 or without an address; a network that loses the request.
  ['paymentStart', foreign, 'goToCart', 'X'],
  ['paymentStart', bare, 'goToCart', 'Error'],
  ['paymentStart', unreachable('status'), 'goToCart', 'Error'],
  ['paymentStart', unreachable('malformed'), 'goToCart', 'Error'],
  ['paymentStart', unreachable('store'), 'goToCart', 'Error'],
  ['paymentStart', unreachable('network'), 'toast', 'Error'],
  ['paymentStart', unreachable('timeout'), 'toast', 'Error'],
  ['paymentStart', sampleErrors.paymentUnconfirmed, 'toast', 'ShopCheckOut.PaymentStart.NotConfirmed'],
  ['paymentStart', sampleErrors.cartEmpty, 'goToCart', 'ShopCheckOut.PaymentStart.CartEmpty'],
  // A reservation check that fails, for any reason.
  ['reservationCheck', foreign, 'toast', 'Error'],
  ['reservationCheck', unreachable('status'), 'toast', 'Error'],
  ['reservationCheck', unreachable('network'), 'toast', 'Error'],
  // Status 400 while checkout loads its data, with a code or without.
  ['checkoutData', foreign, 'goToCart', 'X'],
  ['checkoutData', bare, 'goToCart', 'Error'],
  ['checkoutData', unreachable('status'), 'alert', 'Error'],
  ['checkoutData', unreachable('timeout'), 'alert', 'Error'],
  ['checkoutData', noCart, 'goToCartQuietly', 'Shop.NotFound'],
  // Status 400 on saving personal data: the typed data stays, unless the cart has changed.
  ['customerSave', foreign, 'toast', 'X'],
  ['customerSave', bare, 'toast', 'Error'],
  ['customerSave', unreachable('status'), 'toast', 'Error'],
  ['customerSave', unreachable('timeout'), 'toast', 'Error'],
  ['customerSave', sampleErrors.cartFrozen, 'toast', errorKey(sampleErrors.cartFrozen)],
  ['customerSave', noCart, 'goToCartQuietly', 'Shop.NotFound'],
  ['customerSave', sampleErrors.invalidCustomer, 'alert', errorKey(sampleErrors.invalidCustomer)],
  ['reservationCheck', noCart, 'goToCartQuietly', 'Shop.NotFound'],
  // Refusals of a field or card of the page, and a line that another window removed.
  ['promoCode', sampleErrors.promoCodeUsedUp, 'toast', errorKey(sampleErrors.promoCodeUsedUp)],
  ['upsell', sampleErrors.noItemsSelected, 'alert', 'AddToCartNoItemsSelected'],
  ['upsell', unreachable('status'), 'toast', 'Error'],
  ['upsell', sampleErrors.capacityFull, 'toast', errorKey(sampleErrors.capacityFull)],
  ['cartLine', sampleErrors.capacityFull, 'toast', errorKey(sampleErrors.capacityFull)],
  ['cartLine', { kind: 'notFound', what: 'cartItem' }, 'changedElsewhere', 'Shop.NotFound'],
  ['cartLine', { kind: 'notFound', what: 'call' }, 'toast', 'Shop.NotFound'],
  ['shopping', noCart, 'toast', 'Shop.NotFound'],
];

test.each(catalog)(
  'during %s the error %j has the reaction %s with the message %s (R-ERROR-1, R-ERROR-11)',
  (during, error, type, key) => {
    expect(reactionTo(error, during)).toEqual({ type, key });
  },
);

it.each([
  ['logIn', 'alert'],
  ['cancellation', 'alert'],
  ['profile', 'silent'],
] as const)('every error during %s has the reaction %s', (during, type) => {
  expect(new Set(Object.values(errorReactions[during]))).toEqual(new Set([type]));
  for (const error of Object.values(sampleErrors)) {
    expect(reactionTo(error, during)).toEqual({ type, key: errorKey(error) });
  }
});

const activities: readonly Activity[] = [
  'shopping',
  'cartLine',
  'promoCode',
  'upsell',
  'checkoutData',
  'customerSave',
  'reservationCheck',
  'paymentStart',
];

describe.each(activities)('during %s', (during) => {
  it('every error has its own code or the generic one as its message (R-ERROR-2)', () => {
    for (const error of Object.values(sampleErrors))
      expect([errorKey(error), 'Error']).toContain(reactionTo(error, during).key);
  });

  it('an error that changes the cart reloads the cart and leads to it', () => {
    for (const error of [sampleErrors.expiredTicketsDeleted, sampleErrors.ticketsPartlyFree, sampleErrors.totalChanged])
      expect(reactionTo(error, during)).toEqual({ type: 'reloadCartAndGoToCart', key: errorKey(error) });
  });
});
