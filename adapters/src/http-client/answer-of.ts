import type { ShopError } from '@shop/core/errors/shop-error';
import type { ResultAsync } from 'neverthrow';
import type { AnswerOf, CallName, RequestOf } from '../wire/endpoint.ts';
import type { CallExtras, Transport } from './transport.ts';

/** A call of whose reply only the answer matters. */
export const answerOf = <Name extends CallName>(
  transport: Transport,
  name: Name,
  request: RequestOf<Name>,
  extras: CallExtras = {},
): ResultAsync<AnswerOf<Name>, ShopError> => transport.call(name, request, extras).map((reply) => reply.answer);
