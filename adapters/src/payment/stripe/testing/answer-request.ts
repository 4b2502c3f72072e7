import { ok } from 'neverthrow';
import type { StripeAccount } from './account.ts';
import type { Call, CallName } from './calls.ts';
import type { PlantedFaults, StripeFault } from './faults.ts';
import { idempotencyKeys, type StoredAnswer } from './idempotency.ts';
import type { Parameters } from './parameters.ts';
import { type Refusal, serverError, tooManyRequests, wrongKey } from './refusal.ts';

/** A request as it arrived. */
export type StripeRequest = {
  readonly call: CallName;
  /** Method and path without a query, such as `POST /v1/refunds`. */
  readonly address: string;
  /** The id in the path; empty in paths without one. */
  readonly id: string;
  readonly parameters: Parameters;
  readonly secretKey: string;
  readonly idempotencyKey?: string | undefined;
};

/** How the server answers: with a body, never, or by cutting the connection. */
export type StripeAnswer =
  | { readonly kind: 'answer'; readonly answer: StoredAnswer; readonly isReplayed?: boolean }
  | { readonly kind: 'never' }
  | { readonly kind: 'cut' };

export type AnswerOptions = {
  readonly account: StripeAccount;
  readonly calls: Readonly<Record<CallName, Call>>;
  readonly faults: PlantedFaults;
  readonly secretKey: string;
  /** Requests a second of the clock before a 429. */
  readonly requestsPerSecond: number;
};

const refused = ({ status, error }: Refusal): StoredAnswer => ({ status, body: JSON.stringify({ error }) });

const plain = (answer: StoredAnswer): StripeAnswer => ({ kind: 'answer', answer });

/** Returns a function that answers requests in Stripe's order: secret key, rate, idempotency key, parameters, act. */
export const answerRequests = ({ account, calls, faults, secretKey, requestsPerSecond }: AnswerOptions) => {
  const keys = idempotencyKeys(account.now);
  let second = { at: 0, requests: 0 };

  const isOverRate = (): boolean => {
    const at = account.now();
    second = { at, requests: second.at === at ? second.requests + 1 : 1 };
    return second.requests > requestsPerSecond;
  };

  /** Answers from the idempotency key, or carries the request out and stores the answer. */
  const carriedOut = async (request: StripeRequest, fault: StripeFault | undefined): Promise<StripeAnswer> => {
    const { call, id, parameters } = request;
    const key = call.startsWith('POST') ? request.idempotencyKey : undefined;
    const wanted = JSON.stringify([request.address, Object.entries(parameters).toSorted()]);
    const known = key === undefined ? ok(undefined) : keys.find(key, wanted);
    if (known.isErr()) return plain(refused(known.error));
    if (known.value !== undefined) return { kind: 'answer', answer: known.value, isReplayed: true };

    const act = calls[call]({ id, parameters });
    if (act.isErr()) return plain(refused(act.error));
    if (key !== undefined) keys.begin(key, wanted);
    if (fault === 'inProgress') await faults.released();
    const done = fault === 'serverError' ? undefined : act.value();
    const isFailed = done === undefined || fault === 'serverErrorAfterAct';
    const answer = isFailed
      ? refused(serverError)
      : done.match<StoredAnswer>((form) => ({ status: 200, body: JSON.stringify(form) }), refused);
    if (key !== undefined) keys.finish(key, answer);
    return plain(answer);
  };

  return async (request: StripeRequest): Promise<StripeAnswer> => {
    if (request.secretKey !== secretKey) return plain(refused(wrongKey));
    const fault = faults.take(request.call);
    if (isOverRate() || fault === 'tooManyRequests') return plain(refused(tooManyRequests));
    if (fault === 'lostRequest') return { kind: 'never' };
    if (fault === 'cutBeforeAct') return { kind: 'cut' };
    account.catchUp();

    const answered = await carriedOut(request, fault);
    if (fault === 'lostAnswer') return { kind: 'never' };
    return fault === 'cutAfterAct' ? { kind: 'cut' } : answered;
  };
};
