import { err, ok, type Result } from 'neverthrow';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { expandable, metadata, type Parameters, readParameters, wholeNumber } from './parameters.ts';
import { invalid, type Refusal } from './refusal.ts';

/** The languages of Stripe's hosted page. */
const locales = [
  ...[
    'auto',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'es',
    'es-419',
    'et',
    'fi',
    'fil',
    'fr',
    'fr-CA',
    'hi-IN',
    'hr',
    'hu',
  ],
  ...['id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv'],
  ...['th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'],
] satisfies readonly Stripe.Checkout.SessionCreateParams.Locale[];

const address = z.string().check(z.maxLength(5000), z.regex(/^https?:\/\/[^\s/]+/));

/** The parameters of a Checkout session that a shop with one sum per order needs; Stripe's other ones are refused as
 *  unknown, so that a new parameter has to be added to this schema. */
const sessionRequest = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  line_items: z.tuple([
    z.strictObject({
      quantity: wholeNumber.check(z.refine((quantity) => quantity === 1)),
      price_data: z.strictObject({
        currency: z.literal('eur'),
        unit_amount: wholeNumber.check(z.refine((amount) => amount >= 0)),
        product_data: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(250)), metadata }),
      }),
    }),
  ]),
  success_url: address,
  cancel_url: z.optional(address),
  client_reference_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  locale: z.optional(z.enum(locales)),
  expires_at: z.optional(wholeNumber),
  metadata,
  payment_intent_data: z.optional(
    z.strictObject({
      capture_method: z.optional(z.enum(['automatic', 'automatic_async', 'manual'])),
      description: z.optional(z.string().check(z.maxLength(1000))),
      metadata,
    }),
  ),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay'])),
  ui_mode: z.optional(z.literal('hosted_page')),
  adaptive_pricing: z.optional(z.strictObject({ enabled: z.enum(['true', 'false']) })),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  wallet_options: z.optional(
    z.strictObject({ link: z.optional(z.strictObject({ display: z.optional(z.enum(['auto', 'never'])) })) }),
  ),
  expand: expandable('payment_intent', 'payment_intent.latest_charge'),
});

export type SessionRequest = z.output<typeof sessionRequest>;

/** The minimum amount of a payment in cents. */
const leastAmount = 50;

/** The maximum amount of a payment in cents. */
const mostAmount = 99_999_999;

/** Bounds of `expires_at` in seconds after the creation. */
const leastSeconds = 30 * 60;
const mostSeconds = 24 * 3600;

export const amountOf = ({ line_items: [item] }: SessionRequest): number => item.price_data.unit_amount;

/** Returns the end of a session, 24 hours after its creation unless requested. */
export const endOf = ({ expires_at }: SessionRequest, now: number): number => expires_at ?? now + mostSeconds;

/** Reads the request for a new session. `now` in seconds. */
export const readSessionRequest = (parameters: Parameters, now: number): Result<SessionRequest, Refusal> =>
  readParameters(sessionRequest, parameters).andThen((request) => {
    const amount = amountOf(request);
    if (amount < leastAmount)
      return err(
        invalid("The Checkout Session's total amount due must add up to at least €0.50 eur", 'amount_too_small'),
      );
    if (amount > mostAmount)
      return err(
        invalid("The Checkout Session's total amount must be no more than €999,999.99 eur", 'amount_too_large'),
      );
    const seconds = endOf(request, now) - now;
    if (seconds < leastSeconds || seconds > mostSeconds) {
      const message = 'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from creation.';
      return err(invalid(message, undefined, 'expires_at'));
    }
    return ok(request);
  });
