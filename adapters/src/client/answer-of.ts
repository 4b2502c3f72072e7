import type { ShopError } from '@shop/core/errors/shop-error';
import type { ResultAsync } from 'neverthrow';
import type { AnswerOf, CallName, RequestOf } from '../calls/endpoint.ts';
import type { CallContext, Transport } from './transport.ts';

/** A call of whose reply only the answer matters. */
export const answerOf = <Name extends CallName>(
  transport: Transport,
  name: Name,
  request: RequestOf<Name>,
  context: CallContext = {},
): ResultAsync<AnswerOf<Name>, ShopError> => transport.call(name, request, context).map((reply) => reply.answer);
