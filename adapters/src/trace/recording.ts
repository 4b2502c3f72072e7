import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { writeAnswer } from '../wire/calls/answer-writers.ts';
import type { CallContext, CalledPorts, Reply } from '../wire/calls/call.ts';
import {
  type AnswerOf,
  type CallName,
  callTable,
  type Replied,
  type RequestOf,
  type Transport,
} from '../wire/calls/call-table.ts';
import { encodeError, errorStatus } from '../wire/calls/error-codec.ts';
import { portsOver } from '../wire/calls/ports-over.ts';
import { type ServedPorts, transportOver } from '../wire/calls/transport-over.ts';
import type { WireRecord } from '../wire/codec/codec.ts';
import { redactedAnswer, redactedError, redactedRequest, type ShopWords, shopWords } from './redaction.ts';
import type { RefusalLine, TraceLine } from './trace.ts';

export type Timing = {
  /** Returns milliseconds from an arbitrary start; only differences count. */
  readonly clock: () => number;
  /** Returns the visitor's time, which a replay uses. */
  readonly now: () => Instant;
};

export type RecordingSettings = Timing & {
  /** Writes one line. Must not throw. */
  readonly write: (line: TraceLine) => void;
  /** Texts of the shop itself; those of answers are added. */
  readonly words?: ShopWords;
};

/** A call that was answered or refused. `ms`: milliseconds until then. */
export type AnsweredCall<Name extends CallName> = {
  readonly name: Name;
  readonly request: RequestOf<Name>;
  readonly at: Instant;
  readonly ms: number;
  readonly replied: Replied<Name>;
};

/** Returns a request in wire format. `undefined` when the wire cannot represent it. */
export const requestOnWire = <Name extends CallName>(name: Name, request: RequestOf<Name>): WireRecord | undefined => {
  const wire = z.safeEncode(callTable[name].request, request);
  return wire.success ? wire.data : undefined;
};

type Outcome = Pick<TraceLine, 'answer' | 'error' | 'session' | 'memberToken'>;

const answered = <Name extends CallName>(name: Name, reply: Reply<AnswerOf<Name>>): Outcome => ({
  answer: redactedAnswer(name, writeAnswer(name, reply.answer)),
  session: reply.session === undefined ? undefined : true,
  memberToken: reply.memberToken === undefined ? undefined : true,
});

const refused = (error: ShopError) => ({
  error: { status: errorStatus(error), ...redactedError(encodeError(error)) },
});

/** Errors returned by calls, which have a line of their own. */
const answeredErrors = new WeakSet<ShopError>();

/** Returns the line of a use case's own refusal. `undefined` when a recorded call returned the error. */
export const refusalLine = (useCase: string, error: ShopError, at: Instant): RefusalLine | undefined =>
  answeredErrors.has(error) ? undefined : { v: 4, at, useCase, ...refused(error) };

/** Returns the line of a call without personal data and without its key, session and token. From then on, texts of
 *  its answer count as the shop's own. `undefined` when the wire cannot represent the call. */
export const tracedLine = <Name extends CallName>(
  { name, request, at, ms, replied }: AnsweredCall<Name>,
  words: ShopWords,
): TraceLine | undefined => {
  const wire = requestOnWire(name, request);
  if (wire === undefined) return undefined;
  const outcome = replied.match(
    (reply) => answered(name, reply),
    (error): Outcome => refused(error),
  );
  words.learn(outcome.answer);
  const typed = { isKnown: words.isKnown, isAccepted: outcome.error === undefined };
  return { v: 1, at, call: name, request: redactedRequest(name, wire, typed), ...outcome, ms };
};

/** Wraps a transport: `notify` receives each call once it is answered. */
export const observedTransport = (
  inner: Transport,
  { clock, now }: Timing,
  notify: <Name extends CallName>(call: AnsweredCall<Name>, context: CallContext | undefined) => void,
): Transport => ({
  call: (name, request, context) => {
    const observed = async () => {
      const [at, start] = [now(), clock()];
      const replied = await inner.call(name, request, context);
      const ms = Math.max(0, Math.round((clock() - start) * 10) / 10);
      if (replied.isErr()) answeredErrors.add(replied.error);
      notify({ name, request, at, ms, replied }, context);
      return replied;
    };
    return new ResultAsync(observed());
  },
});

/** Wraps a transport: each call is recorded once it is answered. */
export const recordingTransport = (
  inner: Transport,
  { write, words = shopWords(), ...timing }: RecordingSettings,
): Transport =>
  observedTransport(inner, timing, (call) => {
    const line = tracedLine(call, words);
    if (line !== undefined) write(line);
  });

/** Wraps ports: each call is recorded. A missing profile becomes one that finds nothing. */
export const recordingPorts = (ports: ServedPorts, settings: RecordingSettings): CalledPorts => {
  const calls = portsOver(recordingTransport(transportOver(ports), settings));
  return { shop: calls, checkout: calls, content: calls, profile: calls };
};
