import { type Instant, instant } from '@shop/core/dates/instant';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import type { HttpRequest } from './http-request.ts';
import { type NoJson, readJson } from './response-body.ts';

export type ExchangeSettings = {
  /** Origin, with a path prefix if there is one. Empty for the page's own origin. */
  readonly baseUrl: string;
  /** Another fetch function, such as an app's `request` without a socket. */
  readonly fetch?: (address: string, init: RequestInit) => Response | Promise<Response>;
  /** Timeout of a call in milliseconds, from the first byte sent to the last one read. */
  readonly timeoutMs: number;
  /** Called with the server's time, in whole seconds, for each answer that contains it. */
  readonly onTime?: (reported: Instant) => void;
};

/** An answer of any status. */
export type Answered = {
  readonly status: number;
  readonly json: Result<unknown, NoJson>;
  readonly setCookies: readonly string[];
};

const unreachable = (cause: 'network' | 'timeout'): ErrorOf<'unreachable'> => ({ kind: 'unreachable', cause });

/** Returns a function that sends a request and reads its answer within a timeout. It does not follow redirects, so
 *  that a credential is never sent to another server. */
export const exchangeWith = ({ baseUrl, timeoutMs, onTime, ...settings }: ExchangeSettings) => {
  const send = settings.fetch ?? ((address, init) => fetch(address, init));
  return async (
    method: string,
    { address, headers: own, body }: HttpRequest,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Result<Answered, ErrorOf<'unreachable'>>> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(baseUrl + address, {
        method,
        headers: { ...headers, ...own },
        body,
        redirect: 'manual',
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      });
      const reported = Date.parse(response.headers.get('Date') ?? '');
      if (!Number.isNaN(reported)) onTime?.(instant(reported));
      const json = await readJson(response);
      return ok({ status: response.status, json, setCookies: response.headers.getSetCookie() });
    } catch (error) {
      return err(unreachable(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'));
    }
  };
};
