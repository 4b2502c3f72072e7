import { portsOver } from '../../calls/ports-over.ts';
import { type FetchTransportSettings, fetchTransport } from '../fetch-transport.ts';

/** The ports of a shop that runs at an address. */
export const callsAt = (baseUrl: string, given: Pick<FetchTransportSettings, 'fetch'> = {}) =>
  portsOver(fetchTransport({ baseUrl, timeoutMs: 20_000, ...given }));
