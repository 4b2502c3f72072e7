import { hash } from 'node:crypto';
import type { CheckoutSession, ClientSecret } from '@shop/core/ids';
import { clientNetwork } from '@shop/core/limits/client-network';

/** What a session is known by in a store, so that a stolen store opens no session. */
export const sessionDigest = (session: CheckoutSession): string => hash('sha256', session);

/** What a client is known by in a store. */
export const clientDigest = (client: ClientSecret): string => hash('sha256', client);

/** What makes a request what it is: its call, and everything in it that counts. */
export const requestDigest = (call: string, content: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([call, ...content]), 'base64url');

/** What something of a client is counted under in a store; `client` is its address (D-CLIENT). */
export const countedUnder = (what: string, client: string): string =>
  hash('sha256', `${what} ${clientNetwork(client)}`);
