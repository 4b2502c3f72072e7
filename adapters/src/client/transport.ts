import type { ShopError } from '@shop/core/errors/shop-error';
import type { CheckoutSession, IdempotencyKey, MemberToken } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import type { AnswerOf, CallName, RequestOf } from '../calls/endpoint.ts';

/** What travels beside a request: none of it belongs into a body, an address or a log. */
export type CallContext = {
  readonly key?: IdempotencyKey;
  /** Sent as a cookie; left out in a browser, whose jar sends it. */
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
  readonly signal?: AbortSignal;
};

/** The session and token are read from Set-Cookie, which a browser keeps to itself. */
export type Reply<Answer> = {
  readonly answer: Answer;
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
};

/** Sends one of the spec's calls and gives its answer in core's terms. Errors: those of error-wire. */
export interface Transport {
  call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    context?: CallContext,
  ): ResultAsync<Reply<AnswerOf<Name>>, ShopError>;
}
