import type { Reply } from '@shop/core/go-live/facts';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { type FetchFunction, pathOf, providerPaths } from './provider-api.ts';
import { sign, signatureHeaders, signedCall } from './signature.ts';

/** Milliseconds for an answer. */
const deadline = 10_000;

/** Tries a bridge with a query about an attempt that does not exist. `refused`: it has another secret. */
export const tryBridge = async (
  { url, secret, clock }: { readonly url: string; readonly secret: string; readonly clock: ClockPort },
  fetch: FetchFunction,
): Promise<Reply> => {
  const path = pathOf(providerPaths.attempt, 'shop-doctor');
  const headers = signatureHeaders(sign(secret, signedCall('GET', path, ''), clock));
  try {
    const { status } = await fetch(`${url}${path}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    });
    if (status === 401) return 'refused';
    return status === 200 ? 'accepted' : 'silent';
  } catch {
    return 'silent';
  }
};
