import { type Cart, lostCodeReasons } from '@shop/core/cart/cart';
import type { Upsell } from '@shop/core/cart/upsell';
import { cartId, productId, upsellId } from '@shop/core/ids';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { inEuros } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { Added, AddedTicket } from '@shop/core/ports/shop-port';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { answeredDay, euros, list, success, wholeNumber } from '../codec/scalars.ts';
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

/** An upsell offered with the cart. Each of its dates is an object with a date. */
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

/** A missing coupon flag counts as false. A cart with a number of items but without lines is refused. */
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
    // An extension of this shop; a foreign provider does not send it.
    frozen: z.optional(z.boolean()),
    lostItems: z.optional(z.array(lostLineWire)),
    lostPromoCode: z.optional(z.object({ code: promoCode, reason: z.enum(lostCodeReasons) })),
  })
  .check(z.refine(({ items, itemsCount }) => items.length > 0 || itemsCount === 0, 'lines for the pieces it counts'));

const readCart = ({ totalPriceWithCurrency: _, ...sent }: z.output<typeof cartWire>): Cart => {
  const { cartId: id, items, upsellItems, promoCode: promo, lostItems, lostPromoCode: lostCode, ...same } = sent;
  return {
    ...same,
    id,
    items: items.map(readCartLine),
    upsells: upsellItems.map(readUpsell),
    // A provider may also send an object with an empty code.
    promo: promo?.code === '' ? undefined : promo,
    lost: lostItems?.map(readLostLine),
    lostCode,
  };
};

const writeCart = (cart: Cart, language: Language): z.input<typeof cartWire> => ({
  cartId: cart.id,
  items: cart.items.map(writeCartLine),
  itemsCount: cart.itemsCount,
  totalPrice: inEuros(cart.totalPrice),
  totalPriceWithCurrency: euroText(cart.totalPrice, language),
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

/** The parts of a cart that a request asks for. Lists are included unless the request declines them. */
type CartOptions = {
  readonly language?: Language | undefined;
  readonly withItems?: boolean | undefined;
  readonly loadUpsells?: boolean | undefined;
  readonly reloadCart?: boolean | undefined;
};

/** Reads the cart of an answer from `item`. Additions send it as `cart` instead. */
export const cartInItem = reading(publicly(z.object({ item: cartWire })), ({ item }) => readCart(item));

/** Writes a cart as `item`, with the requested parts. */
export const writeCartInItem = (
  cart: Cart,
  { language = defaultLanguage, withItems = true, loadUpsells = true }: CartOptions,
) => {
  const written = writeCart(cart, language);
  return {
    item: {
      ...written,
      items: withItems ? written.items : [],
      upsellItems: loadUpsells ? written.upsellItems : [],
    },
  };
};

export const cartInCart = reading(publicly(z.object({ cartId: id(cartId), cart: cartWire })), ({ cart }) =>
  readCart(cart),
);

/** Writes a cart as `cart`, as additions return it. */
export const writeCartInCart = (cart: Cart, { language = defaultLanguage, reloadCart = true }: CartOptions) => ({
  cartId: cart.id,
  cart: reloadCart ? writeCart(cart, language) : undefined,
});

/** An extension of this shop; a foreign provider does not send it. */
const cartIfAny = z.optional(cartWire);

export const addedTicket = reading(
  publicly(z.object({ cartId: id(cartId), upsells: list(upsellWire), cart: cartIfAny })),
  (sent): AddedTicket => ({
    cartId: sent.cartId,
    upsells: sent.upsells.map(readUpsell),
    cart: sent.cart && readCart(sent.cart),
  }),
);

/** Writes the answer to added tickets: the cart's id, upsells, and the cart on request. */
export const writeAddedTicket = (added: AddedTicket, { language = defaultLanguage }: CartOptions) => ({
  cartId: added.cartId,
  upsells: added.upsells.map(writeUpsell),
  cart: added.cart && writeCart(added.cart, language),
});

export const addedGiftCard = reading(
  publicly(z.object({ success, cartId: id(cartId), cart: cartIfAny })),
  (sent): Added => ({ cartId: sent.cartId, cart: sent.cart && readCart(sent.cart) }),
);

/** Writes the answer to an added gift card: the cart's id, and the cart on request. */
export const writeAddedGiftCard = (added: Added, { language = defaultLanguage }: CartOptions) => ({
  success: true,
  cartId: added.cartId,
  cart: added.cart && writeCart(added.cart, language),
});
