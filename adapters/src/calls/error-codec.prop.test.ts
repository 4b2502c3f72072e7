import { customerFields } from '@shop/core/customer/customer';
import { errorCodes } from '@shop/core/errors/error-catalog';
import type { ShopError, ShopErrorKind } from '@shop/core/errors/shop-error';
import { cents } from '@shop/core/money/cents';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeError, encodeError, errorStatus } from './error-codec.ts';

const known: ReadonlySet<string> = new Set([...errorCodes, 'Error']);
const anyAmount = fc.nat(100_000_00).map(cents);

const plain = <Kind extends ShopErrorKind>(kind: Kind) => fc.constant({ kind });

/** One arbitrary a kind, so that a new kind cannot be forgotten. */
const kinds: { readonly [Kind in ShopErrorKind]: fc.Arbitrary<Extract<ShopError, { kind: Kind }>> } = {
  capacityFull: fc.record({ kind: fc.constant('capacityFull'), left: fc.nat() }, { requiredKeys: ['kind'] }),
  noItemsSelected: plain('noItemsSelected'),
  dateNotSelected: plain('dateNotSelected'),
  severalDates: plain('severalDates'),
  seasonNotSelected: plain('seasonNotSelected'),
  periodNotOnSale: plain('periodNotOnSale'),
  priceChanged: plain('priceChanged'),
  priceListDisabled: plain('priceListDisabled'),
  invalidInput: fc.record({ kind: fc.constant('invalidInput'), field: fc.string(), expected: fc.string() }),
  invalidCustomer: fc.record({
    kind: fc.constant('invalidCustomer'),
    fields: fc.array(
      fc.record({ field: fc.constantFrom(...customerFields), key: fc.constantFrom('CityRequired', 'FieldTooLong') }),
    ),
  }),
  customerMissing: plain('customerMissing'),
  cartEmpty: plain('cartEmpty'),
  cartFrozen: plain('cartFrozen'),
  tooManyGiftCards: fc.record({ kind: fc.constant('tooManyGiftCards'), max: fc.nat() }),
  giftCardsWorthTooMuch: fc.record({ kind: fc.constant('giftCardsWorthTooMuch'), max: anyAmount }),
  tooManyUpsells: fc.record({ kind: fc.constant('tooManyUpsells'), max: fc.nat() }),
  totalChanged: fc.record({ kind: fc.constant('totalChanged'), shown: anyAmount, now: anyAmount }),
  tooManyUnpaidPlaces: plain('tooManyUnpaidPlaces'),
  cartTooLarge: fc.record({ kind: fc.constant('cartTooLarge'), max: fc.nat() }),
  expiredTicketsDeleted: plain('expiredTicketsDeleted'),
  ticketsOver: plain('ticketsOver'),
  ticketsPartlyFree: plain('ticketsPartlyFree'),
  holdAtLimit: plain('holdAtLimit'),
  nothingHeld: plain('nothingHeld'),
  promoCodeInvalid: plain('promoCodeInvalid'),
  promoCodeExpired: plain('promoCodeExpired'),
  promoCodeUsedUp: plain('promoCodeUsedUp'),
  tooManyPromoCodes: plain('tooManyPromoCodes'),
  promoCodeNotApplicable: plain('promoCodeNotApplicable'),
  reservationNotPossible: plain('reservationNotPossible'),
  paymentRefused: plain('paymentRefused'),
  orderAlreadyPaid: plain('orderAlreadyPaid'),
  cancelIdMissing: plain('cancelIdMissing'),
  cancelFailed: plain('cancelFailed'),
  cancelUnconfirmed: plain('cancelUnconfirmed'),
  paymentUnconfirmed: plain('paymentUnconfirmed'),
  tooManyLogIns: fc.constant({ kind: 'tooManyLogIns' }),
  emailTaken: fc.constant({ kind: 'emailTaken' }),
  loginFailed: fc.record({ kind: fc.constant('loginFailed'), message: fc.string() }),
  notFound: fc.record({
    kind: fc.constant('notFound'),
    what: fc.constantFrom('product', 'cart', 'cartItem', 'order', 'page', 'media', 'priceList', 'upsell', 'call'),
  }),
  idempotencyKeyReused: plain('idempotencyKeyReused'),
  inProgress: plain('inProgress'),
  refusedByProvider: fc.record({
    kind: fc.constant('refusedByProvider'),
    code: fc.string({ minLength: 1, maxLength: 200 }).filter((code) => !known.has(code)),
  }),
  unreachable: fc.record({
    kind: fc.constant('unreachable'),
    cause: fc.constantFrom('network', 'timeout', 'status', 'malformed', 'store'),
  }),
};

const anyError: fc.Arbitrary<ShopError> = fc.oneof(...Object.values<fc.Arbitrary<ShopError>>(kinds));

test('an error comes back from the wire with its facts, a code that is not in the catalog as the generic error (R-CALL-27)', () => {
  fc.assert(
    fc.property(anyError, (error) => {
      const body: unknown = JSON.parse(JSON.stringify(encodeError(error)));
      const isForeign = error.kind === 'refusedByProvider';
      const told = isForeign ? { kind: 'unreachable', cause: 'status' } : error;
      expect(decodeError(errorStatus(error), body, { kind: 'notFound', what: 'page' })).toEqual(told);
    }),
    { numRuns: 1000 },
  );
});

test('any status with any body is some error', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.anything(), fc.jsonValue(), (status, details, body) => {
      expect(decodeError(status, body).kind).toBeTypeOf('string');
      expect(decodeError(status, { errorCodes: [body], errorDetails: details }).kind).toBeTypeOf('string');
      for (const code of known) {
        expect(decodeError(status, { errorCodes: [code], errorDetails: details }).kind).toBeTypeOf('string');
      }
    }),
  );
});
