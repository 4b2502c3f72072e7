import type { ClientSecret } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import { supportFilePath } from '@shop/core/paths/support-code-path';
import { readText } from '../client/response-body.ts';
import { clientCookies } from '../cookies/shop-cookies.ts';
import type { FetchFunction } from '../payment/provider-api.ts';
import { parseCapsule } from '../tracing/capsule.ts';
import type { ReadWorld } from '../tracing/capsule-world.ts';

/** Units: milliseconds. */
const timeoutMs = 3000;

type RemoteWorld = {
  /** A shop's address, without a slash at the end. */
  readonly url: string;
  readonly fetch: FetchFunction;
  /** Under which the cart was filled; none before. */
  readonly secret: () => ClientSecret | undefined;
};

/** The world of another server as the support code of the client's own cart holds it (D-SUPPORT-CODE); `undefined` where the
 *  server has no such code. */
export const remoteWorld =
  ({ url, fetch, secret }: RemoteWorld): ReadWorld =>
  async () => {
    const client = secret();
    if (client === undefined) return undefined;
    const headers = { cookie: clientCookies(client) };
    const asked = { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
    try {
      const response = await fetch(url + supportFilePath(defaultLanguage), asked);
      const text = await readText(response);
      if (response.status !== 200 || text === undefined) return undefined;
      return parseCapsule(text)
        .map(({ world }) => world)
        .unwrapOr(undefined);
    } catch {
      return undefined;
    }
  };
