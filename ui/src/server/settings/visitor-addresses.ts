import type { ServerSettings } from './settings.ts';

type Read = Pick<ServerSettings, 'CLIENT_ADDRESS_HEADER' | 'PUBLIC_ORIGIN'>;

/** Where a visitor comes from, as far as settings say. Https ends in a proxy, and whose address a connection has is then the proxy's:
 *  without its header nobody knows the client, and nobody is limited by it (D-CLIENT). */
export const visitorAddresses = ({ CLIENT_ADDRESS_HEADER, PUBLIC_ORIGIN }: Read) => {
  if (CLIENT_ADDRESS_HEADER !== undefined) return { addressHeader: CLIENT_ADDRESS_HEADER };
  return PUBLIC_ORIGIN?.startsWith('https:') === true ? { onlyProxyConnects: true } : {};
};

/** What the operator of such a shop is told. */
export const unknownVisitors = (settings: Read): string | undefined =>
  'onlyProxyConnects' in visitorAddresses(settings)
    ? 'visitors cannot be told apart behind a proxy, so nothing is limited by client; set CLIENT_ADDRESS_HEADER'
    : undefined;
