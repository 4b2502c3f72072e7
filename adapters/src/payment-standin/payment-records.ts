import { type AttemptState, declineReasons } from '@shop/core/checkout/attempt-state';
import { paymentTypes } from '@shop/core/checkout/payment';
import { type AttemptId, attemptId, orderRef } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { err, ok } from 'neverthrow';
import * as z from 'zod/mini';
import { wholeCents as amount, epochMilliseconds, read } from '../payment/provider-api.ts';

const event = { eventId: z.string(), at: epochMilliseconds, attemptId: z.pipe(z.string(), z.transform(attemptId)) };

/** One line of the payment page's ledger. Amounts in euro cents, instants in milliseconds; never a card number. */
export const paymentEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    ...event,
    /** Secret part of the page's address. */
    token: z.string(),
    orderRef: z.pipe(z.string(), z.transform(orderRef)),
    orderNumber: z.string(),
    amount,
    paymentType: z.enum(paymentTypes),
    language: z.enum(languages),
    returnUrl: z.string(),
    notifyUrl: z.string(),
    expiresAt: epochMilliseconds,
  }),
  /** The card's bank asks for a confirmation first (3-D Secure). */
  z.object({ type: z.literal('challenged'), ...event }),
  z.object({ type: z.literal('authorized'), ...event, amount }),
  z.object({ type: z.literal('captured'), ...event, amount }),
  z.object({ type: z.literal('declined'), ...event, why: z.exactOptional(z.enum(declineReasons)) }),
  /** By the buyer, by the shop, or because the session's time was over. */
  z.object({ type: z.literal('canceled'), ...event, by: z.enum(['buyer', 'shop', 'time']) }),
  z.object({ type: z.literal('refunded'), ...event, amount }),
]);

export type PaymentEvent = z.output<typeof paymentEvent>;
export type OpenedEvent = Extract<PaymentEvent, { type: 'opened' }>;

export type RecordedState = Exclude<AttemptState, { state: 'notFound' }>;

/** What the ledger's events add up to for one attempt. */
export type PaymentRecord = {
  readonly session: OpenedEvent;
  readonly challenged: boolean;
  readonly outcome: RecordedState;
};

/** All attempts, by attempt id and by the secret token of their page. */
export type PaymentRecords = {
  readonly byAttempt: Map<AttemptId, PaymentRecord>;
  readonly byToken: Map<string, AttemptId>;
};

const noRecords = (): PaymentRecords => ({ byAttempt: new Map(), byToken: new Map() });

export const freshRecord = (session: OpenedEvent): PaymentRecord => ({
  session,
  challenged: false,
  outcome: { state: 'open' },
});

const outcomeOf = (event: Exclude<PaymentEvent, OpenedEvent>): RecordedState => {
  switch (event.type) {
    case 'challenged':
      return { state: 'open' };
    case 'authorized':
    case 'captured':
    case 'refunded':
      return { state: event.type, amount: event.amount };
    case 'declined':
      return { state: 'declined', ...(event.why === undefined ? {} : { why: event.why }) };
    case 'canceled':
      return { state: event.by === 'time' ? 'expired' : 'canceled' };
  }
};

/** Applies one event. An event of an attempt that was never opened is a damaged ledger, hence false. */
export const applyEvent = (records: PaymentRecords, event: PaymentEvent): boolean => {
  if (event.type === 'opened') {
    records.byAttempt.set(event.attemptId, freshRecord(event));
    records.byToken.set(event.token, event.attemptId);
    return true;
  }
  const record = records.byAttempt.get(event.attemptId);
  if (record === undefined) return false;
  records.byAttempt.set(event.attemptId, {
    session: record.session,
    challenged: record.challenged || event.type === 'challenged',
    outcome: outcomeOf(event),
  });
  return true;
};

/** The whole lines of a ledger's text, and their records. Error: the number of the first damaged line, from 1. */
export const readLedger = (text: string) => {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const records = noRecords();
  const events: { readonly line: string; readonly event: PaymentEvent }[] = [];
  for (const [index, line] of whole.split('\n').slice(0, -1).entries()) {
    const event = read(paymentEvent, line);
    if (event === undefined || !applyEvent(records, event)) return err(index + 1);
    events.push({ line, event });
  }
  return ok({ whole, records, events });
};

export const recordOfToken = (records: PaymentRecords, token: string): PaymentRecord | undefined => {
  const id = records.byToken.get(token);
  return id === undefined ? undefined : records.byAttempt.get(id);
};
