import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';

/** The header in which a host's proxy says where a visitor is. */
export const addressHeader = 'X-Visitor';

/** Calls of a host by somebody at an address. */
export const callsFrom = (address: string, origin: string) =>
  portsOver(
    fetchTransport({
      baseUrl: origin,
      timeoutMs: 20_000,
      fetch: (url, init) => {
        const headers = new Headers(init.headers);
        headers.set(addressHeader, address);
        return fetch(url, { ...init, headers });
      },
    }),
  );
