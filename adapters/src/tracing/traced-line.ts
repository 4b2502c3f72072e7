import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Result } from 'neverthrow';
import type { Reply } from '../calls/call.ts';
import { type AnswerOf, type CallName, type CallOf, callTable, type RequestOf } from '../calls/call-table.ts';
import { encodeError } from '../calls/error-codec.ts';
import { errorStatus } from '../calls/error-status.ts';
import { encode } from '../codec/codec.ts';
import { redactedAnswer, redactedError, redactedRequest } from './redaction.ts';
import type { SaidWords } from './said-words.ts';
import type { TraceLine } from './trace-line.ts';
import { requestOnWire } from './traced-request.ts';

/** A call that was answered or refused. Units of `ms`: milliseconds until then. */
export type AnsweredCall<Name extends CallName> = {
  readonly name: Name;
  readonly request: RequestOf<Name>;
  readonly at: Instant;
  readonly ms: number;
  readonly replied: Result<Reply<AnswerOf<Name>>, ShopError>;
};

type Outcome = Pick<TraceLine, 'answer' | 'error' | 'session' | 'memberToken'>;

const answered = <Name extends CallName>(name: Name, reply: Reply<AnswerOf<Name>>): Outcome => {
  const call: CallOf<Name> = callTable[name];
  return {
    answer: redactedAnswer(name, encode(call.answer, reply.answer)),
    ...(reply.session === undefined ? {} : { session: true }),
    ...(reply.memberToken === undefined ? {} : { memberToken: true }),
  };
};

const refused = (error: ShopError): Outcome => ({
  error: { status: errorStatus(error), ...redactedError(encodeError(error)) },
});

/** A call as it is written down, without anything personal and without the key, session and token that travel beside it (R-SAFE-18);
 *  what the shop says in it is said from then on. None for a call that the wire cannot carry. */
export const tracedLine = <Name extends CallName>(
  { name, request, at, ms, replied }: AnsweredCall<Name>,
  said: SaidWords,
): TraceLine | undefined => {
  const asked = requestOnWire(name, request);
  if (asked === undefined) return undefined;
  const outcome = replied.match((reply) => answered(name, reply), refused);
  said.learn(outcome.answer);
  const typed = { isSaid: said.isSaid, isTaken: outcome.error === undefined };
  return { v: 1, at, call: name, request: redactedRequest(name, asked, typed), ...outcome, ms };
};
