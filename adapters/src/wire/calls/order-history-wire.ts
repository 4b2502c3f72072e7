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
import { day, euros, instantIfAny, isoInstant, wholeNumber } from '../codec/scalars.ts';
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
  title: z.optional(z.string()),
  day: z.optional(day),
  code: z.optional(z.string()),
  left: z.optional(count),
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
  title: entry.title,
  day: entry.day,
  code: entry.code,
  left: entry.left,
});

const historyWire = z.object({
  number: z.string(),
  placedAt: isoInstant,
  status: z.enum(paymentStatuses),
  outcome: z.enum(['open', 'completed', 'refunded', 'canceled']),
  paymentType: z.enum(paymentTypes),
  total: euros,
  test: z.optional(z.literal(true)),
  language: z.enum(languages),
  catalogVersion: count,
  items: z.array(cartLineWire),
  promo: z.optional(z.object({ code: z.string(), description: z.string(), amount: euros })),
  entries: z.array(entryWire),
  isComplete: z.boolean(),
});

const readHistory = ({ number: orderNumber, test: isTest, ...sent }: z.output<typeof historyWire>): OrderHistory => ({
  ...sent,
  orderNumber,
  isTest,
  items: sent.items.map(readCartLine),
});

/** Writes the history of an order. */
export const writeHistory = (history: OrderHistory): z.input<typeof historyWire> => ({
  number: history.orderNumber,
  placedAt: instantText(history.placedAt),
  status: history.status,
  outcome: history.outcome,
  paymentType: history.paymentType,
  total: inEuros(history.total),
  test: history.isTest,
  language: history.language,
  catalogVersion: history.catalogVersion,
  items: history.items.map(writeCartLine),
  promo: history.promo && {
    code: history.promo.code,
    description: history.promo.description,
    amount: inEuros(history.promo.amount),
  },
  entries: history.entries.map(writeEntry),
  isComplete: history.isComplete,
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

/** Writes the recomputation of an order. */
export const writeReplay = (replay: OrderReplay): z.input<typeof replayWire> =>
  replay.type === 'notKept'
    ? { type: replay.type, number: replay.number, version: replay.version }
    : {
        type: replay.type,
        number: replay.number,
        version: replay.version,
        since: instantIfAny(replay.since),
        isOwnVersion: replay.isOwnVersion,
        lines: replay.lines.map(({ item, again }) => ({
          item: writeCartLine(item),
          again: again && writeLinePrice(again),
        })),
        total: inEuros(replay.total),
        totalAgain: inEuros(replay.totalAgain),
        isSame: replay.isSame,
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
