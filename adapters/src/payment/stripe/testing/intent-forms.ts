import type Stripe from 'stripe';
import {
  type ChargeRecord,
  type Checkout,
  type Decline,
  type IntentRecord,
  type RefundRecord,
  refundedIn,
} from './checkout.ts';

type Mode = { readonly livemode: boolean };

const messages: Readonly<Record<Decline, string>> = {
  declined: 'Your card was declined.',
  declinedAt3ds:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const declineForm = (decline: Decline, charge: ChargeRecord | undefined) => {
  const message = messages[decline];
  return decline === 'declined'
    ? ({
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message,
        charge: charge?.id,
      } satisfies Stripe.PaymentIntent.LastPaymentError)
    : ({
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message,
      } satisfies Stripe.PaymentIntent.LastPaymentError);
};

/** Returns a charge as Stripe answers it. A released authorization is refunded without having been captured. */
export const chargeForm = (checkout: Checkout, intent: IntentRecord, charge: ChargeRecord, { livemode }: Mode) => {
  const { amount, request } = checkout;
  const isCaptured = intent.status === 'succeeded';
  const refunded = refundedIn(checkout);
  return {
    id: charge.id,
    object: 'charge',
    amount,
    amount_captured: isCaptured ? amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: isCaptured,
    created: charge.created,
    currency: 'eur',
    customer: null,
    description: request.payment_intent_data?.description ?? null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: charge.isPaid ? null : 'card_declined',
    failure_message: charge.isPaid ? null : messages.declined,
    fraud_details: {},
    livemode,
    metadata: request.payment_intent_data?.metadata ?? {},
    on_behalf_of: null,
    outcome: null,
    paid: charge.isPaid,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
};

/** Returns a PaymentIntent as Stripe answers it. `expand`: members in full instead of by id. */
export const intentForm = (checkout: Checkout, intent: IntentRecord, mode: Mode, expand: readonly string[] = []) => {
  const { amount, request } = checkout;
  const { charge, decline, canceled, status } = intent;
  const isWhole = expand.includes('latest_charge');
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: status === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: canceled?.at ?? null,
    cancellation_reason: canceled?.reason ?? null,
    capture_method: request.payment_intent_data?.capture_method ?? 'automatic_async',
    client_secret: `${intent.id}_secret`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: 'eur',
    customer: null,
    customer_account: null,
    description: request.payment_intent_data?.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: decline === undefined ? null : declineForm(decline, charge),
    latest_charge: charge === undefined ? null : isWhole ? chargeForm(checkout, intent, charge, mode) : charge.id,
    livemode: mode.livemode,
    managed_payments: null,
    metadata: request.payment_intent_data?.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
};

/** Returns a refund as Stripe answers it. Refunds to cards succeed at once. */
export const refundForm = (intent: IntentRecord, refund: RefundRecord) =>
  ({
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: intent.charge?.id ?? null,
    created: refund.created,
    currency: 'eur',
    customer: null,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: intent.id,
    payment_method: null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;
