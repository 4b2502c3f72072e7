import type { ServerResponse } from 'node:http';
import { cartId } from '@shop/core/ids';
import type { Transport } from '../../calls/call-table.ts';
import { fetchTransport } from '../fetch-transport.ts';

import { type Fault, type FaultServer, faultServer, faults } from './fault-server.ts';

/** Timeout in milliseconds. Only tests of a silent provider use a short one. */
export const timeoutMs = 5000;

/** A request that every provider answers. */
export const query = { cartId: cartId('a'), language: 'sl', withItems: true } as const;

/** Returns a provider's answer with a status and JSON. */
export const json =
  (status: number, body: unknown): Fault =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Returns a transport to a server with these faults. */
export const against = async (
  ...turns: readonly Fault[]
): Promise<{ readonly transport: Transport; readonly server: FaultServer }> => {
  const server = await faultServer(...turns);
  const endless = turns.some((turn) => turn === faults.silent || turn === faults.dripping);
  return { server, transport: fetchTransport({ baseUrl: server.url, timeoutMs: endless ? 150 : timeoutMs }) };
};
