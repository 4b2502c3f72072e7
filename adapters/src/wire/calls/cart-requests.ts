import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import { cartId, cartItemId, priceListId, productId, upsellId } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { language } from '../codec/languages.ts';
import { dayIfAny, euros, flagText, wholeNumber } from '../codec/scalars.ts';
import { id, idIfAny, ids, typedLine } from '../codec/texts.ts';
import { marked, publicly, typed } from './privacy.ts';

/** Units: lines that one request may add. */
export const mostLines = 100;

/** Units: pieces of a line that is added; a line of none is left out. */
const pieces = publicly(wholeNumber(0, maxPiecesPerLine));

/** How many of which price list a line is. */
export const piecesOfPriceList = { priceListId: id(priceListId), quantity: pieces };

/** The lines of a request that adds some. */
export const chosen = <Item extends z.core.$ZodType<{ readonly quantity: number }>>(
  item: Item,
): Codec<readonly z.output<Item>[], readonly z.input<Item>[] | undefined> =>
  z._default(z.array(item), []).check(
    z.refine((lines) => lines.some(({ quantity }) => quantity > 0), 'noItemsSelected'),
    z.maxLength(mostLines),
  );

/** Whether the answer to an addition also carries the cart. Ours: it is only sent where it is true. */
export const reload = { reloadCart: publicly(z.optional(z.boolean())) };

/** Without its lines a cart has still their number and total; the shop always asks for them. */
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

/** The payload of a change of a line has no language; absent means the default one. */
const ofLine = {
  cartId: id(cartId),
  cartItemId: id(cartItemId),
  language: publicly(z._default(language, defaultLanguage)),
};

export const quantityChange = typed(z.object({ ...ofLine, quantity: publicly(wholeNumber(0, maxPiecesPerLine)) }));

/** The answer lists the upsells that suit the remaining lines where `loadUpsells` is true. */
export const itemRemoval = typed(z.object({ ...ofLine, loadUpsells: publicly(z._default(z.boolean(), false)) }));

export const holdExtension = typed(z.object({ cartId: id(cartId), language: publicly(language) }));

/** An empty code takes the cart's code off. */
export const promoCode = typed(z.object({ cartId: id(cartId), promoCode: marked('code', typedLine(64)) }));
