import type { HistoryEntry, OrderHistory, OrderReplay, ToLookAt } from '@shop/core/checkout/order-history';
import { noteNames } from '@shop/core/checkout/order-note';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import type { Instant } from '@shop/core/dates/instant';
import { languages } from '@shop/core/languages/language';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import * as z from 'zod/mini';
import { cartItem } from '../calls/cart-item-codec.ts';
import { priceStep } from '../calls/price-step-codec.ts';
import { euros, isoInstant, wholeNumber } from '../codec/scalars.ts';
import type { OperatorCall } from './operator-call.ts';

const count = wholeNumber(0, 1_000_000_000);
const named = { name: z.string().check(z.minLength(1), z.maxLength(100)) };

const entry: z.ZodMiniType<HistoryEntry, unknown> = z.object({
  at: isoInstant,
  what: z.enum(noteNames),
  attempt: z.exactOptional(count),
  amount: z.exactOptional(euros),
  item: z.exactOptional(count),
  ticket: z.exactOptional(count),
  word: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
});

const history: z.ZodMiniType<OrderHistory, unknown> = z.object({
  number: z.string(),
  placedAt: isoInstant,
  status: z.enum(paymentStatuses),
  outcome: z.enum(['open', 'completed', 'refunded', 'canceled']),
  paymentType: z.enum(paymentTypes),
  total: euros,
  language: z.enum(languages),
  catalogVersion: count,
  items: z.array(cartItem),
  promo: z.exactOptional(z.object({ code: z.string(), description: z.string(), amount: euros })),
  entries: z.array(entry),
  isComplete: z.boolean(),
});

const price: z.ZodMiniType<LinePrice, unknown> = z.object({
  quantity: count,
  unitPrice: euros,
  amount: euros,
  amountWithoutDiscount: euros,
  steps: z.array(priceStep),
});

const replayed = z.object({
  type: z.literal('replayed'),
  number: z.string(),
  version: count,
  since: z.exactOptional(isoInstant),
  isOwnVersion: z.boolean(),
  lines: z.array(z.object({ item: cartItem, again: z.exactOptional(price) })),
  total: euros,
  totalAgain: euros,
  isSame: z.boolean(),
});

const replay: z.ZodMiniType<OrderReplay, unknown> = z.discriminatedUnion('type', [
  replayed,
  z.object({ type: z.literal('notKept'), number: z.string(), version: count }),
]);

const toLookAt: z.ZodMiniType<ToLookAt, unknown> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment'),
    orderNumber: z.string(),
    since: isoInstant,
    attempt: z.string(),
    why: z.string(),
  }),
  z.object({ type: z.literal('mail'), orderNumber: z.string(), since: isoInstant, about: z.string(), why: z.string() }),
  z.object({
    type: z.literal('stray'),
    since: isoInstant,
    attempt: z.string(),
    ref: z.string(),
    amount: euros,
    why: z.string(),
  }),
]);

/** An order by its number or reference; nothing where there is none. */
export const historyCall: OperatorCall<{ readonly name: string }, { readonly order?: OrderHistory }> = {
  path: '/operator/orders/history',
  asked: z.object(named),
  told: z.object({ order: z.exactOptional(history) }),
};

/** The same worked out again; `at` another moment than its own. */
export const replayCall: OperatorCall<
  { readonly name: string; readonly at?: Instant },
  { readonly replay?: OrderReplay }
> = {
  path: '/operator/orders/replay',
  asked: z.object({ ...named, at: z.exactOptional(isoInstant) }),
  told: z.object({ replay: z.exactOptional(replay) }),
};

/** Payments and mails that a person has to look at. */
export const attentionCall: OperatorCall<Readonly<Record<string, never>>, { readonly all: readonly ToLookAt[] }> = {
  path: '/operator/attention',
  asked: z.record(z.string(), z.never()),
  told: z.object({ all: z.array(toLookAt) }),
};
