import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AnswerOf, CallName, EndpointOf, RequestOf } from '../calls/endpoint.ts';
import { endpoints } from '../calls/endpoints.ts';
import { encodeError, errorStatus } from '../calls/error-codec.ts';
import type { CallContext, Reply, Transport } from '../client/transport.ts';
import { encode } from '../codec/codec.ts';
import { impersonalAnswer, impersonalError } from './personal-stand-ins.ts';
import { type TraceLine, traceLineText } from './trace-line.ts';
import { tracedRequest } from './traced-request.ts';

export type RecordingSettings = {
  /** Takes one line, without its end; whoever keeps it also remembers when that failed. */
  readonly write: (line: string) => void;
  /** Units: milliseconds from any start; only differences count. */
  readonly clock: () => number;
  /** The visitor's moment, which a replay takes place at. */
  readonly now: () => Instant;
};

type Outcome = Pick<TraceLine, 'answer' | 'error' | 'session' | 'memberToken'>;

const answered = <Name extends CallName>(name: Name, reply: Reply<AnswerOf<Name>>): Outcome => {
  const endpoint: EndpointOf<Name> = endpoints[name];
  return {
    answer: impersonalAnswer(name, encode(endpoint.answer, reply.answer)),
    ...(reply.session === undefined ? {} : { session: true }),
    ...(reply.memberToken === undefined ? {} : { memberToken: true }),
  };
};

const refused = (error: ShopError): Outcome => ({
  error: { status: errorStatus(error), ...impersonalError(encodeError(error)) },
});

/** The same calls with the same replies; each is written down once it is answered, without anything personal, and without
 *  the key, session and token that travel beside it (design 3, point 3). */
export const recordingTransport = (inner: Transport, { write, clock, now }: RecordingSettings): Transport => ({
  call: <Name extends CallName>(name: Name, request: RequestOf<Name>, context?: CallContext) => {
    const asked = tracedRequest(name, request);
    if (asked === undefined) return inner.call(name, request, context);
    const [at, start] = [now(), clock()];
    const record = (outcome: Outcome): void => {
      const ms = Math.max(0, Math.round((clock() - start) * 10) / 10);
      write(traceLineText({ v: 1, at, call: name, request: asked, ...outcome, ms }));
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
