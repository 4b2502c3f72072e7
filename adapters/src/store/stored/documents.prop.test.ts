import { lostCodeReasons } from '@shop/core/cart/cart';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { type Instant, instant } from '@shop/core/dates/instant';
import { cartId, cartItemId, facilityId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import { type Hold, type SellerCart, type SellerLine, sellerCartStates } from '@shop/core/seller/cart/seller-cart';
import { anyCents, anyDay } from '@shop/core/testing/arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCart, writeCart } from './documents.ts';

/** Text of any script; a store may not assume more about ids and codes. */
const anyText = fc.string({ unit: 'grapheme' });
const anyMoment: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }).map(instant);
const anyCount = fc.nat(10_000);

const anyPeriod: fc.Arbitrary<TicketPeriod> = fc.oneof(
  anyDay.map((date) => ({ type: 'day' as const, date })),
  anyText.map((text) => ({ type: 'season' as const, seasonId: seasonId(text) })),
);

const anyHold: fc.Arbitrary<Hold> = fc.oneof(
  fc.record({ state: fc.constantFrom('held', 'expired', 'paying', 'sold'), until: anyMoment }),
  fc.constant({ state: 'sold' as const }),
);

const line = {
  cartItemId: anyText.map(cartItemId),
  position: anyCount,
  quantity: anyCount,
  firstAddedAt: anyMoment,
  lastAddedAt: anyMoment,
};
const ofProduct = { productId: anyText.map(productId), priceListId: anyText.map(priceListId) };
const facility = anyText.map(facilityId);

const ofLine = ['cartItemId', 'position', 'quantity', 'firstAddedAt', 'lastAddedAt', 'kind'] as const;

const anyLine: fc.Arbitrary<SellerLine> = fc.oneof(
  fc.record({
    kind: fc.constant('ticket' as const),
    ...line,
    ...ofProduct,
    facilityId: facility,
    period: anyPeriod,
    personsEach: anyCount,
    hold: anyHold,
  }),
  fc.record(
    { kind: fc.constant('giftCard' as const), ...line, ...ofProduct, value: anyCents },
    { requiredKeys: [...ofLine, 'productId', 'priceListId'] },
  ),
  fc.record(
    { kind: fc.constant('upsell' as const), ...line, upsellId: anyText.map(upsellId), day: anyDay },
    { requiredKeys: [...ofLine, 'upsellId'] },
  ),
);

/** Carts of any content, including impossible ones. */
const anyCart: fc.Arbitrary<SellerCart> = fc.record(
  {
    cartId: anyText.map(cartId),
    state: fc.constantFrom(...sellerCartStates),
    version: anyCount,
    revision: anyCount,
    createdAt: anyMoment,
    updatedAt: anyMoment,
    payingUntil: anyMoment,
    lines: fc.array(anyLine, { maxLength: 6 }),
    promoCode: fc.record({ code: anyText, firstHeldAt: anyMoment, hold: anyHold }),
    firstMoments: fc.array(fc.record({ facilityId: facility, period: anyPeriod, firstAddedAt: anyMoment })),
    firstUses: fc.array(fc.record({ code: anyText, firstHeldAt: anyMoment })),
    lostTickets: fc.array(fc.record({ ...ofProduct, period: anyPeriod, quantity: anyCount })),
    lostCode: fc.record({ code: anyText, reason: fc.constantFrom(...lostCodeReasons) }),
    formerPositions: fc.array(fc.record({ goods: anyText, position: anyCount, leftAt: anyMoment })),
  },
  { requiredKeys: ['cartId', 'state', 'version', 'revision', 'createdAt', 'updatedAt', 'lines'] },
);

test('reading a written cart returns the cart, without the revision of its row', () => {
  fc.assert(
    fc.property(anyCart, (written) => {
      const text = writeCart(written);
      const { revision: _, ...cart } = written;
      expect(readCart(text)).toEqual(cart);
      expect(readCart(JSON.parse(text))).toEqual(cart);
    }),
  );
});
