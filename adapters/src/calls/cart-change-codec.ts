import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import type { CartQuery, GiftCardOrder, ItemRemoval, QuantityChange, UpsellOrder } from '@shop/core/cart/orders';
import { cartId, cartItemId, priceListId, productId, upsellId } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec, WireRecord } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { dayIfAny, euros, wholeNumber } from '../codec/scalars.ts';
import { id, idIfAny, typedLine } from '../codec/texts.ts';
import { constant, sentAs, wireObject } from '../codec/wire-object.ts';
import { marked, publicly, typed } from './privacy.ts';

/** Units: lines that one request may add. */
export const mostLines = 100;

/** Units: pieces of a line that is added. */
const pieces = wholeNumber(1, maxPiecesPerLine);

/** How many of which price list a line is. */
export const piecesOfPriceList = {
  priceListId: sentAs('PriceListId', id(priceListId)),
  quantity: sentAs('Quantity', publicly(pieces)),
};

/** The lines of a request that adds some. */
export const chosen = <Item extends z.core.$ZodType>(item: Item): Codec<readonly z.output<Item>[]> =>
  z._default(z.array(item), []).check(z.minLength(1, 'noItemsSelected'), z.maxLength(mostLines));

const inLanguage = sentAs('Language', publicly(language));

export const giftCardOrder: Codec<GiftCardOrder, WireRecord> = typed(
  wireObject({
    cartId: sentAs('CartId', idIfAny(cartId)),
    productId: sentAs('ProductId', id(productId)),
    language: inLanguage,
    lines: sentAs(
      'Items',
      chosen(
        wireObject({
          ...piecesOfPriceList,
          price: sentAs('Price', z.exactOptional(euros)),
        }),
      ),
    ),
  }),
);

export const upsellOrder: Codec<UpsellOrder, WireRecord> = typed(
  wireObject({
    cartId: sentAs('CartId', id(cartId)),
    language: inLanguage,
    lines: sentAs(
      'Items',
      chosen(
        wireObject({
          id: sentAs('Id', id(upsellId)),
          quantity: sentAs('Quantity', publicly(pieces)),
          parentProductIds: sentAs(
            'ParentProductIds',
            z._default(z.array(id(productId)).check(z.maxLength(mostLines)), []),
          ),
          date: sentAs('Date', publicly(dayIfAny)),
        }),
      ),
    ),
    // The answer is the cart, so it is always requested.
    ReloadCart: constant(publicly(z._default(z.boolean(), true)), true),
  }),
);

const ofItem = {
  cartId: sentAs('CartId', id(cartId)),
  itemId: sentAs('CartItemId', id(cartItemId)),
  // The payload of this change has no language; absent means the default one.
  language: sentAs('Language', publicly(z._default(language, defaultLanguage))),
};

export const quantityChange: Codec<QuantityChange, WireRecord> = typed(
  wireObject({ ...ofItem, quantity: sentAs('Quantity', publicly(wholeNumber(0, maxPiecesPerLine))) }),
);

/** The answer always lists the upsells that suit the remaining lines, whatever `LoadUpsells` is. */
export const itemRemoval: Codec<ItemRemoval, WireRecord> = typed(
  wireObject({ ...ofItem, LoadUpsells: constant(publicly(z._default(z.boolean(), false)), true) }),
);

export const holdExtension: Codec<CartQuery, WireRecord> = typed(
  wireObject({ cartId: sentAs('CartId', id(cartId)), language: inLanguage }),
);

/** An empty code takes the cart's code off. */
export const promoCode = typed(
  wireObject({ cartId: sentAs('CartId', id(cartId)), code: sentAs('PromoCode', marked('code', typedLine(64))) }),
);
