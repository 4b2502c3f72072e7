import type { CatalogPort, OperatorFailure } from '@shop/core/ports/catalog-port';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readJson } from '../client/response-body.ts';
import { type CallRefusal, callRefusal, catalogCalls, deskCalls, type OperatorCall } from './operator-calls.ts';

export type RunningShop = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
};

/** An import of a large catalog is one transaction, and may wait for others. Units: milliseconds. */
const timeoutMs = 60_000;

const unreachable = (cause: 'network' | 'timeout' | 'malformed' | 'status'): OperatorFailure => ({
  kind: 'unreachable',
  cause,
});

type Answered<Answer, Kind> = Result<Answer, Extract<CallRefusal, { kind: Kind }> | OperatorFailure>;

const answerOf = async <Request, Answer, Kind extends CallRefusal['kind']>(
  { answer, refusals }: OperatorCall<Request, Answer, Kind>,
  response: Response,
): Promise<Answered<Answer, Kind>> => {
  const json = (await readJson(response)).unwrapOr(undefined);
  // A shop that takes no operators answers with a page of its site.
  const isPage = json === undefined && response.status >= 400 && response.status < 500;
  if (isPage || response.status === 401) return err({ kind: 'notAllowed' });
  if (response.ok) {
    const decoded = z.safeDecode(answer, json);
    return decoded.success ? ok(decoded.data) : err(unreachable('malformed'));
  }
  const refusal = z.safeDecode(callRefusal, json);
  const isOwn = (one: CallRefusal): one is Extract<CallRefusal, { kind: Kind }> =>
    refusals.some((kind) => kind === one.kind);
  return err(refusal.success && isOwn(refusal.data) ? refusal.data : unreachable('status'));
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** Sends a call that has a key once more where its connection broke: what it did the first time is found by the key. */
const twice = <Answer>(send: () => ResultAsync<Answer, OperatorFailure>): ResultAsync<Answer, OperatorFailure> =>
  send().orElse((failure) =>
    failure.kind === 'unreachable' && failure.cause === 'network' ? send() : errAsync(failure),
  );

/** A running shop for its operator: what it sells, and what staff do. */
export const httpOperator = ({
  url,
  token,
  fetch,
}: RunningShop): { readonly catalog: CatalogPort; readonly desk: DeskPort } => {
  const call = <Request, Answer, Kind extends CallRefusal['kind']>(
    row: OperatorCall<Request, Answer, Kind>,
    request: Request,
  ) => {
    const answered = async (): Promise<Answered<Answer, Kind>> =>
      answerOf(
        row,
        await fetch(`${url}${row.path}`, {
          method: 'POST',
          body: JSON.stringify(z.encode(row.request, request)),
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
    return new ResultAsync(
      answered().catch((error: unknown) => err(unreachable(isTimeout(error) ? 'timeout' : 'network'))),
    );
  };
  return {
    catalog: {
      importCatalog: (wanted) => call(catalogCalls.importCatalog, wanted),
      exportCatalog: (version) =>
        call(catalogCalls.exportCatalog, version === undefined ? {} : { version }).map(({ files }) => files),
      listVersions: () => call(catalogCalls.listVersions, {}).map(({ versions }) => versions),
    },
    desk: {
      admit: (code, key, amount, on) => twice(() => call(deskCalls.admit, { code, key, amount, on })),
      takeBack: (code, key, amount) => twice(() => call(deskCalls.takeBack, { code, key, amount })),
      resend: (orderNumber) => call(deskCalls.resend, { orderNumber }),
      history: (name) => call(deskCalls.history, { name }).map(({ order }) => order),
      replay: (name, at) =>
        call(deskCalls.replay, { name, ...(at === undefined ? {} : { at }) }).map(({ replay }) => replay),
      attention: () => call(deskCalls.attention, {}).map(({ all }) => all),
      settlePayment: (attempt, found) => call(deskCalls.settlePayment, { attempt, found }),
    },
  };
};
