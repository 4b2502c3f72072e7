import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import type { CallContext, Reply } from '../calls/call.ts';
import type { AnswerOf, CallName, RequestOf } from '../calls/call-table.ts';
import type { Transport } from '../calls/transport.ts';
import { type SaidWords, saidWords } from './said-words.ts';
import type { TraceLine } from './trace-line.ts';
import { type AnsweredCall, tracedLine } from './traced-line.ts';

export type Timing = {
  /** Units: milliseconds from any start; only differences count. */
  readonly clock: () => number;
  /** The visitor's moment, which a replay takes place at. */
  readonly now: () => Instant;
};

export type RecordingSettings = Timing & {
  /** Takes one line; whoever keeps it also remembers when that failed. */
  readonly write: (line: TraceLine) => void;
  /** What the shop has said before; answers are added to it. */
  readonly said?: SaidWords;
};

/** The same calls with the same replies; each is told once it is answered. */
export const observedTransport = (
  inner: Transport,
  { clock, now }: Timing,
  tell: <Name extends CallName>(call: AnsweredCall<Name>, context: CallContext | undefined) => void,
): Transport => ({
  call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) => {
    const [at, start] = [now(), clock()];
    const told = (replied: Result<Reply<AnswerOf<Name>>, ShopError>): void => {
      const ms = Math.max(0, Math.round((clock() - start) * 10) / 10);
      tell({ name, request, at, ms, replied }, context);
    };
    return inner
      .call(name, request, context)
      .map((reply) => {
        told(ok(reply));
        return reply;
      })
      .mapErr((error) => {
        told(err(error));
        return error;
      });
  },
});

/** The same calls with the same replies; each is written down once it is answered. */
export const recordingTransport = (
  inner: Transport,
  { write, said = saidWords(), ...timing }: RecordingSettings,
): Transport =>
  observedTransport(inner, timing, (call) => {
    const line = tracedLine(call, said);
    if (line !== undefined) write(line);
  });
