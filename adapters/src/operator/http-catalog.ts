import type { CatalogPort, OperatorFailure } from '@shop/core/ports/catalog-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { readJson } from '../client/response-body.ts';
import { bearer } from './operator-token.ts';
import {
  catalogPath,
  filesCodec,
  type OperatorRefusal,
  outcomeCodec,
  refusalCodec,
  versionsCodec,
  versionsPath,
} from './operator-wire.ts';

export type HttpCatalogOptions = {
  /** Of a running shop, without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
};

/** An import of a large catalog is one transaction, and others wait in front of it. Units: milliseconds. */
const timeoutMs = 60_000;

const unreachable = (cause: 'network' | 'timeout' | 'malformed' | 'status'): OperatorFailure => ({
  kind: 'unreachable',
  cause,
});

type Refusal = OperatorRefusal | OperatorFailure;

const answerOf = async <Answer>(codec: z.ZodMiniType<Answer>, response: Response): Promise<Result<Answer, Refusal>> => {
  const json = (await readJson(response)).unwrapOr(undefined);
  if (response.ok) {
    const answer = z.safeParse(codec, json);
    return answer.success ? ok(answer.data) : err(unreachable('malformed'));
  }
  const refusal = z.safeParse(refusalCodec, json);
  // A shop that takes no operators has no such address.
  if (!refusal.success) return err(response.status === 404 ? { kind: 'notAllowed' } : unreachable('status'));
  return err(refusal.data);
};

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** A refusal that the call cannot have is an answer of something else than a shop. */
const only =
  <Kind extends OperatorRefusal['kind']>(...kinds: readonly Kind[]) =>
  (refusal: Refusal): Extract<OperatorRefusal, { kind: Kind }> | OperatorFailure => {
    if (refusal.kind === 'unreachable' || refusal.kind === 'notAllowed') return refusal;
    const isMeant = (told: OperatorRefusal): told is Extract<OperatorRefusal, { kind: Kind }> =>
      kinds.some((kind) => kind === told.kind);
    return isMeant(refusal) ? refusal : unreachable('malformed');
  };

/** What is sold by a running shop, for its operator. */
export const httpCatalog = ({ url, token, fetch }: HttpCatalogOptions): CatalogPort => {
  const ask = <Answer>(
    codec: z.ZodMiniType<Answer>,
    path: string,
    init: RequestInit = {},
  ): ResultAsync<Answer, Refusal> => {
    const headers = {
      Authorization: bearer(token),
      ...(init.body == null ? {} : { 'Content-Type': 'application/json' }),
    };
    const asked = async () =>
      answerOf(codec, await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) }));
    return new ResultAsync(
      asked().catch((error: unknown) => err(unreachable(isTimeout(error) ? 'timeout' : 'network'))),
    );
  };
  return {
    importCatalog: (wanted) =>
      ask(outcomeCodec, catalogPath, { method: 'POST', body: JSON.stringify(wanted) }).mapErr(
        only('mistakes', 'moved'),
      ),
    exportCatalog: (version) =>
      ask(filesCodec, version === undefined ? catalogPath : `${catalogPath}?version=${version}`)
        .map(({ files }) => files)
        .mapErr(only('noSuchVersion')),
    listVersions: () =>
      ask(versionsCodec, versionsPath)
        .map(({ versions }) => versions)
        .mapErr(only<never>()),
  };
};
