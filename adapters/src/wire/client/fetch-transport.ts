import type { ShopError } from '@shop/core/errors/shop-error';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { memberTokenInSetCookies, sessionInSetCookies } from '../../platform/cookies/shop-cookies.ts';
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
import { decodeError, hasCode, refusalIn } from '../calls/error-codec.ts';
import { refusalOf as inputRefusalOf, type WireRecord } from '../codec/codec.ts';
import { type Answered, type ExchangeSettings, exchangeWith } from './exchange.ts';
import { type BasicAuth, callHeaders, type NumberInAddress, toHttpRequest } from './http-request.ts';
import type { NoJson } from './response-body.ts';

export type FetchTransportSettings = ExchangeSettings & {
  readonly basicAuth?: BasicAuth;
  /** The calls of the provider. Default: the shop's own. */
  readonly calls?: CallTable;
  /** How numeric ids are written in an address. Default: as the shop's own server reads them. */
  readonly numbers?: NumberInAddress;
  /** How answers are read. Default: as those of the shop's own server. */
  readonly answers?: AnswerReader;
};

const unreachable = (cause: 'malformed'): ShopError => ({ kind: 'unreachable', cause });

/** Whether a refusal has a reason even without a code: `notFound` or `loginFailed`. */
const isExplained = ({ kind }: ShopError): boolean => kind === 'notFound' || kind === 'loginFailed';

const refusalOf = <Name extends CallName>(
  name: Name,
  call: CallOf<Name>,
  { status, json }: Answered,
  answers: AnswerReader,
): ShopError => {
  const body = answers.clean(json.unwrapOr(undefined));
  const refusal = decodeError(status, body, call.without);
  if ((status === 401 || status === 403) && refusal.kind === 'unreachable') answers.credentialRefused(name, status);
  else if (status >= 400 && status < 500 && !hasCode(body) && !isExplained(refusal))
    answers.unusable(name, `status ${status} without a code`);
  return hasCode(body) ? refusal : answers.withoutCode(refusal);
};

/** Reads core's value from an answer. Error: the cause, in words for the operator. */
const readAnswer = <Name extends CallName>(
  name: Name,
  call: CallOf<Name>,
  json: Result<unknown, NoJson>,
  answers: AnswerReader,
): Result<AnswerOf<Name>, ShopError> => {
  const none = (cause: string): ShopError => {
    answers.unusable(name, cause);
    return unreachable('malformed');
  };
  return answers
    .jsonOf(name, json)
    .mapErr((why) => none(why === 'empty' ? 'nothing' : 'no JSON'))
    .map(answers.clean)
    .andThen((body) => {
      const refusal = refusalIn(body, call.without);
      if (refusal === undefined) return ok(body);
      return err(refusal.kind === 'unreachable' ? none('neither success nor a refusal') : refusal);
    })
    .andThen((body) => answers.read<Name>(name, call.answer, body).mapErr(none));
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
  return readAnswer(name, call, json, answers).map((answer) => ({ answer, session, memberToken }));
};

/** Returns a transport that makes one attempt per call, within a timeout. It does not follow redirects, so that a
 *  credential is never sent to another server. */
export const fetchTransport = (settings: FetchTransportSettings): Transport => {
  const { calls = callTable, answers = ownAnswers } = settings;

  const exchange = exchangeWith(settings);

  const attempt = async <Name extends CallName>(
    name: Name,
    wire: WireRecord,
    context: CallContext,
  ): Promise<Replied<Name>> => {
    const call: CallOf<Name> = calls[name];
    const sent = toHttpRequest(call, wire, settings.numbers);
    if (sent === undefined) return err(call.without ?? { kind: 'notFound', what: 'call' });
    const exchanged = await exchange(call.method, sent, callHeaders(settings, context), context.signal);
    return exchanged.andThen((answered) => replyOf<Name>(name, call, answered, answers));
  };

  return {
    call: (name, request, context = {}) => {
      const call = calls[name];
      const wire = z.safeEncode(call.request, request);
      if (wire.success) return new ResultAsync(attempt(name, { ...wire.data, ...call.fixed }, context));
      const refusal = inputRefusalOf(wire.error.issues);
      // A query that cannot be encoded finds nothing; a change that cannot be encoded is invalid input.
      const absent = call.method === 'GET' && refusal.kind === 'invalidInput' ? call.without : undefined;
      return errAsync(absent ?? refusal);
    },
  };
};

/** How the JSON of an answer becomes a value of core. */
export type AnswerReader = {
  /** Returns the JSON of a successful answer, also for calls that may be answered with an empty body. */
  readonly jsonOf: (name: CallName, json: Result<unknown, NoJson>) => Result<unknown, NoJson>;
  /** Cleans the JSON before it is read. */
  readonly clean: (json: unknown) => unknown;
  /** Reads an answer. Error: the cause, in words for the operator, without any text of the answer. */
  readonly read: <Name extends CallName>(
    name: Name,
    answer: CallOf<Name>['answer'],
    json: unknown,
  ) => Result<AnswerOf<Name>, string>;
  /** Returns the meaning of a refusal without a code. */
  readonly withoutCode: (refusal: ShopError) => ShopError;
  /** Called for a 401 or 403 that refuses the shared credential, not the visitor. */
  readonly credentialRefused: (name: CallName, status: number) => void;
  /** Called for an unusable answer; `cause` contains no text of it. */
  readonly unusable: (name: CallName, cause: string) => void;
};

/** Returns the meaning of a refusal without a code. The shop's own server omits the code only for a failed log-in,
 *  which has a message; any other such refusal comes from another program and is `unreachable`. */
export const foreignRefusal = (refusal: ShopError): ShopError =>
  refusal.kind === 'loginFailed' || refusal.kind === 'unreachable' ? refusal : unreachable('malformed');

/** Reads answers of the shop's own server: valid as they are, or malformed. */
const ownAnswers: AnswerReader = {
  jsonOf: (_name, json) => json,
  clean: (json) => json,
  read: (_name, answer, json) => answer.parse(json).mapErr(() => 'malformed'),
  withoutCode: foreignRefusal,
  credentialRefused: () => undefined,
  unusable: () => undefined,
};
