import type { Instant } from '@shop/core/dates/instant';
import { type AttemptId, type OrderRef, refundKey } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import {
  attemptStates,
  attentionReasons,
  type Refund,
  type SellerAttempt,
} from '@shop/core/seller/checkout/payment-attempt';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import * as z from 'zod/mini';
import { count, moment, number, text } from '../stored/document.ts';
import { type FormerTable, rowsBetween } from './former-rows.ts';
import type { NoteRow } from './move-log.ts';

const attemptRow = z.object({
  id: text<AttemptId>(),
  order_ref: text<OrderRef>(),
  number: count,
  amount: number<Cents>(),
  state: z.enum(attemptStates),
  redirect_url: z.nullable(z.string()),
  session_ends_at: moment,
  created_at: moment,
  ask_at: z.nullable(moment),
  money_seen: z.nullable(number<Cents>()),
  refund_due_at: z.nullable(moment),
  attention_since: z.nullable(moment),
  attention_why: z.nullable(z.enum(attentionReasons)),
});
export type AttemptRow = z.output<typeof attemptRow>;

const eventRow = z.object({ id: z.string(), attempt_id: text<AttemptId>(), received_at: moment });
export type EventRow = z.output<typeof eventRow>;

const attempts: FormerTable<AttemptRow> = { name: 'payment_attempts', key: ['id'], row: attemptRow };
const events: FormerTable<EventRow> = { name: 'payment_events', key: ['attempt_id'], row: eventRow };

const ofPage = 'where order_ref between $1 and $2';

export const attemptsBetween = rowsBetween(attempts, `${ofPage} order by order_ref, number`);

/** Reads the notifications about attempts, the oldest first. */
export const eventsBetween = rowsBetween(
  events,
  `where attempt_id in (select id from former_payment_attempts ${ofPage}) order by received_at, id`,
);

/** Data about an attempt besides its row. */
export type Around = {
  readonly order: Pick<SellerOrder, 'outcome' | 'paidAttempt'>;
  readonly events: readonly EventRow[];
  /** Notes of its order. */
  readonly notes: readonly NoteRow[];
};

const lastNoted = (what: 'moneySeen' | 'refundMade', row: AttemptRow, { notes: all }: Around): Instant | undefined =>
  all.findLast((one) => one.notes.some((note) => note.what === what && note.attempt === row.number))?.noted_at;

/** Whether its money is held and not captured. Such money is not in the books, because the provider may still
 *  release it. */
const isOnlyHeld = ({ state, attention_why: why }: AttemptRow): boolean =>
  why === null && (state === 'opening' || state === 'open' || state === 'overdue');

const capturedOf = (row: AttemptRow, around: Around): SellerAttempt['captured'] => {
  const isSure = row.state === 'paid' || row.state === 'refunded';
  const amount = row.money_seen ?? (isSure ? row.amount : undefined);
  if (amount === undefined || isOnlyHeld(row)) return undefined;
  return { amount, at: lastNoted('moneySeen', row, around) ?? around.events[0]?.received_at ?? row.created_at };
};

/** Returns the reason of a refund. Release 0.2.0 did not store it, so it is derived from the order and the attempt. */
const whyRefunded = (row: AttemptRow, { order }: Around): Pick<Refund, 'by' | 'reason'> => {
  if (row.refund_due_at === null) return { by: 'provider', reason: 'reported' };
  if (order.paidAttempt === row.id) return { by: 'buyer', reason: 'canceled' };
  if (row.redirect_url === null) return { by: 'shop', reason: 'notOpened' };
  if (row.money_seen !== null && row.money_seen !== row.amount) return { by: 'shop', reason: 'otherMoney' };
  switch (order.outcome) {
    case 'open':
      return { by: 'shop', reason: 'replaced' };
    case 'refunded':
      return { by: 'shop', reason: 'notFulfilled' };
    case 'completed':
    case 'canceled':
      return { by: 'shop', reason: 'orderOver' };
  }
};

const refundsOf = (row: AttemptRow, captured: SellerAttempt['captured'], around: Around): readonly Refund[] => {
  const key = refundKey(`${row.id}-1`);
  const at = row.refund_due_at ?? lastNoted('refundMade', row, around) ?? captured?.at ?? row.created_at;
  const amount = captured?.amount ?? cents(0);
  switch (row.state) {
    case 'opening':
    case 'open':
    case 'overdue':
    case 'paid':
      return [];
    case 'refunding':
      return [{ key, amount, at, state: 'due', ...whyRefunded(row, around) }];
    case 'refunded':
      return [{ key, amount, at, state: 'done', ...whyRefunded(row, around) }];
    case 'declined':
    case 'canceled':
    case 'failed':
      // Money that was authorized and released counts as refunded, unless a person still has to check it.
      return amount === 0 || row.attention_why !== null
        ? []
        : [{ key, amount, at, state: 'done', by: 'provider', reason: 'reported' }];
  }
};

/** Returns an attempt of release 0.2.0 with its notifications, money and refund. */
export const attemptOf = (row: AttemptRow, around: Around): SellerAttempt => {
  const { attention_since: since, attention_why: why } = row;
  const captured = capturedOf(row, around);
  return {
    attemptId: row.id,
    number: row.number,
    amount: row.amount,
    state: row.state,
    captured,
    refunds: refundsOf(row, captured, around),
    redirectUrl: row.redirect_url ?? undefined,
    sessionEndsAt: row.session_ends_at,
    createdAt: row.created_at,
    askAt: row.ask_at ?? undefined,
    attention: since === null || why === null ? undefined : { since, why },
    notifications: around.events.map(({ id, received_at: at }) => ({ id, at })),
  };
};
