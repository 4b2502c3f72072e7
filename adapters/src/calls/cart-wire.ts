import { type Cart, lostCodeReasons } from '@shop/core/cart/cart';
import type { AddedTicket } from '@shop/core/cart/shop-port';
import type { Upsell } from '@shop/core/cart/upsell';
import { type CartId, cartId, productId, upsellId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { answeredDay, euros, inEuros, list, success, wholeNumber } from '../codec/scalars.ts';
import { id, ids, picture, words } from '../codec/texts.ts';
import {
  cartLineWire,
  lostLineWire,
  readCartLine,
  readLostLine,
  writeCartLine,
  writeLostLine,
} from './cart-line-wire.ts';
import { marked, publicly } from './privacy.ts';
import { productType } from './product-type-wire.ts';

/** An upsell offered beside the cart. Each of its dates is an object with a date. */
const upsellWire = z.object({
  id: id(upsellId),
  name: words,
  description: words,
  image: picture,
  price: euros,
  priceWithDiscount: z.optional(euros),
  dates: list(z.object({ date: answeredDay })),
  parentProductIds: z._default(ids(productId), []),
});

const readUpsell = ({ dates, ...sent }: z.output<typeof upsellWire>): Upsell => ({
  ...sent,
  dates: dates.map(({ date }) => date),
});

const writeUpsell = (upsell: Upsell): z.input<typeof upsellWire> => ({
  id: upsell.id,
  name: upsell.name,
  description: upsell.description,
  image: upsell.image,
  price: inEuros(upsell.price),
  priceWithDiscount: inEuros(upsell.priceWithDiscount),
  dates: upsell.dates.map((date) => ({ date })),
  parentProductIds: [...upsell.parentProductIds],
});

const promoCode = marked('code', z.string());

/** Absent flags are false. Pieces without lines are refused. */
const cartWire = z
  .object({
    cartId: id(cartId),
    items: list(cartLineWire),
    itemsCount: wholeNumber(0, 1_000_000),
    totalPrice: euros,
    totalPriceWithCurrency: words,
    couponsDisabled: z._default(z.boolean(), false),
    upsellItems: list(upsellWire),
    productType: z.optional(productType),
    promoCode: z.optional(z.object({ code: z._default(promoCode, ''), description: words, amount: z.optional(euros) })),
    frozen: z._default(z.boolean(), false),
    lostItems: z.optional(z.array(lostLineWire)),
    lostPromoCode: z.optional(z.object({ code: promoCode, reason: z.enum(lostCodeReasons) })),
  })
  .check(z.refine(({ items, itemsCount }) => items.length > 0 || itemsCount === 0, 'lines for the pieces it counts'));

const readCart = (sent: z.output<typeof cartWire>): Cart => ({
  id: sent.cartId,
  items: sent.items.map(readCartLine),
  itemsCount: sent.itemsCount,
  totalPrice: sent.totalPrice,
  couponsDisabled: sent.couponsDisabled,
  upsells: sent.upsellItems.map(readUpsell),
  productType: sent.productType,
  // A provider may have an object for no code, too.
  promo: sent.promoCode?.code === '' ? undefined : sent.promoCode,
  frozen: sent.frozen,
  lost: sent.lostItems?.map(readLostLine),
  lostCode: sent.lostPromoCode,
});

const writeCart = (cart: Cart): z.input<typeof cartWire> => ({
  cartId: cart.id,
  items: cart.items.map(writeCartLine),
  itemsCount: cart.itemsCount,
  totalPrice: inEuros(cart.totalPrice),
  // An answer has no language, so the readable total has none either.
  totalPriceWithCurrency: `${inEuros(cart.totalPrice).toFixed(2)} EUR`,
  couponsDisabled: cart.couponsDisabled,
  upsellItems: cart.upsells.map(writeUpsell),
  productType: cart.productType && z.encode(productType, cart.productType),
  promoCode: cart.promo && {
    code: cart.promo.code,
    description: cart.promo.description,
    amount: inEuros(cart.promo.amount),
  },
  frozen: cart.frozen,
  lostItems: cart.lost?.map(writeLostLine),
  lostPromoCode: cart.lostCode && { code: cart.lostCode.code, reason: cart.lostCode.reason },
});

/** Every call that answers with the cart puts it into `item`, but addUpsell into `cart`. */
export const cartInItem = reading(publicly(z.object({ item: cartWire })), ({ item }) => readCart(item));

export const writeCartInItem = (cart: Cart) => ({ item: writeCart(cart) });

export const cartInCart = reading(publicly(z.object({ cartId: id(cartId), cart: cartWire })), ({ cart }) =>
  readCart(cart),
);

export const writeCartInCart = (cart: Cart) => ({ cartId: cart.id, cart: writeCart(cart) });

export const addedTicket = reading(
  publicly(z.object({ cartId: id(cartId), upsells: list(upsellWire) })),
  (sent): AddedTicket => ({ cartId: sent.cartId, upsells: sent.upsells.map(readUpsell) }),
);

export const writeAddedTicket = (added: AddedTicket) => ({
  cartId: added.cartId,
  upsells: added.upsells.map(writeUpsell),
});

type AddedGiftCard = { readonly cartId: CartId };

export const addedGiftCard = reading(
  publicly(z.object({ success, cartId: id(cartId) })),
  (sent): AddedGiftCard => ({
    cartId: sent.cartId,
  }),
);

export const writeAddedGiftCard = (added: AddedGiftCard) => ({ success: true, cartId: added.cartId });
