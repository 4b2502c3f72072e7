import { isLoopback } from './loopback.ts';
import type { ServerSettings } from './settings.ts';

type Read = Pick<ServerSettings, 'PUBLIC_ORIGIN' | 'PROVIDER_URL' | 'ONLY' | 'seller'>;

/** What the keeper of a shop with real visitors is told when nobody is named as its seller: one line, or nothing (D-SELLER). */
export const missingSeller = ({ PUBLIC_ORIGIN, PROVIDER_URL, ONLY, seller }: Read): string | undefined => {
  const sells = PROVIDER_URL === undefined && ONLY !== 'pages' && ONLY !== 'payments';
  const isPublic = PUBLIC_ORIGIN?.startsWith('https:') === true && !isLoopback(PUBLIC_ORIGIN);
  return sells && isPublic && seller === undefined
    ? 'SELLER_NAME is not set: orders tell neither who sells nor the tax that they contain nor the right of withdrawal'
    : undefined;
};
