import type { ErrorOf } from '@shop/core/errors/shop-error';
import { defaultLanguage } from '@shop/core/languages/language';
import type { CatalogRefusal, OperatorFailure } from '@shop/core/ports/catalog-port';
import type { OperatorPorts } from '@shop/core/ports/operator-ports';
import { staffRoles } from '@shop/core/ports/staff';
import { err, errAsync, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { CallRequest, Reply } from '../calls/call.ts';
import { staffRefusal, staffTable } from '../calls/staff-table.ts';
import type { Codec, Reading, WireRecord } from '../codec/codec.ts';
import { decode } from '../codec/codec.ts';
import { type Answered, exchangeWith } from './exchange.ts';
import { fetchTransport } from './fetch-transport.ts';
import { toHttpRequest } from './http-request.ts';

export type RunningShop = {
  /** The address without a trailing slash. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
};

/** Timeout in milliseconds: an import of a large catalog is one transaction and may wait for others. */
const timeoutMs = 60_000;

const unreachable = (cause: 'malformed' | 'status'): ErrorOf<'unreachable'> => ({ kind: 'unreachable', cause });

type Failure = CatalogRefusal | OperatorFailure;

/** The part of a row of the staff table that the client uses. */
type Row<Args extends readonly unknown[], Value, Kind extends string, Request> = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly request: Codec<Request, WireRecord>;
  readonly answer: Reading<Value>;
  readonly errors: readonly Kind[];
  readonly toRequest: (...args: Args) => CallRequest<Request>;
  readonly toValue: (reply: Reply<Value>, ...args: Args) => Result<Value, ErrorOf<'unreachable'>>;
};

type FailureOf<Kind extends string> = Extract<Failure, { readonly kind: Kind }> | OperatorFailure;

const noToken = z.object({ kind: z.literal('notAllowed'), role: z.optional(z.enum(staffRoles)) });

const refusalOf = <Kind extends string>(kinds: readonly Kind[], { json }: Answered): FailureOf<Kind> => {
  const body = json.unwrapOr(undefined);
  const denied = decode(noToken, body);
  if (denied.isOk()) return denied.value;
  const isNamed = (one: CatalogRefusal): one is Extract<CatalogRefusal, { readonly kind: Kind }> =>
    kinds.some((kind) => kind === one.kind);
  const refusal = decode(staffRefusal, body);
  return refusal.isOk() && isNamed(refusal.value) ? refusal.value : unreachable('status');
};

/** Repeats a call once after a broken connection. The call has a press key, by which the server recognises the repeat.
 *  */
const withOneRepeat =
  <Args extends readonly unknown[], Answer>(send: (...args: Args) => ResultAsync<Answer, OperatorFailure>) =>
  (...args: Args): ResultAsync<Answer, OperatorFailure> =>
    send(...args).orElse((failure) =>
      failure.kind === 'unreachable' && failure.cause === 'network' ? send(...args) : errAsync(failure),
    );

/** Whether an answer is a page: a shop without calls for staff, or a server of another program, sends one for an
 *  unknown address. */
const isPage = ({ status, json }: Answered): boolean => json.isErr() && status >= 400 && status < 500;

/** Returns the operator's ports of a running shop. */
export const httpOperator = ({ url, token, fetch }: RunningShop): OperatorPorts => {
  const exchange = exchangeWith({ baseUrl: url, fetch, timeoutMs });
  const visitors = fetchTransport({ baseUrl: url, fetch, timeoutMs });
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };

  /** Returns why a page was sent: `notAllowed` when the server answers calls of visitors, as a shop without calls for
   *  staff does; otherwise `unreachable`. */
  const refusalOfPage = async (): Promise<OperatorFailure> => {
    const reply = await visitors.call('listCategories', { language: defaultLanguage });
    return reply.isErr() && reply.error.kind === 'unreachable' ? reply.error : { kind: 'notAllowed' };
  };

  const over = <Args extends readonly unknown[], Value, Kind extends string, Request>(
    row: Row<Args, Value, Kind, Request>,
  ) => {
    const answered = async (args: Args): Promise<Result<Value, FailureOf<Kind>>> => {
      const sent = toHttpRequest(row, z.encode(row.request, row.toRequest(...args).request));
      if (sent === undefined) return err(unreachable('malformed'));
      const exchanged = await exchange(row.method, sent, headers);
      if (exchanged.isErr()) return err(exchanged.error);
      const { status, json } = exchanged.value;
      if (isPage(exchanged.value)) return err(await refusalOfPage());
      if (status < 200 || status > 299) return err(refusalOf(row.errors, exchanged.value));
      return json
        .andThen((body) => row.answer.parse(body))
        .mapErr(() => unreachable('malformed'))
        .andThen((answer) => row.toValue({ answer }, ...args));
    };
    return (...args: Args) => new ResultAsync(answered(args));
  };

  return {
    books: {
      sales: over(staffTable.sales),
      visits: over(staffTable.visits),
    },
    catalog: {
      importCatalog: over(staffTable.importCatalog),
      exportCatalog: over(staffTable.exportCatalog),
      listVersions: over(staffTable.listVersions),
    },
    desk: {
      admit: withOneRepeat(over(staffTable.admit)),
      takeBack: withOneRepeat(over(staffTable.takeBack)),
      resend: over(staffTable.resend),
      history: over(staffTable.history),
      replay: over(staffTable.replay),
      attention: over(staffTable.attention),
      settlePayment: over(staffTable.settlePayment),
    },
    office: {
      listOrders: over(staffTable.listOrders),
      findOrders: over(staffTable.findOrders),
      cancelByOffice: withOneRepeat(over(staffTable.cancelByOffice)),
      reportPlaces: over(staffTable.reportPlaces),
    },
    people: {
      buyerOf: over(staffTable.buyerOf),
      recordsOf: over(staffTable.recordsOf),
      erase: over(staffTable.erase),
    },
  };
};
