import { instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cents } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
import { err, ok, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { FetchFunction } from './fetch-function.ts';
import { parseJson } from './json-text.ts';
import { sign, signatureHeaders, signedCall } from './signature.ts';

const amount = z.pipe(z.int().check(z.minimum(0)), z.transform(cents));

const sessionAnswer = z.object({
  redirectUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: z.pipe(z.int(), z.transform(instant)),
});

const stateAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['open', 'declined', 'canceled', 'notFound']) }),
  z.object({ state: z.enum(['authorized', 'captured', 'refunded']), amount }),
]);

export type HttpPaymentProviderOptions = {
  /** Where the payment page's own paths begin, without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: FetchFunction;
  readonly secret: string;
  readonly clock: ClockPort;
  /** Units: milliseconds for one try; 3 seconds when left out. */
  readonly timeout?: number;
  /** Units: milliseconds before the first repeat, twice that before the second; 200 when left out. */
  readonly firstPause?: number;
};

type Failure = Extract<ShopError, { kind: 'unreachable' | 'paymentRefused' }>;

const failed = (status: number): Failure =>
  status >= 400 && status < 500 ? { kind: 'paymentRefused' } : { kind: 'unreachable', cause: 'status' };

/** The payment page over HTTP. Every call is keyed by the attempt, so each is tried up to three times (reliability 1.3).
 *  Errors: `paymentRefused` when the page says no, `unreachable` when nothing usable came back. */
export const httpPaymentProvider = (options: HttpPaymentProviderOptions): PaymentProviderPort => {
  const { baseUrl, fetch, secret, clock, timeout = 3000, firstPause = 200 } = options;

  const once = (method: string, path: string, body: string) =>
    Effect.tryPromise({
      try: async (signal) => {
        const headers = signatureHeaders(sign(secret, signedCall(method, path, body), clock));
        const answer = await fetch(`${baseUrl}${path}`, {
          method,
          signal,
          redirect: 'error',
          headers: { ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
          ...(body === '' ? {} : { body }),
        });
        return { status: answer.status, text: await answer.text() };
      },
      catch: (): Failure => ({ kind: 'unreachable', cause: 'network' }),
    }).pipe(
      Effect.timeoutOrElse({
        duration: timeout,
        orElse: () => Effect.fail<Failure>({ kind: 'unreachable', cause: 'timeout' }),
      }),
      Effect.flatMap(({ status, text }) => (status === 200 ? Effect.succeed(text) : Effect.fail(failed(status)))),
    );

  const call = <Answer>(schema: z.ZodMiniType<Answer>, method: string, path: string, body = '') => {
    const program = once(method, path, body).pipe(
      Effect.retry({
        schedule: Schedule.exponential(firstPause).pipe(Schedule.jittered),
        times: 2,
        while: (failure) => failure.kind === 'unreachable',
      }),
      Effect.match({
        onSuccess: (text) => {
          const answer = schema.safeParse(parseJson(text));
          return answer.success ? ok(answer.data) : err<never, ShopError>({ kind: 'unreachable', cause: 'malformed' });
        },
        onFailure: (failure) => err<Answer, ShopError>(failure),
      }),
    );
    return new ResultAsync<Answer, ShopError>(Effect.runPromise(program));
  };

  return {
    openSession: (request) =>
      call(sessionAnswer, 'POST', '/api/sessions', JSON.stringify({ ...request, currency: 'EUR' })),
    queryAttempt: (id) => call(stateAnswer, 'GET', `/api/attempts/${encodeURIComponent(id)}`),
    refund: (id) => call(stateAnswer, 'POST', `/api/attempts/${encodeURIComponent(id)}/refund`),
  };
};
