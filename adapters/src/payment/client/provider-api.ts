import { type AttemptState, declineReasonOf } from '@shop/core/checkout/attempt-state';
import { paymentTypes } from '@shop/core/checkout/payment';
import { instant } from '@shop/core/dates/instant';
import { attemptId, orderRef } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { cents, maxAmount } from '@shop/core/money/cents';
import type { PaymentSession, PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import * as z from 'zod/mini';
import { parseJson, requestLimits } from '../../wire/codec/json-text.ts';

/** The part of `fetch` that this project uses; an in-process hono app is one as well, without a socket. */
export type FetchFunction = (url: string, init?: RequestInit) => Promise<Response>;

/** The provider's calls, signed over method, path and body; keyed by the attempt, so that a repeat does no harm. */
export const providerPaths = {
  sessions: '/api/sessions',
  attempt: '/api/attempts/:id',
  refund: '/api/attempts/:id/refund',
} as const;

export const pathOf = (pattern: string, id: string): string => pattern.replace(':id', encodeURIComponent(id));

const shortText = z.string().check(z.minLength(1), z.maxLength(64));
/** Units: euro cents, as whole numbers; never more than any store keeps. */
const wholeCents = z.pipe(z.int().check(z.minimum(0), z.maximum(maxAmount)), z.transform(cents));
/** Units: milliseconds since 1970. */
export const epochMilliseconds = z.pipe(z.int(), z.transform(instant));
const httpUrl = z.url({ protocol: /^https?$/ });

/** What opens a session: the port's request and its currency. */
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

/** Where the buyer pays, and until when. */
export const sessionAnswer = z.object({ redirectUrl: httpUrl, expiresAt: epochMilliseconds });

/** Why the bank declined; none if missing or unknown here. */
export const whyDeclined = (reason: unknown): Pick<Extract<AttemptState, { state: 'declined' }>, 'why'> => {
  const why = declineReasonOf(reason);
  return why === undefined ? {} : { why };
};

/** What the provider's records say about an attempt. */
export const attemptAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['open', 'canceled', 'expired', 'notFound']) }),
  z.pipe(
    z.object({ state: z.literal('declined'), why: z.optional(z.unknown()) }),
    z.transform(({ state, why }) => ({ state, ...whyDeclined(why) })),
  ),
  z.object({ state: z.enum(['authorized', 'captured', 'refunded']), amount: wholeCents }),
]);

/** What either side sends, as the text that is signed. */
export const sessionRequestText = (request: PaymentSessionRequest): string =>
  JSON.stringify({ ...request, currency: 'EUR' } satisfies z.input<typeof sessionRequest>);
export const sessionAnswerText = (session: PaymentSession): string =>
  JSON.stringify(session satisfies z.input<typeof sessionAnswer>);
export const attemptAnswerText = (state: AttemptState): string =>
  JSON.stringify(state satisfies z.input<typeof attemptAnswer>);

/** What one side reads of the other; nothing for text that is not of that shape. */
export const read = <Value>(shape: z.ZodMiniType<Value>, text: string): Value | undefined => {
  const json = parseJson(text, requestLimits);
  return json.isOk() ? shape.safeParse(json.value).data : undefined;
};

/** Where the shop's server listens for notifications. */
export const notificationPath = '/payments/notification';

/** A signed notification of a payment provider. The event id is unique per event and equal on every repeat. */
export const paymentNotification = z.object({
  eventId: shortText,
  attemptId: z.pipe(z.string().check(z.maxLength(64)), z.transform(attemptId)),
  orderRef: z.pipe(z.string().check(z.maxLength(64)), z.transform(orderRef)),
  state: z.enum(['authorized', 'captured', 'declined', 'canceled', 'expired', 'refunded']),
  /** Why it was declined, if the provider says so. */
  why: z.exactOptional(z.unknown()),
  /** Units: cents. What the session was opened for, whatever became of it. */
  amount: wholeCents,
  currency: z.string().check(z.maxLength(3)),
  at: epochMilliseconds,
});

export type PaymentNotification = z.output<typeof paymentNotification>;
