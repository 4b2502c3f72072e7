import { err, ok, type Result } from 'neverthrow';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { StripeAccount } from './account.ts';
import { cancelIntent, expire, refundIntent } from './checkout.ts';
import { intentForm, refundForm } from './intent-forms.ts';
import { expandable, metadata, type Parameters, readParameters, wholeNumber } from './parameters.ts';
import { missing, type Refusal } from './refusal.ts';
import { type FormContext, sessionForm } from './session-form.ts';
import { amountOf, endOf, readSessionRequest } from './session-request.ts';

/** The calls that the stand-in answers. */
export const callNames = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/:id',
  'POST /v1/checkout/sessions/:id/expire',
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id/cancel',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/account',
] as const;

export type CallName = (typeof callNames)[number];

/** Carries a request out and returns the answer. */
type Act = () => Result<object, Refusal>;

/** Reads a request without changing anything. A refusal here is not stored under an idempotency key. */
export type Call = (request: { readonly id: string; readonly parameters: Parameters }) => Result<Act, Refusal>;

const ofSession = expandable('payment_intent', 'payment_intent.latest_charge');
const ofIntent = expandable('latest_charge');

const paging = {
  limit: z.optional(wholeNumber.check(z.minimum(1), z.maximum(100))),
  starting_after: z.optional(z.string()),
};

const schemas = {
  session: z.strictObject({ expand: ofSession }),
  sessions: z.strictObject({ payment_intent: z.string(), limit: paging.limit }),
  intent: z.strictObject({ expand: ofIntent }),
  cancel: z.strictObject({
    cancellation_reason: z.optional(z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])),
    expand: ofIntent,
  }),
  refund: z.strictObject({
    payment_intent: z.string(),
    amount: z.optional(wholeNumber.check(z.minimum(1))),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    metadata,
  }),
  refunds: z.strictObject({ payment_intent: z.string(), limit: paging.limit, starting_after: paging.starting_after }),
  none: z.strictObject({}),
};

type Paging = { readonly limit?: number | undefined; readonly starting_after?: string | undefined };

const listOf = <Item extends { readonly id: string }>(
  url: string,
  items: readonly Item[],
  { limit = 10, starting_after }: Paging,
): Result<Stripe.ApiList<Item>, Refusal> => {
  const last = starting_after === undefined ? -1 : items.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last === -1) return err(missing('object', starting_after));
  const end = last + 1 + limit;
  return ok({ object: 'list', url, data: items.slice(last + 1, end), has_more: end < items.length });
};

/** Returns the calls over an account. */
export const stripeCalls = (account: StripeAccount, context: () => FormContext): Readonly<Record<CallName, Call>> => {
  const { now, nextId, apply, session, intent, sessions } = account;

  return {
    'POST /v1/checkout/sessions': ({ parameters }) =>
      readSessionRequest(parameters, now()).map((request) => () => {
        const about = { id: nextId('cs'), created: now(), expiresAt: endOf(request, now()), amount: amountOf(request) };
        const checkout = apply({ checkout: { ...about, request, status: 'open', refunds: [] }, events: [] });
        return ok(sessionForm(checkout, context(), request.expand));
      }),
    'GET /v1/checkout/sessions': ({ parameters }) =>
      readParameters(schemas.sessions, parameters).map((request) => () => {
        const found = sessions().filter((one) => one.intent?.id === request.payment_intent);
        const forms = found.map((one) => sessionForm(one, context()));
        return listOf('/v1/checkout/sessions', forms, request);
      }),
    'GET /v1/checkout/sessions/:id': ({ id, parameters }) =>
      readParameters(schemas.session, parameters).map(
        ({ expand }) =>
          () =>
            session(id).map((checkout) => sessionForm(checkout, context(), expand)),
      ),
    'POST /v1/checkout/sessions/:id/expire': ({ id, parameters }) =>
      readParameters(schemas.session, parameters).map(
        ({ expand }) =>
          () =>
            session(id)
              .andThen((checkout) => expire(checkout, now()))
              .map((change) => sessionForm(apply(change), context(), expand)),
      ),
    'GET /v1/payment_intents/:id': ({ id, parameters }) =>
      readParameters(schemas.intent, parameters).map(
        ({ expand }) =>
          () =>
            intent(id).map((found) => intentForm(found.checkout, found.intent, context(), expand)),
      ),
    'POST /v1/payment_intents/:id/cancel': ({ id, parameters }) =>
      readParameters(schemas.cancel, parameters).map(
        ({ cancellation_reason = null, expand }) =>
          () =>
            intent(id)
              .andThen((found) => cancelIntent(found.checkout, found.intent, cancellation_reason, now(), nextId))
              .map(apply)
              .andThen(() => intent(id))
              .map((found) => intentForm(found.checkout, found.intent, context(), expand)),
      ),
    'POST /v1/refunds': ({ parameters }) =>
      readParameters(schemas.refund, parameters).map((request) => () => {
        const { amount, reason = null, metadata = {}, payment_intent } = request;
        const refund = { id: nextId('re'), created: now(), amount, reason, metadata };
        return intent(payment_intent)
          .andThen((found) =>
            refundIntent(found.checkout, found.intent, refund).map((change) => ({ ...found, change })),
          )
          .map(({ intent, change }) => {
            apply(change);
            return refundForm(intent, change.refund);
          });
      }),
    'GET /v1/refunds': ({ parameters }) =>
      readParameters(schemas.refunds, parameters).map(
        (request) => () =>
          intent(request.payment_intent).andThen(({ checkout, intent }) => {
            const newestFirst = checkout.refunds.toReversed().map((refund) => refundForm(intent, refund));
            return listOf('/v1/refunds', newestFirst, request);
          }),
      ),
    'GET /v1/account': ({ parameters }) =>
      readParameters(schemas.none, parameters).map(
        () => () =>
          ok({
            id: 'acct_standin',
            object: 'account',
            charges_enabled: true,
            country: 'SI',
            default_currency: 'eur',
            details_submitted: true,
            email: null,
            payouts_enabled: true,
            type: 'standard',
          } satisfies Stripe.Account),
      ),
  };
};
