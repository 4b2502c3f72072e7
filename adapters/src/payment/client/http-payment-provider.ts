import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { plainTerms } from '@shop/core/checkout/payment-terms';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort, RefundRequest } from '@shop/core/ports/payment-provider-port';
import * as Effect from 'effect/Effect';
import { err, errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { boundedWork } from '../../platform/admission/bounded-work.ts';
import { sentHeaders } from '../../wire/codec/sent-headers.ts';
import {
  attemptAnswer,
  type FetchFunction,
  pathOf,
  protocolHeader,
  protocolVersion,
  providerPaths,
  read,
  refundText,
  sessionAnswer,
  sessionRequestText,
} from './provider-api.ts';
import { repeatedCall, withinDeadline } from './repeated-call.ts';
import { sign, signatureHeaders, signedCall } from './signature.ts';

export type HttpPaymentProviderOptions = {
  /** Base address of the provider's paths, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: FetchFunction;
  readonly secret: string;
  readonly clock: ClockPort;
  /** Milliseconds before the first repeat, twice that before the second. Default: 200. */
  readonly firstPause?: number;
  /** Called once when the provider turns out to speak version 1 of the protocol, which refunds whole sums only. */
  readonly onOldProtocol?: () => void;
};

type Failure = Extract<ShopError, { kind: 'unreachable' | 'paymentRefused' }>;

/** Maximum number of concurrent calls to the provider. */
const mostCalls = 256;

/** Statuses that are not an answer to the query: request timeout, too early, too many requests. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

const failed = (status: number): Failure =>
  status >= 400 && status < 500 && !temporaryStatuses.has(status)
    ? { kind: 'paymentRefused' }
    : { kind: 'unreachable', cause: 'status' };

const tooLate: Failure = { kind: 'unreachable', cause: 'timeout' };

const isTemporary = ({ kind }: Failure): boolean => kind === 'unreachable';

/** Returns a payment provider over HTTP. Calls are keyed by the attempt, so each is tried three times within one
 *  deadline. Errors: `paymentRefused` when the provider refuses, `unreachable` when there is no usable answer. */
export const httpPaymentProvider = (options: HttpPaymentProviderOptions): PaymentProviderPort => {
  const { baseUrl, fetch, secret, clock, firstPause = 200, onOldProtocol = () => undefined } = options;
  const outside = boundedWork(mostCalls, 0);
  /** Whether the provider speaks version 1; `undefined` before its first answer. */
  let isOld: boolean | undefined;

  const noteVersion = ({ headers }: Response): void => {
    const wasOld = isOld;
    isOld = headers.get(protocolHeader) !== protocolVersion;
    if (isOld && wasOld === undefined) onOldProtocol();
  };

  const once = (method: string, path: string, body: string) =>
    Effect.tryPromise({
      try: async (signal) => {
        const headers = signatureHeaders(sign(secret, signedCall(method, path, body), clock));
        const answer = await fetch(`${baseUrl}${path}`, {
          method,
          signal,
          redirect: 'error',
          headers: sentHeaders({ ...headers, 'content-type': body === '' ? undefined : 'application/json' }),
          body: body === '' ? undefined : body,
        });
        if (answer.status === 200) noteVersion(answer);
        return { status: answer.status, text: await answer.text() };
      },
      catch: (): Failure => ({ kind: 'unreachable', cause: 'network' }),
    }).pipe(
      Effect.flatMap(({ status, text }) => (status === 200 ? Effect.succeed(text) : Effect.fail(failed(status)))),
    );

  const call = <Answer>(
    shape: z.ZodMiniType<Answer>,
    method: string,
    path: string,
    body = '',
  ): ResultAsync<Answer, ShopError> => {
    const tries = repeatedCall(once(method, path, body), { firstPause, tooLate, isTemporary });
    const program = withinDeadline(tries, tooLate).pipe(
      Effect.match({
        onSuccess: (text) => {
          const answer = read(shape, text);
          return answer === undefined
            ? err<Answer, ShopError>({ kind: 'unreachable', cause: 'malformed' })
            : ok(answer);
        },
        onFailure: (failure) => err<Answer, ShopError>(failure),
      }),
    );
    return outside(() => Effect.runPromise(program)).andThen((answer) => answer);
  };

  const queryAttempt = (id: AttemptId) => call(attemptAnswer, 'GET', pathOf(providerPaths.attempt, id));

  /** Queries an attempt when that is needed to learn the provider's version. */
  const learnVersion = (id: AttemptId): ResultAsync<unknown, ShopError> =>
    isOld === undefined ? queryAttempt(id) : okAsync(undefined);

  /** Refunds everything at a provider of version 1. Only a whole sum may be asked of it. */
  const refundAll = (id: AttemptId): ResultAsync<AttemptState, ShopError> =>
    call(attemptAnswer, 'POST', pathOf(providerPaths.refund, id));

  const refundWhole = (id: AttemptId, { amount }: RefundRequest): ResultAsync<AttemptState, ShopError> =>
    queryAttempt(id).andThen((found) => {
      const isPart = (found.state === 'captured' || found.state === 'authorized') && found.amount !== amount;
      return isPart ? errAsync<AttemptState, ShopError>({ kind: 'paymentRefused' }) : refundAll(id);
    });

  return {
    terms: plainTerms,
    openSession: (attempt) => call(sessionAnswer, 'POST', providerPaths.sessions, sessionRequestText(attempt)),
    queryAttempt: ({ attemptId: id }) => queryAttempt(id),
    endAttempt: ({ attemptId: id }) =>
      learnVersion(id).andThen(() =>
        isOld === true ? refundAll(id) : call(attemptAnswer, 'POST', pathOf(providerPaths.end, id)),
      ),
    refund: ({ attemptId: id }, request) =>
      learnVersion(id).andThen(() =>
        isOld === true
          ? refundWhole(id, request)
          : call(attemptAnswer, 'POST', pathOf(providerPaths.refund, id), refundText(request)),
      ),
  };
};
