import type { CartLine, LinePeriod } from '@shop/core/cart/cart-line';
import type { HoldState } from '@shop/core/cart/hold';
import { cartItemId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { answeredDay, euros, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';
import { priceStep, statedPrice } from './price-step-codec.ts';

const parts = z.object({
  cartItemId: id(cartItemId),
  productTitle: words,
  priceTitle: words,
  priceSeason: z.exactOptional(z.string()),
  date: z.exactOptional(answeredDay),
  quantity: wholeNumber(0, 1_000_000),
  priceTotal: euros,
  priceTotalWithoutDiscount: z.exactOptional(euros),
  // Members below are ours; a foreign provider leaves them out.
  lineKind: z.exactOptional(z.enum(['ticket', 'giftCard', 'upsell'])),
  productId: z.exactOptional(id(productId)),
  priceListId: z.exactOptional(id(priceListId)),
  seasonId: z.exactOptional(id(seasonId)),
  upsellId: z.exactOptional(id(upsellId)),
  unitPrice: z.exactOptional(euros),
  priceSteps: z.exactOptional(z.array(priceStep)),
  heldUntil: z.exactOptional(isoInstant),
  holdLimit: z.exactOptional(isoInstant),
  holdExpired: z.exactOptional(z.boolean()),
  periodOver: z.exactOptional(z.boolean()),
  freeQuantity: z.exactOptional(wholeNumber(0, 1_000_000)),
  maxQuantity: z.exactOptional(wholeNumber(0, 1_000_000)),
});
type Parts = z.output<typeof parts>;

const priceOf = (item: Parts): LinePrice => ({
  quantity: item.quantity,
  // For a foreign line that is no multiple of its pieces the nearest cent is told, and the line stays.
  unitPrice: item.unitPrice ?? cents(Math.round(item.priceTotal / Math.max(item.quantity, 1))),
  amount: item.priceTotal,
  amountWithoutDiscount: item.priceTotalWithoutDiscount ?? item.priceTotal,
  steps: item.priceSteps ?? [statedPrice(item.priceTotal)],
});

const periodOf = ({ date, priceSeason = '', seasonId: season }: Parts): LinePeriod =>
  date === undefined
    ? { type: 'season', name: priceSeason, ...(season === undefined ? {} : { id: season }) }
    : { type: 'day', date };

const holdOf = ({ heldUntil, holdLimit: limit, holdExpired, periodOver, freeQuantity: free }: Parts): HoldState => {
  if (periodOver === true) return { type: 'over' };
  if (holdExpired === true) return { type: 'expired', ...(free === undefined ? {} : { free }) };
  if (heldUntil === undefined) return { type: 'notHeld' };
  return { type: 'held', until: heldUntil, ...(limit === undefined ? {} : { limit }) };
};

/** A line that does not say what it is, is a ticket when it has a day or a season, else a gift card (D-LINE-KIND). */
const kindOf = ({ lineKind, date, priceSeason = '' }: Parts): CartLine['kind'] =>
  lineKind ?? (date === undefined && priceSeason === '' ? 'giftCard' : 'ticket');

const toLine = (item: Parts): CartLine => {
  const line = {
    id: item.cartItemId,
    productTitle: item.productTitle,
    priceTitle: item.priceTitle,
    price: priceOf(item),
  };
  const product = {
    ...(item.productId === undefined ? {} : { productId: item.productId }),
    ...(item.priceListId === undefined ? {} : { priceListId: item.priceListId }),
  };
  const kind = kindOf(item);
  switch (kind) {
    case 'ticket': {
      const most = item.maxQuantity === undefined ? {} : { maxQuantity: item.maxQuantity };
      return { ...line, kind, ...product, period: periodOf(item), hold: holdOf(item), ...most };
    }
    case 'giftCard':
      return { ...line, kind, ...product };
    case 'upsell':
      return {
        ...line,
        kind,
        ...(item.upsellId === undefined ? {} : { upsellId: item.upsellId }),
        ...(item.date === undefined ? {} : { date: item.date }),
      };
  }
};

const wirePeriod = (period: LinePeriod): Partial<Parts> => {
  if (period.type === 'day') return { date: period.date };
  return { priceSeason: period.name, ...(period.id === undefined ? {} : { seasonId: period.id }) };
};

/** Whoever does not know of days that are over is told that nothing is free. */
const wireHold = (hold: HoldState): Partial<Parts> => {
  switch (hold.type) {
    case 'notHeld':
      return {};
    case 'held':
      return { heldUntil: hold.until, ...(hold.limit === undefined ? {} : { holdLimit: hold.limit }) };
    case 'over':
      return { holdExpired: true, freeQuantity: 0, periodOver: true };
    case 'expired':
      return { holdExpired: true, ...(hold.free === undefined ? {} : { freeQuantity: hold.free }) };
  }
};

/** What only lines of its kind have. */
const wireOwn = (line: CartLine): Partial<Parts> => {
  switch (line.kind) {
    case 'ticket': {
      const { period, hold, productId: product, priceListId: list, maxQuantity: most } = line;
      return {
        ...wireProduct(product, list),
        ...wirePeriod(period),
        ...wireHold(hold),
        ...(most === undefined ? {} : { maxQuantity: most }),
      };
    }
    case 'giftCard':
      return wireProduct(line.productId, line.priceListId);
    case 'upsell':
      return {
        ...(line.upsellId === undefined ? {} : { upsellId: line.upsellId }),
        ...(line.date === undefined ? {} : { date: line.date }),
      };
  }
};

const wireProduct = (product: Parts['productId'], list: Parts['priceListId']): Partial<Parts> => ({
  ...(product === undefined ? {} : { productId: product }),
  ...(list === undefined ? {} : { priceListId: list }),
});

/** A line of a cart or an order (R-ITEM-1 to R-ITEM-8). */
export const cartItem: Codec<CartLine> = mapped(parts, {
  decode: toLine,
  encode: (line) => ({
    cartItemId: line.id,
    productTitle: line.productTitle,
    priceTitle: line.priceTitle,
    lineKind: line.kind,
    ...wireOwn(line),
    quantity: line.price.quantity,
    unitPrice: line.price.unitPrice,
    priceTotal: line.price.amount,
    priceTotalWithoutDiscount: line.price.amountWithoutDiscount,
    priceSteps: [...line.price.steps],
  }),
});
