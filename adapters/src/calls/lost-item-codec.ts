import { type LostLine, lostLineReasons } from '@shop/core/cart/cart';
import type { LinePeriod } from '@shop/core/cart/cart-line';
import { seasonId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { answeredDay, wholeNumber } from '../codec/scalars.ts';
import { id, words } from '../codec/texts.ts';

const parts = z.object({
  productTitle: words,
  priceTitle: words,
  priceSeason: z.exactOptional(z.string()),
  seasonId: z.exactOptional(id(seasonId)),
  date: z.exactOptional(answeredDay),
  quantity: wholeNumber(0, 1_000_000),
  reason: z._default(z.enum(lostLineReasons), 'taken'),
});
type Parts = z.output<typeof parts>;

const periodOf = ({ date, priceSeason = '', seasonId: season }: Parts): LinePeriod =>
  date === undefined
    ? { type: 'season', name: priceSeason, ...(season === undefined ? {} : { id: season }) }
    : { type: 'day', date };

const wirePeriod = (period: LinePeriod): Partial<Parts> =>
  period.type === 'day'
    ? { date: period.date }
    : { priceSeason: period.name, ...(period.id === undefined ? {} : { seasonId: period.id }) };

/** Tickets that a cart lost; a member of ours, named as those of its lines. */
export const lostItem: Codec<LostLine> = mapped(parts, {
  decode: (item): LostLine => ({
    productTitle: item.productTitle,
    priceTitle: item.priceTitle,
    period: periodOf(item),
    quantity: item.quantity,
    reason: item.reason,
  }),
  encode: ({ productTitle, priceTitle, period, quantity, reason }) => ({
    productTitle,
    priceTitle,
    quantity,
    reason,
    ...wirePeriod(period),
  }),
});
