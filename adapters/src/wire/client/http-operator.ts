import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { CatalogPort, CatalogRefusal, OperatorFailure } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { err, errAsync, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Asked, Reply } from '../calls/call.ts';
import { staffRefusal, staffTable } from '../calls/staff-table.ts';
import type { Codec, Reading, WireRecord } from '../codec/codec.ts';
import { decode } from '../codec/codec.ts';
import { type Answered, exchangeWith } from './exchange.ts';
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
  readonly toRequest: (...args: Args) => Asked<Request>;
  readonly toValue: (reply: Reply<Value>, ...args: Args) => Result<Value, ErrorOf<'unreachable'>>;
};

type FailureOf<Kind extends string> = Extract<Failure, { readonly kind: Kind }> | OperatorFailure;

const refusalOf = <Kind extends string>(kinds: readonly Kind[], { status, json }: Answered): FailureOf<Kind> => {
  const body = json.unwrapOr(undefined);
  // A shop without staff calls answers with a page of its site.
  const isPage = body === undefined && status >= 400 && status < 500;
  if (isPage || status === 401) return { kind: 'notAllowed' };
  const isNamed = (one: CatalogRefusal): one is Extract<CatalogRefusal, { readonly kind: Kind }> =>
    kinds.some((kind) => kind === one.kind);
  const refusal = decode(staffRefusal, body);
  return refusal.isOk() && isNamed(refusal.value) ? refusal.value : unreachable('status');
};

/** Repeats a call with a key once after a broken connection; the server finds the first one by its key. */
const twice =
  <Args extends readonly unknown[], Answer>(send: (...args: Args) => ResultAsync<Answer, OperatorFailure>) =>
  (...args: Args): ResultAsync<Answer, OperatorFailure> =>
    send(...args).orElse((failure) =>
      failure.kind === 'unreachable' && failure.cause === 'network' ? send(...args) : errAsync(failure),
    );

/** Returns the operator's ports of a running shop: catalog and staff calls. */
export const httpOperator = ({
  url,
  token,
  fetch,
}: RunningShop): { readonly catalog: CatalogPort; readonly desk: DeskPort } => {
  const exchange = exchangeWith({ baseUrl: url, fetch, timeoutMs });
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };

  const over = <Args extends readonly unknown[], Value, Kind extends string, Request>(
    row: Row<Args, Value, Kind, Request>,
  ) => {
    const answered = async (args: Args): Promise<Result<Value, FailureOf<Kind>>> => {
      const sent = toHttpRequest(row, z.encode(row.request, row.toRequest(...args).request));
      if (sent === undefined) return err(unreachable('malformed'));
      const exchanged = await exchange(row.method, sent, headers);
      if (exchanged.isErr()) return err(exchanged.error);
      const { status, json } = exchanged.value;
      if (status < 200 || status > 299) return err(refusalOf(row.errors, exchanged.value));
      return json
        .andThen((body) => row.answer.parse(body))
        .mapErr(() => unreachable('malformed'))
        .andThen((answer) => row.toValue({ answer }, ...args));
    };
    return (...args: Args) => new ResultAsync(answered(args));
  };

  return {
    catalog: {
      importCatalog: over(staffTable.importCatalog),
      exportCatalog: over(staffTable.exportCatalog),
      listVersions: over(staffTable.listVersions),
    },
    desk: {
      admit: twice(over(staffTable.admit)),
      takeBack: twice(over(staffTable.takeBack)),
      resend: over(staffTable.resend),
      history: over(staffTable.history),
      replay: over(staffTable.replay),
      attention: over(staffTable.attention),
      settlePayment: over(staffTable.settlePayment),
    },
  };
};
