import { err, ok, type Result } from 'neverthrow';
import { invalid, type Refusal } from './refusal.ts';
import type { SessionRequest } from './session-request.ts';

/** What the buyer does on the hosted page. */
export type PayerOutcome = 'paid' | 'declined' | 'declinedAt3ds';

export type Decline = Exclude<PayerOutcome, 'paid'>;

export type CancellationReason = 'abandoned' | 'duplicate' | 'fraudulent' | 'requested_by_customer';

/** A try to charge a card. */
export type ChargeRecord = { readonly id: string; readonly created: number; readonly isPaid: boolean };

/** Created at the first try to pay, as in Stripe's versions since 2022. */
export type IntentRecord = {
  readonly id: string;
  readonly created: number;
  readonly status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  readonly canceled?: { readonly at: number; readonly reason: CancellationReason | 'automatic' | null };
  readonly decline?: Decline | undefined;
  readonly charge?: ChargeRecord | undefined;
};

export type RefundRecord = {
  readonly id: string;
  readonly created: number;
  /** In cents. */
  readonly amount: number;
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | 'expired_uncaptured_charge' | null;
  readonly metadata: Readonly<Record<string, string>>;
};

/** A Checkout session with its PaymentIntent and refunds. Times are seconds since the epoch, as everywhere in Stripe. */
export type Checkout = {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  /** In cents. */
  readonly amount: number;
  readonly request: SessionRequest;
  readonly status: 'open' | 'complete' | 'expired';
  readonly intent?: IntentRecord;
  /** Oldest first. The release of an authorization is one too. */
  readonly refunds: readonly RefundRecord[];
};

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'charge.expired'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated';

/** A changed checkout and the events of the change. */
export type Change = { readonly checkout: Checkout; readonly events: readonly EventType[] };

/** Creates the next id with a prefix. */
export type NextId = (prefix: 'ch' | 'cs' | 'pi' | 're') => string;

/** Seconds after which an uncaptured authorization ends. */
const authorizationSeconds = 7 * 24 * 3600;

export const refundedIn = ({ refunds }: Checkout): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

const release = (checkout: Checkout, intent: IntentRecord, refund: RefundRecord): Checkout => ({
  ...checkout,
  intent: { ...intent, status: 'canceled' },
  refunds: [...checkout.refunds, refund],
});

/** Applies what time alone changes: an open session expires, an authorization ends after seven days. */
export const afterTime = (checkout: Checkout, now: number, nextId: NextId): Change => {
  const { status, expiresAt, intent, amount } = checkout;
  if (status === 'open' && now >= expiresAt) return expired(checkout, now);
  const authorizedAt = intent?.charge?.created ?? now;
  const endsAt = authorizedAt + authorizationSeconds;
  if (intent?.status !== 'requires_capture' || now < endsAt) return { checkout, events: [] };
  const reason = 'expired_uncaptured_charge';
  const refund: RefundRecord = { id: nextId('re'), created: endsAt, amount, reason, metadata: {} };
  const canceled = { ...intent, canceled: { at: endsAt, reason: 'automatic' } } satisfies IntentRecord;
  return { checkout: release(checkout, canceled, refund), events: ['charge.expired', 'payment_intent.canceled'] };
};

const expired = (checkout: Checkout, now: number): Change => {
  const ended: Checkout = { ...checkout, status: 'expired' };
  if (checkout.intent === undefined) return { checkout: ended, events: ['checkout.session.expired'] };
  const intent = { ...checkout.intent, status: 'canceled', canceled: { at: now, reason: null } } as const;
  return { checkout: { ...ended, intent }, events: ['checkout.session.expired', 'payment_intent.canceled'] };
};

/** Ends an open session. */
export const expire = (checkout: Checkout, now: number): Result<Change, Refusal> =>
  checkout.status === 'open'
    ? ok(expired(checkout, now))
    : err(
        invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`,
        ),
      );

/** Applies what the buyer does on the page of an open session. After a decline the session stays open. */
export const payOnce = (checkout: Checkout, outcome: PayerOutcome, now: number, nextId: NextId): Change => {
  const { id, created, charge: last } = checkout.intent ?? { id: nextId('pi'), created: now };
  // A payment that fails at 3DS never reaches the card, so it has no charge of its own.
  const charge = outcome === 'declinedAt3ds' ? last : { id: nextId('ch'), created: now, isPaid: outcome === 'paid' };
  if (outcome !== 'paid') {
    const intent: IntentRecord = { id, created, status: 'requires_payment_method', decline: outcome, charge };
    return { checkout: { ...checkout, intent }, events: ['payment_intent.payment_failed'] };
  }
  const isManual = checkout.request.payment_intent_data?.capture_method === 'manual';
  const intent: IntentRecord = { id, created, status: isManual ? 'requires_capture' : 'succeeded', charge };
  return { checkout: { ...checkout, status: 'complete', intent }, events: ['checkout.session.completed'] };
};

/** Releases an authorization. Stripe refuses it for any other PaymentIntent of a Checkout session. */
export const cancelIntent = (
  checkout: Checkout,
  intent: IntentRecord,
  reason: CancellationReason | null,
  now: number,
  nextId: NextId,
): Result<Change, Refusal> => {
  if (checkout.status === 'open')
    return err(
      invalid('You cannot cancel the PaymentIntent for an open Checkout Session. Expire the session instead.'),
    );
  if (intent.status !== 'requires_capture') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    return err(invalid(message, 'payment_intent_unexpected_state'));
  }
  const refund = { id: nextId('re'), created: now, amount: checkout.amount, reason: null, metadata: {} };
  const canceled: IntentRecord = { ...intent, canceled: { at: now, reason } };
  return ok({
    checkout: release(checkout, canceled, refund),
    events: ['charge.refunded', 'payment_intent.canceled'],
  });
};

/** Refunds captured money; without an amount, all that is left. */
export const refundIntent = (
  checkout: Checkout,
  intent: IntentRecord,
  request: Omit<RefundRecord, 'amount'> & { readonly amount?: number | undefined },
): Result<Change & { readonly refund: RefundRecord }, Refusal> => {
  if (intent.status !== 'succeeded') {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    return err(invalid(message, 'payment_intent_unexpected_state', 'payment_intent'));
  }
  const left = checkout.amount - refundedIn(checkout);
  if (left === 0)
    return err(invalid(`Charge ${intent.charge?.id} has already been refunded.`, 'charge_already_refunded'));
  const { amount = left } = request;
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    return err(invalid(message, 'amount_too_large', 'amount'));
  }
  const refund: RefundRecord = { ...request, amount };
  const refunded: Checkout = { ...checkout, refunds: [...checkout.refunds, refund] };
  return ok({ checkout: refunded, refund, events: ['refund.created', 'charge.refunded', 'refund.updated'] });
};
