import type { ShopError } from '@shop/core/errors/shop-error';
import type { ResultAsync } from 'neverthrow';
import type { CallContext, Reply } from './call.ts';
import type { AnswerOf, CallName, RequestOf } from './call-table.ts';

/** Takes a request of one of the calls to wherever it is answered, and gives the answer in core's terms. */
export interface Transport {
  call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    context?: CallContext,
  ): ResultAsync<Reply<AnswerOf<Name>>, ShopError>;
}
