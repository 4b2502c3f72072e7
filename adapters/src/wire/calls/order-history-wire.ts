import { actors } from '@shop/core/checkout/fact';
import {
  type HistoryEntry,
  historyNames,
  type OrderHistory,
  type OrderReplay,
} from '@shop/core/checkout/order-history';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { instantText } from '@shop/core/dates/instant';
import { languages } from '@shop/core/languages/language';
import { inEuros } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { linePrice, writeLinePrice } from '../codec/price-step.ts';
import { euros, instantIfAny, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { cartLineWire, readCartLine, writeCartLine } from './cart-line-wire.ts';

const count = wholeNumber(0, 1_000_000_000);

const entryWire = z.object({
  at: isoInstant,
  by: z.enum(actors),
  staff: z.optional(z.string()),
  what: z.enum(historyNames),
  attempt: z.optional(count),
  amount: z.optional(euros),
  item: z.optional(count),
  goods: z.optional(z.string()),
  quantity: z.optional(count),
  ticket: z.optional(count),
  word: z.optional(z.string()),
  why: z.optional(z.string()),
});

const writeEntry = (entry: HistoryEntry): z.input<typeof entryWire> => ({
  at: instantText(entry.at),
  by: entry.by,
  staff: entry.staff,
  what: entry.what,
  attempt: entry.attempt,
  amount: inEuros(entry.amount),
  item: entry.item,
  goods: entry.goods,
  quantity: entry.quantity,
  ticket: entry.ticket,
  word: entry.word,
  why: entry.why,
});

const historyWire = z.object({
  number: z.string(),
  placedAt: isoInstant,
  status: z.enum(paymentStatuses),
  outcome: z.enum(['open', 'completed', 'refunded', 'canceled']),
  paymentType: z.enum(paymentTypes),
  total: euros,
  language: z.enum(languages),
  catalogVersion: count,
  items: z.array(cartLineWire),
  promo: z.optional(z.object({ code: z.string(), description: z.string(), amount: euros })),
  entries: z.array(entryWire),
  isComplete: z.boolean(),
});

const readHistory = ({ number: orderNumber, ...sent }: z.output<typeof historyWire>): OrderHistory => ({
  ...sent,
  orderNumber,
  items: sent.items.map(readCartLine),
});

export const writeHistory = (shown: OrderHistory): z.input<typeof historyWire> => ({
  number: shown.orderNumber,
  placedAt: instantText(shown.placedAt),
  status: shown.status,
  outcome: shown.outcome,
  paymentType: shown.paymentType,
  total: inEuros(shown.total),
  language: shown.language,
  catalogVersion: shown.catalogVersion,
  items: shown.items.map(writeCartLine),
  promo: shown.promo && {
    code: shown.promo.code,
    description: shown.promo.description,
    amount: inEuros(shown.promo.amount),
  },
  entries: shown.entries.map(writeEntry),
  isComplete: shown.isComplete,
});

const replayWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('replayed'),
    number: z.string(),
    version: count,
    since: z.optional(isoInstant),
    isOwnVersion: z.boolean(),
    lines: z.array(z.object({ item: cartLineWire, again: z.optional(linePrice) })),
    total: euros,
    totalAgain: euros,
    isSame: z.boolean(),
  }),
  z.object({ type: z.literal('notKept'), number: z.string(), version: count }),
]);

const readReplay = (sent: z.output<typeof replayWire>): OrderReplay =>
  sent.type === 'notKept'
    ? sent
    : { ...sent, lines: sent.lines.map(({ item, again }) => ({ item: readCartLine(item), again })) };

export const writeReplay = (shown: OrderReplay): z.input<typeof replayWire> =>
  shown.type === 'notKept'
    ? { type: shown.type, number: shown.number, version: shown.version }
    : {
        type: shown.type,
        number: shown.number,
        version: shown.version,
        since: instantIfAny(shown.since),
        isOwnVersion: shown.isOwnVersion,
        lines: shown.lines.map(({ item, again }) => ({
          item: writeCartLine(item),
          again: again && writeLinePrice(again),
        })),
        total: inEuros(shown.total),
        totalAgain: inEuros(shown.totalAgain),
        isSame: shown.isSame,
      };

/** The history of an order. */
export const historyAnswer = reading(
  z.object({ order: z.optional(historyWire) }),
  ({ order }) => order && readHistory(order),
);

/** The recomputation of an order. */
export const replayAnswer = reading(
  z.object({ replay: z.optional(replayWire) }),
  (sent) => sent.replay && readReplay(sent.replay),
);
