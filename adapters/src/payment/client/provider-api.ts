import { type AttemptState, declineReasonOf } from '@shop/core/checkout/attempt-state';
import { paymentTypes } from '@shop/core/checkout/payment';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { instant } from '@shop/core/dates/instant';
import { attemptId, orderRef, refundKey } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { cents, maxAmount } from '@shop/core/money/cents';
import type { PaymentSession, RefundRequest } from '@shop/core/ports/payment-provider-port';
import * as z from 'zod/mini';
import { parseJson, requestLimits } from '../../wire/codec/json-text.ts';

/** The part of `fetch` that is used here; an in-process hono app implements it without a socket. */
export type FetchFunction = (url: string, init?: RequestInit) => Promise<Response>;

/** Paths of the provider's calls. Calls are signed over method, path and body. A repeat has no further effect: sessions
 *  are keyed by the attempt, refunds by their key. */
export const providerPaths = {
  sessions: '/api/sessions',
  attempt: '/api/attempts/:id',
  end: '/api/attempts/:id/end',
  refund: '/api/attempts/:id/refund',
} as const;

/** The header in which a provider states the version of this protocol. Without it the provider speaks version 1, which
 *  knows no `end`, and whose `refund` has no body: it refunds everything, voids an authorization and ends a session. */
export const protocolHeader = 'payment-protocol';
export const protocolVersion = '2';

/** Path of the shop's server for notifications. */
export const notificationPath = '/payments/notification';

/** Path to which the payment provider returns the browser. */
export const callbackPath = '/shopPaymentCallback';

/** Returns the path of a call for an attempt id. */
export const pathOf = (pattern: string, id: string): string => pattern.replace(':id', encodeURIComponent(id));

const shortText = z.string().check(z.minLength(1), z.maxLength(64));
/** Euro cents as whole numbers, at most the maximum stored amount. */
const wholeCents = z.pipe(z.int().check(z.minimum(0), z.maximum(maxAmount)), z.transform(cents));
/** Milliseconds since 1970. */
export const epochMilliseconds = z.pipe(z.int(), z.transform(instant));
const httpUrl = z.url({ protocol: /^https?$/ });

/** Request to open a session: the port's request and its currency. */
export const sessionRequest = z.object({
  attemptId: z.pipe(shortText, z.transform(attemptId)),
  orderRef: z.pipe(shortText, z.transform(orderRef)),
  orderNumber: shortText,
  amount: z.pipe(z.int().check(z.minimum(1)), z.transform(cents)),
  currency: z.literal('EUR'),
  paymentType: z.enum(paymentTypes),
  language: z.enum(languages),
  returnUrl: httpUrl,
  notifyUrl: httpUrl,
});

export type SessionRequest = Omit<z.output<typeof sessionRequest>, 'currency'>;

/** The address where the buyer pays, and the end of the session. */
export const sessionAnswer = z.object({ redirectUrl: httpUrl, expiresAt: epochMilliseconds });

/** Returns why the bank declined; empty when the reason is missing or unknown. */
export const whyDeclined = (reason: unknown): Pick<Extract<AttemptState, { state: 'declined' }>, 'why'> => {
  const why = declineReasonOf(reason);
  return why === undefined ? {} : { why };
};

/** The provider's record of an attempt. */
export const attemptAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['open', 'canceled', 'expired', 'notFound', 'unknown']) }),
  z.pipe(
    z.object({ state: z.literal('declined'), why: z.optional(z.unknown()) }),
    z.transform(({ state, why }) => ({ state, ...whyDeclined(why) })),
  ),
  z.object({ state: z.enum(['authorized', 'lapsed', 'refunded']), amount: wholeCents }),
  z.object({ state: z.literal('captured'), amount: wholeCents, refunded: z.optional(wholeCents) }),
]);

/** The body of a refund. */
export const refundBody = z.object({
  key: z.pipe(shortText, z.transform(refundKey)),
  amount: z.pipe(z.int().check(z.minimum(1)), z.transform(cents)),
});

/** Returns the text of a refund's body, which is signed. */
export const refundText = ({ key, amount }: RefundRequest): string =>
  JSON.stringify({ key, amount } satisfies z.input<typeof refundBody>);

/** Returns the text of a session request, which is signed. */
export const sessionRequestText = (attempt: PaymentAttempt): string => {
  const { attemptId: id, orderRef: ref, orderNumber, amount, paymentType, language, origin } = attempt;
  const addresses = { returnUrl: `${origin}${callbackPath}`, notifyUrl: `${origin}${notificationPath}` };
  return JSON.stringify({
    attemptId: id,
    orderRef: ref,
    orderNumber,
    amount,
    currency: 'EUR',
    paymentType,
    language,
    ...addresses,
  } satisfies z.input<typeof sessionRequest>);
};

/** Returns the text of the answer to a session request. */
export const sessionAnswerText = (session: PaymentSession): string =>
  JSON.stringify(session satisfies z.input<typeof sessionAnswer>);

/** Returns the text of the answer to a query of an attempt. */
export const attemptAnswerText = (state: AttemptState): string =>
  JSON.stringify(state satisfies z.input<typeof attemptAnswer>);

/** Parses a message of the other side. `undefined` when it has another form. */
export const read = <Value>(shape: z.ZodMiniType<Value>, text: string): Value | undefined => {
  const json = parseJson(text, requestLimits);
  return json.isOk() ? shape.safeParse(json.value).data : undefined;
};

/** A signed notification of a payment provider. The event id is unique per event and equal on every repeat. */
export const paymentNotification = z.object({
  eventId: shortText,
  attemptId: z.pipe(z.string().check(z.maxLength(64)), z.transform(attemptId)),
  orderRef: z.pipe(z.string().check(z.maxLength(64)), z.transform(orderRef)),
  state: z.enum(['authorized', 'captured', 'declined', 'canceled', 'expired', 'refunded']),
  /** Reason of a decline, if the provider sends one. */
  why: z.exactOptional(z.unknown()),
  /** Amount of the session in cents, for every state. */
  amount: wholeCents,
  /** The refunded part of a captured amount in cents. */
  refunded: z.exactOptional(wholeCents),
  currency: z.string().check(z.maxLength(3)),
  at: epochMilliseconds,
});

export type PaymentNotification = z.output<typeof paymentNotification>;
