import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import type { GiftCardOrder, HoldExtension, ItemRemoval, QuantityChange, UpsellOrder } from '@shop/core/cart/orders';
import { type CartId, cartId, cartItemId, priceListId, productId, upsellId } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { dayIfAny, euros, wholeNumber } from '../codec/scalars.ts';
import { id, idIfAny, typedLine } from '../codec/texts.ts';
import { mostLines } from './ticket-codec.ts';

const pieces = wholeNumber(1, maxPiecesPerLine);

const chosen = <Item extends z.core.$ZodType>(item: Item) =>
  z._default(z.array(item), []).check(z.minLength(1, 'noItemsSelected'), z.maxLength(mostLines));

export const giftCardOrder: Codec<GiftCardOrder, WireRecord> = mapped(
  z.object({
    CartId: idIfAny(cartId),
    ProductId: id(productId),
    Language: language,
    Items: chosen(z.object({ PriceListId: id(priceListId), Quantity: pieces, Price: z.exactOptional(euros) })),
  }),
  {
    decode: ({ CartId, ProductId, Language, Items }): GiftCardOrder => ({
      ...(CartId === undefined ? {} : { cartId: CartId }),
      productId: ProductId,
      language: Language,
      lines: Items.map(({ PriceListId, Quantity, Price }) => ({
        priceListId: PriceListId,
        quantity: Quantity,
        ...(Price === undefined ? {} : { price: Price }),
      })),
    }),
    encode: (order) => ({
      ...(order.cartId === undefined ? {} : { CartId: order.cartId }),
      ProductId: order.productId,
      Language: order.language,
      Items: order.lines.map(({ priceListId: list, quantity, price }) => ({
        PriceListId: list,
        Quantity: quantity,
        ...(price === undefined ? {} : { Price: price }),
      })),
    }),
  },
);

const upsellLine = z.object({
  Id: id(upsellId),
  Quantity: pieces,
  ParentProductIds: z._default(z.array(id(productId)).check(z.maxLength(mostLines)), []),
  Date: dayIfAny,
});

export const upsellOrder: Codec<UpsellOrder, WireRecord> = mapped(
  z.object({
    CartId: id(cartId),
    Language: language,
    Items: chosen(upsellLine),
    ReloadCart: z._default(z.boolean(), true),
  }),
  {
    decode: ({ CartId, Language, Items }): UpsellOrder => ({
      cartId: CartId,
      language: Language,
      lines: Items.map(({ Id, Quantity, ParentProductIds, Date: date }) => ({
        id: Id,
        quantity: Quantity,
        parentProductIds: ParentProductIds,
        ...(date === undefined ? {} : { date }),
      })),
    }),
    encode: (order) => ({
      CartId: order.cartId,
      Language: order.language,
      Items: order.lines.map((line) => ({
        Id: line.id,
        Quantity: line.quantity,
        ParentProductIds: [...line.parentProductIds],
        ...(line.date === undefined ? {} : { Date: line.date }),
      })),
      // The answer is the cart, so it is always asked for.
      ReloadCart: true,
    }),
  },
);

const ofItem = {
  CartId: id(cartId),
  CartItemId: id(cartItemId),
  // The payload of this change has no language; absent means the default one (D-CHANGE-LANGUAGE).
  Language: z._default(language, defaultLanguage),
};

export const quantityChange: Codec<QuantityChange, WireRecord> = mapped(
  z.object({ ...ofItem, Quantity: wholeNumber(0, maxPiecesPerLine) }),
  {
    decode: ({ CartId, CartItemId, Quantity, Language }): QuantityChange => ({
      cartId: CartId,
      itemId: CartItemId,
      quantity: Quantity,
      language: Language,
    }),
    encode: (change) => ({
      CartId: change.cartId,
      CartItemId: change.itemId,
      Quantity: change.quantity,
      Language: change.language,
    }),
  },
);

/** An answer always tells the upsells that suit what is left, whether it was asked to or not (D-UPSELLS-TOLD). */
export const itemRemoval: Codec<ItemRemoval, WireRecord> = mapped(
  z.object({ ...ofItem, LoadUpsells: z._default(z.boolean(), false) }),
  {
    decode: ({ CartId, CartItemId, Language }): ItemRemoval => ({
      cartId: CartId,
      itemId: CartItemId,
      language: Language,
    }),
    encode: (removal) => ({
      CartId: removal.cartId,
      CartItemId: removal.itemId,
      Language: removal.language,
      LoadUpsells: true,
    }),
  },
);

export const holdExtension: Codec<HoldExtension, WireRecord> = mapped(
  z.object({ CartId: id(cartId), Language: language }),
  {
    decode: ({ CartId, Language }): HoldExtension => ({ cartId: CartId, language: Language }),
    encode: (extension) => ({ CartId: extension.cartId, Language: extension.language }),
  },
);

/** An empty code takes the cart's code off. */
export type PromoEntry = { readonly cartId: CartId; readonly code: string };

export const promoCode: Codec<PromoEntry, WireRecord> = mapped(
  z.object({ CartId: id(cartId), PromoCode: typedLine(64) }),
  {
    decode: ({ CartId, PromoCode }) => ({ cartId: CartId, code: PromoCode }),
    encode: (entered) => ({ CartId: entered.cartId, PromoCode: entered.code }),
  },
);
