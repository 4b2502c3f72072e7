import type { CartItem, HoldState } from '@shop/core/cart/cart';
import type { LocalDate } from '@shop/core/dates/local-date';
import { cartItemId, priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { answeredDay, euros, moment, mostPieces, wholeNumber } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';
import { priceStep, statedPrice } from './price-step-codec.ts';

const parts = z.object({
  cartItemId: id(cartItemId),
  productTitle: words,
  priceTitle: words,
  priceSeason: z.exactOptional(z.string()),
  date: z.exactOptional(answeredDay),
  quantity: wholeNumber(0, mostPieces),
  priceTotal: euros,
  priceTotalWithoutDiscount: z.exactOptional(euros),
  // Members below are ours; a foreign provider leaves them out (design 3.1 and 6).
  productId: z.exactOptional(id(productId)),
  priceListId: z.exactOptional(id(priceListId)),
  priceSteps: z.exactOptional(z.array(priceStep)),
  heldUntil: z.exactOptional(moment),
  holdExpired: z.exactOptional(z.boolean()),
  maxQuantity: z.exactOptional(wholeNumber(0, 1_000_000)),
});
type Parts = z.output<typeof parts>;

const priceOf = (item: Parts): LinePrice => ({
  quantity: item.quantity,
  // Ours is exact; for a foreign line that is no multiple of its pieces the nearest cent is told, and the line stays.
  unitPrice: cents(Math.round(item.priceTotal / Math.max(item.quantity, 1))),
  amount: item.priceTotal,
  amountWithoutDiscount: item.priceTotalWithoutDiscount ?? item.priceTotal,
  steps: item.priceSteps ?? [statedPrice(item.priceTotal)],
});

const validityOf = (season: string | undefined, date: LocalDate | undefined): CartItem['validity'] => {
  if (date !== undefined) return { type: 'day', date };
  return season === undefined || season === '' ? { type: 'none' } : { type: 'season', name: season };
};

const holdOf = ({ heldUntil, holdExpired }: Parts): HoldState => {
  if (holdExpired === true) return { type: 'expired' };
  return heldUntil === undefined ? { type: 'notHeld' } : { type: 'held', until: heldUntil };
};

/** A line of a cart or an order (spec 3). */
export const cartItem: Codec<CartItem> = mapped(parts, {
  decode: (item): CartItem => ({
    id: item.cartItemId,
    ...(item.productId === undefined ? {} : { productId: item.productId }),
    ...(item.priceListId === undefined ? {} : { priceListId: item.priceListId }),
    productTitle: item.productTitle,
    priceTitle: item.priceTitle,
    validity: validityOf(item.priceSeason, item.date),
    price: priceOf(item),
    hold: holdOf(item),
    ...(item.maxQuantity === undefined ? {} : { maxQuantity: item.maxQuantity }),
  }),
  encode: ({ id: itemId, validity, price, hold, ...same }): Parts => ({
    cartItemId: itemId,
    ...same,
    ...(validity.type === 'season' ? { priceSeason: validity.name } : {}),
    ...(validity.type === 'day' ? { date: validity.date } : {}),
    quantity: price.quantity,
    priceTotal: price.amount,
    priceTotalWithoutDiscount: price.amountWithoutDiscount,
    priceSteps: [...price.steps],
    ...(hold.type === 'held' ? { heldUntil: hold.until } : {}),
    ...(hold.type === 'expired' ? { holdExpired: true } : {}),
  }),
});
