import { type Cart, lostCodeReasons } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { CartQuery } from '@shop/core/cart/orders';
import type { AddedTicket } from '@shop/core/cart/shop-port';
import type { Upsell } from '@shop/core/cart/upsell';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type CartId, cartId, productId, upsellId } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { answeredDay, euros, flagText, success, wholeNumber } from '../codec/scalars.ts';
import { id, ids, picture, words } from '../codec/texts.ts';
import { constant, list, sentAs, wireObject } from '../codec/wire-object.ts';
import { cartItem, lostItem } from './cart-item-codec.ts';
import { marked, publicly, typed } from './privacy.ts';
import { productType } from './product-codec.ts';

/** The lines are always requested: the shop cannot show a cart without them. */
export const cartQuery: Codec<CartQuery, WireRecord> = publicly(
  wireObject({ cartId: typed(id(cartId)), language, withItems: constant(flagText, true) }),
);

/** Each date of an upsell is an object with a date. */
const dateObject: Codec<LocalDate> = mapped(z.object({ date: answeredDay }), {
  decode: ({ date }): LocalDate => date,
  encode: (date) => ({ date }),
});

/** An upsell offered beside the cart. */
const upsell: Codec<Upsell> = z.object({
  id: id(upsellId),
  name: words,
  description: words,
  image: picture,
  price: euros,
  priceWithDiscount: z.exactOptional(euros),
  dates: list(dateObject),
  parentProductIds: z._default(ids(productId), []),
});

/** What a code took off, where the answer names the code alone: what the lines cost less the total. */
const takenOff = (items: readonly CartLine[], totalPrice: Cents): Cents =>
  cents(Math.max(0, items.reduce((sum, { price }) => sum + price.amount, 0) - totalPrice));

/** Absent flags are false. Pieces without lines are refused. */
const parts = wireObject({
  id: sentAs('cartId', id(cartId)),
  items: list(cartItem),
  itemsCount: wholeNumber(0, 1_000_000),
  totalPrice: euros,
  totalPriceWithCurrency: words,
  couponsDisabled: z._default(z.boolean(), false),
  upsells: sentAs('upsellItems', list(upsell)),
  productType: z.exactOptional(productType),
  promo: sentAs(
    'promoCode',
    z.exactOptional(z.object({ code: marked('code', z.string()), description: words, amount: z.exactOptional(euros) })),
  ),
  frozen: z._default(z.boolean(), false),
  lost: sentAs('lostItems', z.exactOptional(z.array(lostItem))),
  lostCode: sentAs(
    'lostPromoCode',
    z.exactOptional(z.object({ code: marked('code', z.string()), reason: z.enum(lostCodeReasons) })),
  ),
}).check(z.refine(({ items, itemsCount }) => items.length > 0 || itemsCount === 0, 'lines for the pieces it counts'));

const cart: Codec<Cart> = mapped(parts, {
  decode: ({ promo, totalPriceWithCurrency: _shown, ...same }): Cart => ({
    ...same,
    ...(promo && { promo: { amount: takenOff(same.items, same.totalPrice), ...promo } }),
  }),
  // An answer has no language, so the readable total has none either.
  encode: (whole) => ({ ...whole, totalPriceWithCurrency: `${(whole.totalPrice / 100).toFixed(2)} EUR` }),
});

/** Every call that answers with the cart puts it into `item`, but addUpsell into `cart`. */
export const cartInItem: Codec<Cart> = mapped(publicly(z.object({ item: cart })), {
  decode: ({ item }): Cart => item,
  encode: (item) => ({ item }),
});

export const cartInCart: Codec<Cart> = mapped(publicly(z.object({ cartId: id(cartId), cart })), {
  decode: (answer): Cart => answer.cart,
  encode: (changed) => ({ cartId: changed.id, cart: changed }),
});

export const addedTicket: Codec<AddedTicket> = publicly(z.object({ cartId: id(cartId), upsells: list(upsell) }));

export const addedGiftCard: Codec<{ readonly cartId: CartId }> = publicly(wireObject({ success, cartId: id(cartId) }));
