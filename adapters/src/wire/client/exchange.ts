import { type Instant, instant } from '@shop/core/dates/instant';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import type { HttpRequest } from './http-request.ts';
import { type NoJson, readJson } from './response-body.ts';

export type ExchangeSettings = {
  /** Origin, and a path prefix if there is one; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Another fetch, such as an app's own `request` without a socket. */
  readonly fetch?: (address: string, init: RequestInit) => Response | Promise<Response>;
  /** Units: milliseconds for one call, from the first byte sent to the last one read. */
  readonly timeoutMs: number;
  /** Gets the server's time, in whole seconds, with each answer that has it. */
  readonly onTime?: (reported: Instant) => void;
};

/** What came back, whatever its status. */
export type Answered = {
  readonly status: number;
  readonly json: Result<unknown, NoJson>;
  readonly setCookies: readonly string[];
};

const unreachable = (cause: 'network' | 'timeout'): ErrorOf<'unreachable'> => ({ kind: 'unreachable', cause });

/** Sends one request and reads its answer within a timeout. Redirects are not followed, so a credential never goes
 *  elsewhere. */
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
