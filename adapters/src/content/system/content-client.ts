import type { CallFailure } from '@shop/core/errors/named-error';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { decodeSegment } from '@shop/core/paths/segments';
import { err, type Result, type ResultAsync } from 'neverthrow';
import { boundedWork } from '../../platform/admission/bounded-work.ts';
import { textsWithoutDirectionControls } from '../../wire/client/foreign-answers.ts';
import { readJson } from '../../wire/client/response-body.ts';
import { sentHeaders } from '../../wire/codec/sent-headers.ts';

/** A request to the content system. */
export type ContentQuestion = {
  /** Path with its query, below the content system's address. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to retry once after a temporary failure; false for optional documents. */
  readonly again: boolean;
  /** Returns the address of a page that moved to a path. Without it, a moved page counts as missing. */
  readonly moved?: (path: string) => string | undefined;
};

export type ContentClientSettings = {
  readonly url: string;
  /** The site's root in the content system, by name or id. */
  readonly startItem: string;
  readonly apiKey?: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Timeout in milliseconds of a request including its retry or a moved page. */
  readonly deadlineMs: number;
};

export type ContentFailure = CallFailure | ErrorOf<'notFound'>;

/** Maximum number of concurrent requests to the content system. */
const mostQuestions = 64;

/** Milliseconds before the retry. */
const pauseMs = 150;

const notFound: ContentFailure = { kind: 'notFound', what: 'page' };
const unreachable = (cause: 'network' | 'timeout' | 'malformed' | 'status'): ContentFailure => ({
  kind: 'unreachable',
  cause,
});

type Answered = {
  readonly result: Result<unknown, ContentFailure>;
  /** Whether the same request may succeed a moment later. */
  readonly mayPass?: boolean;
  /** The new path of a moved page. */
  readonly movedTo?: string;
};

const failed = (failure: ContentFailure, mayPass = false): Answered => ({ result: err(failure), mayPass });

/** Returns the new path of a moved page within the site; other redirects lead to the content system's own website
 *  and are not followed. */
const movedPath = ({ headers }: Response): string | undefined => {
  const location = headers.get('Location');
  const isPage = headers.has('Location-Start-Item-Path') || headers.has('Location-Start-Item-Id');
  return location === null || !isPage ? undefined : decodeSegment(location.replace(/[?#].*$/s, '').replace(/^\/+/, ''));
};

/** Whether a 404 means a missing page. The API reports one with a document or without a body. Plain text means an
 *  unknown site, and any other form another program. */
const meansMissing = async (response: Response): Promise<boolean> => {
  const type = response.headers.get('Content-Type');
  if (type?.includes('json')) {
    const body = await readJson(response);
    return body.match(
      (document) => typeof document !== 'string',
      () => false,
    );
  }
  await response.body?.cancel();
  return type === null;
};

const answeredBy = async (response: Response, refusedKey: (status: number) => void): Promise<Answered> => {
  const { status } = response;
  if (status === 200) {
    const json = await readJson(response);
    return { result: json.map(textsWithoutDirectionControls).mapErr(() => unreachable('malformed')) };
  }
  if (status === 404) return failed((await meansMissing(response)) ? notFound : unreachable('malformed'));
  await response.body?.cancel();
  const path = status === 301 ? movedPath(response) : undefined;
  if (path !== undefined) return { result: err(notFound), movedTo: path };
  if (status === 401 || status === 403) refusedKey(status);
  return failed(unreachable('status'), status >= 500);
};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Returns a client of the Umbraco Content Delivery API v2. Every request has site and key, a redirect is followed
 *  once through the API, and a request has one deadline for all attempts. */
export const contentClient = ({ url, startItem, apiKey, fetch, deadlineMs }: ContentClientSettings) => {
  const outside = boundedWork(mostQuestions, 0);
  const always = sentHeaders({ Accept: 'application/json', 'Start-Item': startItem, 'Api-Key': apiKey });

  const ask = async (
    address: string,
    { headers }: ContentQuestion,
    signal: AbortSignal,
    refusedKey: (status: number) => void,
  ): Promise<Answered> => {
    try {
      const sent = { ...always, ...headers };
      const response = await fetch(url + address, { method: 'GET', headers: sent, redirect: 'manual', signal });
      return await answeredBy(response, refusedKey);
    } catch (error) {
      const isLate = signal.aborted || (error instanceof Error && error.name === 'TimeoutError');
      return failed(unreachable(isLate ? 'timeout' : 'network'), !isLate);
    }
  };

  const answer = async (
    question: ContentQuestion,
    refusedKey: (status: number) => void,
  ): Promise<Result<unknown, ContentFailure>> => {
    const signal = AbortSignal.timeout(deadlineMs);
    const first = await ask(question.address, question, signal, refusedKey);
    const next = await following(first, question, signal);
    return (next === undefined ? first : await ask(next, question, signal, refusedKey)).result;
  };

  /** `refusedKey` receives the status of a refused key, for the operator. */
  return (question: ContentQuestion, refusedKey: (status: number) => void): ResultAsync<unknown, ContentFailure> =>
    outside(() => answer(question, refusedKey)).andThen((answered) => answered);
};

/** Returns the address of the second request, if any: a moved page, or a retry. */
const following = async (
  first: Answered,
  { address, again, moved }: ContentQuestion,
  signal: AbortSignal,
): Promise<string | undefined> => {
  if (first.movedTo !== undefined) return moved?.(first.movedTo);
  if (!again || first.mayPass !== true) return undefined;
  await pause(signal);
  return signal.aborted ? undefined : address;
};
