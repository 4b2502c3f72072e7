import { type LostLine, lostLineReasons } from '@shop/core/cart/cart';
import type { CartLine, LinePeriod } from '@shop/core/cart/cart-line';
import type { HoldState } from '@shop/core/cart/hold';
import { cartItemId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import { type Cents, cents, zero } from '@shop/core/money/cents';
import type { LinePrice, PriceStep } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { type Codec, given, mapped } from '../codec/codec.ts';
import { priceStep } from '../codec/price-step.ts';
import { answeredDay, euros, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';
import { flattened, sentAs, wireObject } from '../codec/wire-object.ts';

const pieces = wholeNumber(0, 1_000_000);

const parts = wireObject({
  id: sentAs('cartItemId', id(cartItemId)),
  productTitle: words,
  priceTitle: words,
  priceSeason: z.exactOptional(z.string()),
  date: z.exactOptional(answeredDay),
  quantity: pieces,
  amount: sentAs('priceTotal', euros),
  amountWithoutDiscount: sentAs('priceTotalWithoutDiscount', z.exactOptional(euros)),
  // Members below are ours; a foreign provider leaves them out.
  kind: sentAs('lineKind', z.exactOptional(z.enum(['ticket', 'giftCard', 'upsell']))),
  productId: z.exactOptional(id(productId)),
  priceListId: z.exactOptional(id(priceListId)),
  seasonId: z.exactOptional(id(seasonId)),
  upsellId: z.exactOptional(id(upsellId)),
  unitPrice: z.exactOptional(euros),
  steps: sentAs('priceSteps', z.exactOptional(z.array(priceStep))),
  heldUntil: z.exactOptional(isoInstant),
  holdLimit: z.exactOptional(isoInstant),
  holdExpired: z.exactOptional(z.boolean()),
  periodOver: z.exactOptional(z.boolean()),
  freeQuantity: z.exactOptional(pieces),
  maxQuantity: z.exactOptional(pieces),
});
type Parts = z.output<typeof parts>;

/** The one step of a price that a provider gives without its derivation. */
const statedPrice = (amount: Cents): PriceStep => ({
  rule: { rule: 'providerPrice', operand: amount },
  before: zero,
  after: amount,
  remainder: 0,
});

const priceOf = ({ quantity, amount, ...item }: Parts): LinePrice => ({
  quantity,
  // The total of a foreign line may be no multiple of its pieces; the nearest cent is close enough to show.
  unitPrice: item.unitPrice ?? cents(Math.round(amount / Math.max(quantity, 1))),
  amount,
  amountWithoutDiscount: item.amountWithoutDiscount ?? amount,
  steps: item.steps ?? [statedPrice(amount)],
});

type PeriodParts = Pick<Parts, 'date' | 'priceSeason' | 'seasonId'>;

const periodOf = ({ date, priceSeason: name = '', seasonId: season }: PeriodParts): LinePeriod =>
  date === undefined ? { type: 'season', name, ...given({ id: season }) } : { type: 'day', date };

const wirePeriod = (period: LinePeriod): PeriodParts =>
  period.type === 'day' ? { date: period.date } : { priceSeason: period.name, ...given({ seasonId: period.id }) };

const holdOf = ({
  heldUntil: until,
  holdLimit: limit,
  holdExpired,
  periodOver,
  freeQuantity: free,
}: Parts): HoldState => {
  if (periodOver === true) return { type: 'over' };
  if (holdExpired === true) return { type: 'expired', ...given({ free }) };
  return until === undefined ? { type: 'notHeld' } : { type: 'held', until, ...given({ limit }) };
};

/** Clients that do not know `periodOver` read that nothing is free. */
const wireHold = (hold: HoldState): Partial<Parts> => {
  switch (hold.type) {
    case 'notHeld':
      return {};
    case 'held':
      return { heldUntil: hold.until, ...given({ holdLimit: hold.limit }) };
    case 'over':
      return { holdExpired: true, freeQuantity: 0, periodOver: true };
    case 'expired':
      return { holdExpired: true, ...given({ freeQuantity: hold.free }) };
  }
};

/** A line without a kind is a ticket when it has a day or a season, else a gift card. */
const kindOf = ({ kind, date, priceSeason = '' }: Parts): CartLine['kind'] =>
  kind ?? (date === undefined && priceSeason === '' ? 'giftCard' : 'ticket');

const toLine = (item: Parts): CartLine => {
  const { id: itemId, productTitle, priceTitle, productId: product, priceListId: priceList } = item;
  const line = { id: itemId, productTitle, priceTitle, price: priceOf(item) };
  const ofProduct = given({ productId: product, priceListId: priceList });
  const kind = kindOf(item);
  switch (kind) {
    case 'ticket': {
      const most = given({ maxQuantity: item.maxQuantity });
      return { ...line, kind, ...ofProduct, period: periodOf(item), hold: holdOf(item), ...most };
    }
    case 'giftCard':
      return { ...line, kind, ...ofProduct };
    case 'upsell':
      return { ...line, kind, ...given({ upsellId: item.upsellId, date: item.date }) };
  }
};

/** A line of a cart or an order. */
export const cartItem: Codec<CartLine> = mapped(parts, {
  decode: toLine,
  encode: ({ price, ...line }) => {
    if (line.kind !== 'ticket') return { ...line, ...price };
    const { period, hold, ...ticket } = line;
    return { ...ticket, ...wirePeriod(period), ...wireHold(hold), ...price };
  },
});

/** Tickets that a cart lost; a member of ours, named as those of its lines. */
export const lostItem: Codec<LostLine> = wireObject({
  productTitle: words,
  priceTitle: words,
  period: flattened(
    {
      priceSeason: z.exactOptional(z.string()),
      seasonId: z.exactOptional(id(seasonId)),
      date: z.exactOptional(answeredDay),
    },
    { decode: periodOf, encode: wirePeriod },
  ),
  quantity: pieces,
  reason: z._default(z.enum(lostLineReasons), 'taken'),
});
