import { type Cart, lostCodeReasons } from '@shop/core/cart/cart';
import { type CartId, cartId } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import type { AddedTicket, CartQuery } from '@shop/core/ports/shop-port';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { flagText } from '../codec/query-values.ts';
import { euros, success, wholeNumber } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';
import { cartItem } from './cart-item-codec.ts';
import { lostItem } from './lost-item-codec.ts';
import { productType } from './product-type-codec.ts';
import { upsell } from './upsell-codec.ts';

/** An answer always holds the lines, as a cart without them is nothing that the shop could show (D-LINES-TOLD). */
export const cartQuery: Codec<CartQuery, WireRecord> = mapped(
  z.object({ cartId: id(cartId), language, withItems: flagText }),
  {
    decode: ({ withItems: _, ...query }): CartQuery => query,
    encode: (query) => ({ ...query, withItems: true }),
  },
);

/** Without a word codes may be tried: the host decides about each (D-ABSENT-FLAGS). */
const cartParts = z.object({
  cartId: id(cartId),
  items: z._default(z.array(cartItem), []),
  itemsCount: wholeNumber(0, 1_000_000),
  totalPrice: euros,
  totalPriceWithCurrency: words,
  couponsDisabled: z._default(z.boolean(), false),
  upsellItems: z._default(z.array(upsell), []),
  productType: z.exactOptional(productType),
  promoCode: z.exactOptional(z.object({ code: z.string(), description: words, amount: z.exactOptional(euros) })),
  frozen: z._default(z.boolean(), false),
  lostItems: z.exactOptional(z.array(lostItem)),
  lostPromoCode: z.exactOptional(z.object({ code: z.string(), reason: z.enum(lostCodeReasons) })),
});

/** What a code took off, where the answer names the code alone: what the lines cost less the total (D-PROMO-AMOUNT). */
const takenOff = ({ items, totalPrice }: z.output<typeof cartParts>): Cents =>
  cents(Math.max(0, items.reduce((sum, { price }) => sum + price.amount, 0) - totalPrice));

const toCart = (parts: z.output<typeof cartParts>): Cart => {
  const {
    cartId: ownId,
    upsellItems,
    promoCode,
    totalPriceWithCurrency: _shown,
    lostItems: lost,
    lostPromoCode: lostCode,
    ...same
  } = parts;
  return {
    id: ownId,
    upsells: upsellItems,
    ...same,
    ...(promoCode && { promo: { amount: takenOff(parts), ...promoCode } }),
    ...(lost && { lost }),
    ...(lostCode && { lostCode }),
  };
};

const fromCart = ({ id: ownId, items, upsells, promo, lost, lostCode, ...same }: Cart): z.output<typeof cartParts> => ({
  cartId: ownId,
  items: [...items],
  upsellItems: [...upsells],
  // An answer has no language, so the readable total has none either (D-TOTAL-TEXT).
  totalPriceWithCurrency: `${(same.totalPrice / 100).toFixed(2)} EUR`,
  ...same,
  ...(promo === undefined ? {} : { promoCode: promo }),
  ...(lost === undefined ? {} : { lostItems: [...lost] }),
  ...(lostCode === undefined ? {} : { lostPromoCode: lostCode }),
});

/** A cart that counts pieces and names no line is not wholly told (D-SAID-YES). */
const wholeCart = cartParts.check(
  z.refine(({ items, itemsCount }) => items.length > 0 || itemsCount === 0, 'lines for the pieces it counts'),
);

/** Every call that answers with the cart puts it into `item`, but addUpsell into `cart` (R-CALL-6). */
export const cartInItem: Codec<Cart> = mapped(z.object({ item: wholeCart }), {
  decode: ({ item }): Cart => toCart(item),
  encode: (cart) => ({ item: fromCart(cart) }),
});

export const cartInCart: Codec<Cart> = mapped(z.object({ cartId: id(cartId), cart: wholeCart }), {
  decode: ({ cart }): Cart => toCart(cart),
  encode: (cart) => ({ cartId: cart.id, cart: fromCart(cart) }),
});

export const addedTicket: Codec<AddedTicket> = z.object({
  cartId: id(cartId),
  upsells: z._default(z.array(upsell), []),
});

export const addedGiftCard: Codec<{ readonly cartId: CartId }> = mapped(z.object({ success, cartId: id(cartId) }), {
  decode: ({ cartId: added }) => ({ cartId: added }),
  encode: ({ cartId: added }) => ({ success: true as const, cartId: added }),
});
