import { type LostLine, lostLineReasons } from '@shop/core/cart/cart';
import type { CartLine, LinePeriod } from '@shop/core/cart/cart-line';
import type { HoldState } from '@shop/core/cart/hold';
import { cartItemId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import { type Cents, cents, inEuros, zero } from '@shop/core/money/cents';
import type { LinePrice, PriceStep } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { type Codec, decode } from '../codec/codec.ts';
import { priceStep, writePriceStep } from '../codec/price-step.ts';
import { answeredDay, euros, instantIfAny, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';

const pieces = wholeNumber(0, 1_000_000);

/** Whether a text means no day. .NET sends the first day of its calendar for none. */
const isNoDay = (text: string): boolean => text === '' || text.startsWith('0001-01-01');

/** A day, or a provider's text in its place: the line keeps its price even when its day is unreadable. */
const lineDay: Codec<LinePeriod | undefined, string> = z.codec(z.string(), z.custom<LinePeriod | undefined>(), {
  decode: (text) => {
    if (isNoDay(text)) return undefined;
    return decode(answeredDay, text).match<LinePeriod>(
      (date) => ({ type: 'day', date }),
      () => ({ type: 'season', name: text }),
    );
  },
  encode: (period): string => (period?.type === 'day' ? period.date : (period?.name ?? '')),
});

/** A day, or a season by name; only this shop's own server sends the season's id. */
const periodWire = {
  priceSeason: z.optional(z.string()),
  seasonId: z.optional(id(seasonId)),
  date: z.optional(lineDay),
};

/** A line of a cart or an order. */
export const cartLineWire = z.object({
  cartItemId: id(cartItemId),
  productTitle: words,
  priceTitle: words,
  ...periodWire,
  quantity: pieces,
  priceTotal: euros,
  priceTotalWithoutDiscount: z.optional(euros),
  // Members below are extensions of this shop; a foreign provider does not send them.
  lineKind: z.optional(z.enum(['ticket', 'giftCard', 'upsell'])),
  productId: z.optional(id(productId)),
  priceListId: z.optional(id(priceListId)),
  upsellId: z.optional(id(upsellId)),
  unitPrice: z.optional(euros),
  priceSteps: z.optional(z.array(priceStep)),
  heldUntil: z.optional(isoInstant),
  holdLimit: z.optional(isoInstant),
  holdExpired: z.optional(z.boolean()),
  periodOver: z.optional(z.boolean()),
  freeQuantity: z.optional(pieces),
  maxQuantity: z.optional(pieces),
});
type Sent = z.output<typeof cartLineWire>;
type Written = z.input<typeof cartLineWire>;

/** Returns the single step of a price without a derivation, as a foreign provider sends it. */
const statedPrice = (amount: Cents): PriceStep => ({
  rule: { rule: 'providerPrice', operand: amount },
  before: zero,
  after: amount,
  remainder: 0,
});

const readPrice = ({ quantity, priceTotal: amount, ...sent }: Sent): LinePrice => ({
  quantity,
  // A foreign line's total may not be a multiple of its quantity; the nearest cent is precise enough for display.
  unitPrice: sent.unitPrice ?? cents(Math.round(amount / Math.max(quantity, 1))),
  amount,
  amountWithoutDiscount: sent.priceTotalWithoutDiscount ?? amount,
  steps: sent.priceSteps ?? [statedPrice(amount)],
});

const readPeriod = ({
  date,
  priceSeason: name = '',
  seasonId: season,
}: Pick<Sent, keyof typeof periodWire>): LinePeriod =>
  date === undefined || (date.type === 'season' && name !== '') ? { type: 'season', name, id: season } : date;

const writePeriod = (period: LinePeriod): Pick<Written, keyof typeof periodWire> =>
  period.type === 'day' ? { date: period.date } : { priceSeason: period.name, seasonId: period.id };

const readHold = ({ heldUntil: until, holdLimit: limit, ...sent }: Sent): HoldState => {
  if (sent.periodOver === true) return { type: 'over' };
  if (sent.holdExpired === true) return { type: 'expired', free: sent.freeQuantity };
  return until === undefined ? { type: 'notHeld' } : { type: 'held', until, limit };
};

/** Writes a hold. Clients that do not know `periodOver` read that nothing is free. */
const writeHold = (
  hold: HoldState,
): Pick<Written, 'heldUntil' | 'holdLimit' | 'holdExpired' | 'freeQuantity' | 'periodOver'> => {
  switch (hold.type) {
    case 'notHeld':
      return {};
    case 'held':
      return {
        heldUntil: instantIfAny(hold.until),
        holdLimit: instantIfAny(hold.limit),
      };
    case 'over':
      return { holdExpired: true, freeQuantity: 0, periodOver: true };
    case 'expired':
      return { holdExpired: true, freeQuantity: hold.free };
  }
};

/** Returns the kind of a line. Without `lineKind`, a line with a day or a season is a ticket, any other a gift card. */
const kindOf = ({ lineKind, date, priceSeason = '' }: Sent): CartLine['kind'] =>
  lineKind ?? (date === undefined && priceSeason === '' ? 'giftCard' : 'ticket');

/** Reads a line of a cart or an order. */
export const readCartLine = (sent: Sent): CartLine => {
  const line = {
    cartItemId: sent.cartItemId,
    productTitle: sent.productTitle,
    priceTitle: sent.priceTitle,
    price: readPrice(sent),
  };
  const ofProduct = { productId: sent.productId, priceListId: sent.priceListId };
  const kind = kindOf(sent);
  switch (kind) {
    case 'ticket':
      return {
        ...line,
        kind,
        ...ofProduct,
        period: readPeriod(sent),
        hold: readHold(sent),
        maxQuantity: sent.maxQuantity,
      };
    case 'giftCard':
      return { ...line, kind, ...ofProduct };
    case 'upsell':
      return { ...line, kind, upsellId: sent.upsellId, date: sent.date?.type === 'day' ? sent.date.date : undefined };
  }
};

const writeKind = (line: CartLine): Partial<Written> => {
  switch (line.kind) {
    case 'ticket':
      return {
        productId: line.productId,
        priceListId: line.priceListId,
        ...writePeriod(line.period),
        ...writeHold(line.hold),
        maxQuantity: line.maxQuantity,
      };
    case 'giftCard':
      return { productId: line.productId, priceListId: line.priceListId };
    case 'upsell':
      return { upsellId: line.upsellId, date: line.date };
  }
};

/** Writes a line of a cart or an order. */
export const writeCartLine = (line: CartLine): Written => ({
  cartItemId: line.cartItemId,
  productTitle: line.productTitle,
  priceTitle: line.priceTitle,
  quantity: line.price.quantity,
  priceTotal: inEuros(line.price.amount),
  priceTotalWithoutDiscount: inEuros(line.price.amountWithoutDiscount),
  lineKind: line.kind,
  unitPrice: inEuros(line.price.unitPrice),
  priceSteps: line.price.steps.map(writePriceStep),
  ...writeKind(line),
});

/** Tickets that a cart lost; an extension of this shop, with the member names of cart lines. */
export const lostLineWire = z.object({
  productTitle: words,
  priceTitle: words,
  ...periodWire,
  quantity: pieces,
  reason: z._default(z.enum(lostLineReasons), 'taken'),
});

/** Reads the tickets that a cart lost. */
export const readLostLine = (sent: z.output<typeof lostLineWire>): LostLine => ({
  productTitle: sent.productTitle,
  priceTitle: sent.priceTitle,
  period: readPeriod(sent),
  quantity: sent.quantity,
  reason: sent.reason,
});

/** Writes the tickets that a cart lost. */
export const writeLostLine = (line: LostLine): z.input<typeof lostLineWire> => ({
  productTitle: line.productTitle,
  priceTitle: line.priceTitle,
  ...writePeriod(line.period),
  quantity: line.quantity,
  reason: line.reason,
});
