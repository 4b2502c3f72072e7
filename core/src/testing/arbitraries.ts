import * as fc from 'fast-check';
import { type Cart, type LostLine, lostLineReasons } from '../cart/cart.ts';
import type { CartLine, GiftCardLine, LinePeriod, TicketLine, UpsellLine } from '../cart/cart-line.ts';
import type { HoldState } from '../cart/hold.ts';
import { type Instant, instant } from '../dates/instant.ts';
import { daysBetween, type LocalDate, lastLocalDate, localDate, plusDays } from '../dates/local-date.ts';
import { cartId, cartItemId, priceListId, productId, seasonId, upsellId } from '../ids.ts';
import { type Cents, cents } from '../money/cents.ts';
import { type Percent, percent } from '../money/percent.ts';
import type { Basket } from '../pricing/basket-price.ts';
import { type LinePriceInput, linePrice } from '../pricing/line-price.ts';
import { byPercentRule } from '../pricing/price-derivation.ts';
import { type Promo, promoDiscount } from '../pricing/promo-discount.ts';
import { aCart } from './builders.ts';

/** Prices from 0 to 10 000 EUR, often small and odd ones. */
export const anyCents: fc.Arbitrary<Cents> = fc.oneof(fc.nat(300), fc.nat(10_000_00)).map(cents);

const anyPercent: fc.Arbitrary<Percent> = fc.integer({ min: 0, max: 100 }).map(percent);

/** Days from `first` to `last`, both included; any valid day by default. */
export const daysFrom = (
  first: LocalDate = localDate('1970-01-01'),
  last: LocalDate = lastLocalDate,
): fc.Arbitrary<LocalDate> => fc.nat(daysBetween(first, last)).map((days) => plusDays(first, days));

/** Days from 2026 to 2040. */
export const anyDay: fc.Arbitrary<LocalDate> = daysFrom(localDate('2026-01-01'), localDate('2040-12-31'));

/** Instants of the years 2026 to 2040, in milliseconds. */
const anyInstant: fc.Arbitrary<Instant> = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 11, 31) })
  .map(instant);

/** All inputs of a line's price; each optional one may be missing. */
export const anyLinePriceInput: fc.Arbitrary<LinePriceInput> = fc.record(
  {
    price: anyCents,
    priceWithDiscount: anyCents,
    quantity: fc.nat(30),
    quantityDiscountMinItems: fc.nat(12),
    ...byPercentRule(() => anyPercent),
  },
  { requiredKeys: ['price', 'quantity'] },
);

export const anyPromo: fc.Arbitrary<Promo> = fc.oneof(
  anyPercent.map((off) => ({ type: 'percent' as const, percent: off })),
  anyCents.map((amount) => ({ type: 'amount' as const, amount })),
);

/** Lines and a promo code: all inputs of a basket's prices. */
export const anyBasket: fc.Arbitrary<Basket> = fc.record(
  {
    lines: fc.array(
      fc.tuple(anyLinePriceInput, fc.boolean(), fc.boolean()).map(([line, isEligible, lacksTicket]) => ({
        ...line,
        isEligible,
        ...(lacksTicket ? { lacksTicket } : {}),
      })),
      { maxLength: 6 },
    ),
    promo: anyPromo,
  },
  { requiredKeys: ['lines'] },
);

const anyLine = {
  cartItemId: fc.uuid().map(cartItemId),
  productTitle: fc.string(),
  priceTitle: fc.string(),
  price: anyLinePriceInput.map((input) => linePrice({ ...input, quantity: input.quantity + 1 })),
};

const anyProduct = { productId: fc.uuid().map(productId), priceListId: fc.uuid().map(priceListId) };

const anyLinePeriod: fc.Arbitrary<LinePeriod> = fc.oneof(
  anyDay.map((date) => ({ type: 'day' as const, date })),
  fc.record(
    { type: fc.constant('season' as const), id: fc.uuid().map(seasonId), name: fc.string() },
    { requiredKeys: ['type', 'name'] },
  ),
);

const anyHold: fc.Arbitrary<HoldState> = fc.oneof(
  fc.record({ type: fc.constant('held'), until: anyInstant, limit: anyInstant }, { requiredKeys: ['type', 'until'] }),
  fc.record({ type: fc.constant('expired'), free: fc.nat(100) }, { requiredKeys: ['type'] }),
  fc.constantFrom({ type: 'notHeld' as const }, { type: 'over' as const }),
);

const anyLineKeys = ['kind', 'cartItemId', 'productTitle', 'priceTitle', 'price'] as const;

const anyTicketLine: fc.Arbitrary<TicketLine> = fc.record(
  {
    ...anyLine,
    ...anyProduct,
    kind: fc.constant('ticket'),
    period: anyLinePeriod,
    hold: anyHold,
    maxQuantity: fc.nat(100),
  },
  { requiredKeys: [...anyLineKeys, 'period', 'hold'] },
);

const anyGiftCardLine: fc.Arbitrary<GiftCardLine> = fc.record(
  { ...anyLine, ...anyProduct, kind: fc.constant('giftCard') },
  { requiredKeys: [...anyLineKeys] },
);

const anyUpsellLine: fc.Arbitrary<UpsellLine> = fc.record(
  { ...anyLine, kind: fc.constant('upsell'), upsellId: fc.uuid().map(upsellId), date: anyDay },
  { requiredKeys: [...anyLineKeys] },
);

/** Lines of each kind, with and without the members that a foreign provider may omit. */
const anyCartLine: fc.Arbitrary<CartLine> = fc.oneof(anyTicketLine, anyGiftCardLine, anyUpsellLine);

const anyLostLine: fc.Arbitrary<LostLine> = fc.record({
  productTitle: anyLine.productTitle,
  priceTitle: anyLine.priceTitle,
  period: anyLinePeriod,
  quantity: fc.nat(100),
  reason: fc.constantFrom(...lostLineReasons),
});

/** Carts whose count and total agree with their lines and promo code. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .record({
    id: fc.uuid().map(cartId),
    items: fc.array(anyCartLine, { maxLength: 8 }),
    promo: fc.option(anyPromo, { nil: undefined }),
    code: fc.string({ minLength: 1 }),
    frozen: fc.boolean(),
    lost: fc.option(fc.array(anyLostLine, { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ id, items, promo, code, frozen, lost }) => {
    const losses = lost === undefined ? {} : { lost };
    if (promo === undefined) return aCart({ id, items, frozen, ...losses });
    const { amount } = promoDiscount(
      promo,
      items.map((item) => item.price.amount),
    );
    return aCart({ id, items, frozen, ...losses, promo: { code, description: code, amount } });
  });
