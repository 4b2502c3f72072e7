import { type Instant, instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { CallContext } from '../calls/call.ts';
import {
  type AnswerOf,
  type CallName,
  type CallOf,
  type CallTable,
  callTable,
  type Replied,
  type Transport,
} from '../calls/call-table.ts';
import { decodeError, refusalIn } from '../calls/error-codec.ts';
import { decode, given, refusalOf as inputRefusalOf, type WireRecord } from '../codec/codec.ts';
import { memberTokenInSetCookies, sessionInSetCookies } from '../cookies/shop-cookies.ts';
import { type BasicAuth, callHeaders, type HttpRequest, toHttpRequest } from './http-request.ts';
import { readJson } from './response-body.ts';

export type FetchTransportSettings = {
  /** Origin, and a path prefix if there is one; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Another fetch, such as an app's own `request` without a socket. */
  readonly fetch?: (address: string, init: RequestInit) => Response | Promise<Response>;
  /** Units: milliseconds for one call, from the first byte sent to the last one read. */
  readonly timeoutMs: number;
  readonly basicAuth?: BasicAuth;
  /** The calls as this provider knows them; the shop's own when absent. */
  readonly calls?: CallTable;
  /** Gets the server's time, in whole seconds, with each answer that has it. */
  readonly onTime?: (reported: Instant) => void;
  /** How answers are read; as the shop's own server's when absent. */
  readonly answers?: AnswerReader;
};

type Answered = {
  readonly status: number;
  readonly json: Result<unknown, 'malformed'>;
  readonly setCookies: readonly string[];
};

const unreachable = (cause: 'network' | 'timeout' | 'malformed'): ShopError => ({ kind: 'unreachable', cause });

const refusalOf = <Name extends CallName>(
  name: Name,
  call: CallOf<Name>,
  { status, json }: Answered,
  answers: AnswerReader,
): ShopError => {
  const refusal = decodeError(status, answers.tidied(json.unwrapOr(undefined)), call.without);
  if ((status === 401 || status === 403) && refusal.kind === 'unreachable') answers.credentialRefused(name, status);
  return refusal;
};

const replyOf = <Name extends CallName>(
  name: Name,
  call: CallOf<Name>,
  answered: Answered,
  answers: AnswerReader,
): Replied<Name> => {
  const { status, json, setCookies } = answered;
  if (status < 200 || status > 299) return err(refusalOf(name, call, answered, answers));
  const [session, memberToken] = [sessionInSetCookies(setCookies), memberTokenInSetCookies(setCookies)];
  return json
    .mapErr(unreachable)
    .map(answers.tidied)
    .andThen((body) => {
      const refusal = refusalIn(body, call.without);
      return refusal === undefined ? ok(body) : err(refusal);
    })
    .andThen((body) => answers.decode<Name>(name, call.answer, body).mapErr(() => unreachable('malformed')))
    .map((answer) => ({ answer, ...given({ session, memberToken }) }));
};

/** One attempt per call, within a timeout. Redirects are not followed, so a credential never goes elsewhere. */
export const fetchTransport = (settings: FetchTransportSettings): Transport => {
  const { calls = callTable, answers = ownAnswers } = settings;
  const send = settings.fetch ?? ((address, init) => fetch(address, init));

  const exchange = async (
    method: string,
    sent: HttpRequest,
    context: CallContext,
  ): Promise<Result<Answered, ShopError>> => {
    const limit = AbortSignal.timeout(settings.timeoutMs);
    try {
      const response = await send(settings.baseUrl + sent.address, {
        method,
        headers: { ...callHeaders(settings, context), ...sent.headers },
        ...given({ body: sent.body }),
        redirect: 'manual',
        signal: context.signal === undefined ? limit : AbortSignal.any([limit, context.signal]),
      });
      const reported = Date.parse(response.headers.get('Date') ?? '');
      if (!Number.isNaN(reported)) settings.onTime?.(instant(reported));
      return ok({
        status: response.status,
        json: await readJson(response),
        setCookies: response.headers.getSetCookie(),
      });
    } catch (error) {
      return err(unreachable(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'));
    }
  };

  const attempt = async <Name extends CallName>(
    name: Name,
    wire: WireRecord,
    context: CallContext,
  ): Promise<Replied<Name>> => {
    const call: CallOf<Name> = calls[name];
    const sent = toHttpRequest(call, wire);
    if (sent === undefined) return err(call.without ?? { kind: 'notFound', what: 'call' });
    const exchanged = await exchange(call.method, sent, context);
    return exchanged.andThen((answered) => replyOf<Name>(name, call, answered, answers));
  };

  return {
    call: (name, request, context = {}) => {
      const call = calls[name];
      const wire = z.safeEncode(call.request, request);
      if (wire.success) return new ResultAsync(attempt(name, { ...wire.data, ...call.fixed }, context));
      const refusal = inputRefusalOf(wire.error.issues);
      // A request that the wire cannot carry does not exist; a change that it cannot carry is wrong input.
      const absent = call.method === 'GET' && refusal.kind === 'invalidInput' ? call.without : undefined;
      return errAsync(absent ?? refusal);
    },
  };
};

/** How the JSON of an answer becomes a value of core. */
export type AnswerReader = {
  /** Before anything is made of it. */
  readonly tidied: (json: unknown) => unknown;
  readonly decode: <Name extends CallName>(
    name: Name,
    answer: CallOf<Name>['answer'],
    json: unknown,
  ) => Result<AnswerOf<Name>, unknown>;
  /** Called for a 401 or 403 that refuses the shared credential and not the visitor. */
  readonly credentialRefused: (name: CallName, status: number) => void;
};

/** Answers of the shop's own server: right as they are, or malformed. */
const ownAnswers: AnswerReader = {
  tidied: (json) => json,
  decode: (_name, answer, json) => decode(answer, json),
  credentialRefused: () => undefined,
};
