import { portsOver } from '../../calls/ports-over.ts';
import { type FetchTransportSettings, fetchTransport } from '../fetch-transport.ts';

/** Returns the ports of a shop at an address. */
export const callsAt = (baseUrl: string, given: Pick<FetchTransportSettings, 'fetch'> = {}) =>
  portsOver(fetchTransport({ baseUrl, timeoutMs: 20_000, ...given }));
