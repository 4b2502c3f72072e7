import type Stripe from 'stripe';
import type { Checkout } from './checkout.ts';
import { intentForm } from './intent-forms.ts';

/** What a form says about its account. */
export type FormContext = {
  readonly livemode: boolean;
  /** Origin of the hosted page. */
  readonly origin: string;
};

/** Returns a session as Stripe answers it. `expand`: members in full instead of by id. */
export const sessionForm = (checkout: Checkout, context: FormContext, expand: readonly string[] = []) => {
  const { request, intent, status, amount } = checkout;
  const isWhole = expand.some((member) => member.startsWith('payment_intent'));
  const inside = expand.map((member) => member.replace(/^payment_intent\./, ''));
  const isManual = request.payment_intent_data?.capture_method === 'manual';
  return {
    id: checkout.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: request.adaptive_pricing?.enabled === 'true' },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: request.billing_address_collection ?? null,
    cancel_url: request.cancel_url ?? null,
    client_reference_id: request.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: checkout.created,
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: request.customer_creation ?? 'if_required',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: checkout.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: context.livemode,
    locale: request.locale ?? null,
    managed_payments: null,
    metadata: request.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: intent === undefined ? null : isWhole ? intentForm(checkout, intent, context, inside) : intent.id,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    // An authorization that is not captured counts as unpaid.
    payment_status: status === 'complete' && !isManual ? 'paid' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: request.submit_type ?? null,
    subscription: null,
    success_url: request.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${context.origin}/c/pay/${checkout.id}` : null,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
};
