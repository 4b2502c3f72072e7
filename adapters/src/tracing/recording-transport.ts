import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CallContext, Reply } from '../calls/call.ts';
import { type AnswerOf, type CallName, type CallOf, callTable, type RequestOf } from '../calls/call-table.ts';
import { encodeError } from '../calls/error-codec.ts';
import { errorStatus } from '../calls/error-status.ts';
import type { Transport } from '../calls/transport.ts';
import { encode } from '../codec/codec.ts';
import { redactedAnswer, redactedError, redactedRequest } from './redaction.ts';
import { type SaidWords, saidWords } from './said-words.ts';
import type { TraceLine } from './trace-line.ts';
import { requestOnWire } from './traced-request.ts';

export type RecordingSettings = {
  /** Takes one line; whoever keeps it also remembers when that failed. */
  readonly write: (line: TraceLine) => void;
  /** Units: milliseconds from any start; only differences count. */
  readonly clock: () => number;
  /** The visitor's moment, which a replay takes place at. */
  readonly now: () => Instant;
  /** What the shop has said before; answers are added to it. */
  readonly said?: SaidWords;
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

/** The same calls with the same replies; each is written down once it is answered, without anything personal, and without
 *  the key, session and token that travel beside it (R-SAFE-18). */
export const recordingTransport = (
  inner: Transport,
  { write, clock, now, said = saidWords() }: RecordingSettings,
): Transport => ({
  call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) => {
    const asked = requestOnWire(name, request);
    if (asked === undefined) return inner.call(name, request, context);
    const [at, start] = [now(), clock()];
    const record = (outcome: Outcome): void => {
      const ms = Math.max(0, Math.round((clock() - start) * 10) / 10);
      said.learn(outcome.answer);
      const typed = { isSaid: said.isSaid, isTaken: outcome.error === undefined };
      write({ v: 1, at, call: name, request: redactedRequest(name, asked, typed), ...outcome, ms });
    };
    return inner
      .call(name, request, context)
      .map((reply) => {
        record(answered(name, reply));
        return reply;
      })
      .mapErr((error) => {
        record(refused(error));
        return error;
      });
  },
});
