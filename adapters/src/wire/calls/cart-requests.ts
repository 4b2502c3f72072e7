import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import { cartId, cartItemId, priceListId, productId, upsellId } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { dayIfAny, euros, flagText, wholeNumber } from '../codec/scalars.ts';
import { id, idIfAny, ids, typedLine } from '../codec/texts.ts';
import { marked, publicly, typed } from './privacy.ts';

/** Maximum number of lines in one request. */
export const mostLines = 100;

/** Quantity of an added line; a line with quantity 0 is ignored. */
const pieces = publicly(wholeNumber(0, maxPiecesPerLine));

/** A price list and the quantity of a line. */
export const piecesOfPriceList = { priceListId: id(priceListId), quantity: pieces };

/** Lines to add. Refuses a list without any quantity. */
export const chosen = <Item extends z.core.$ZodType<{ readonly quantity: number }>>(
  item: Item,
): Codec<readonly z.output<Item>[], readonly z.input<Item>[] | undefined> =>
  z._default(z.array(item), []).check(
    z.refine((lines) => lines.some(({ quantity }) => quantity > 0), 'noItemsSelected'),
    z.maxLength(mostLines),
  );

/** Whether the answer to an addition contains the cart. An extension of this shop, sent only when true. */
export const reload = { reloadCart: publicly(z.optional(z.boolean())) };

/** Without lines a cart still has their number and total. The shop always requests the lines. */
export const cartQuery = publicly(
  z.object({ cartId: typed(id(cartId)), language, withItems: z._default(flagText, true) }),
);

export const giftCardOrder = typed(
  z.object({
    cartId: idIfAny(cartId),
    productId: id(productId),
    language: publicly(language),
    items: chosen(z.object({ ...piecesOfPriceList, price: z.optional(euros) })),
    ...reload,
  }),
);

const chosenUpsell = z.object({
  id: id(upsellId),
  quantity: pieces,
  parentProductIds: z._default(ids(productId, mostLines), []),
  date: publicly(dayIfAny),
});

export const upsellOrder = typed(
  z.object({
    cartId: id(cartId),
    language: publicly(language),
    items: chosen(chosenUpsell),
    reloadCart: publicly(z._default(z.boolean(), false)),
  }),
);

/** A change of a line has no language in the original API; the default is the shop's default language. */
const ofLine = {
  cartId: id(cartId),
  cartItemId: id(cartItemId),
  language: publicly(z._default(language, defaultLanguage)),
};

export const quantityChange = typed(z.object({ ...ofLine, quantity: publicly(wholeNumber(0, maxPiecesPerLine)) }));

/** With `loadUpsells` the answer contains the upsells that suit the remaining lines. */
export const itemRemoval = typed(z.object({ ...ofLine, loadUpsells: publicly(z._default(z.boolean(), false)) }));

export const holdExtension = typed(z.object({ cartId: id(cartId), language: publicly(language) }));

/** An empty code removes the cart's code. */
export const promoCode = typed(z.object({ cartId: id(cartId), promoCode: marked('code', typedLine(64)) }));
