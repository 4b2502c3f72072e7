import { hash } from 'node:crypto';
import type { CheckoutSession, ClientSecret } from '@shop/core/ids';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { clientNetwork, isThisMachine } from '@shop/core/limits/client-network';
import type { LimitedClient } from '@shop/core/seller/places/client-places';

/** Digest of a session for the store, so that a stolen store opens no session. */
export const sessionDigest = (session: CheckoutSession): string => hash('sha256', session);

/** Digest of a client for the store. */
export const clientDigest = (client: ClientSecret): string => hash('sha256', client);

/** Digest of a request: of its call and its relevant content. */
export const requestDigest = (call: string, content: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([call, ...content]), 'base64url');

/** Name under which a store counts something of a client; `client` is its address. */
export const countedUnder = (what: string, client: string): string =>
  hash('sha256', `${what} ${clientNetwork(client)}`);

/** Returns the client of a command that uses places. `undefined` when it is unknown, local or not limited. */
export const limitedClient = (client: string | undefined, { unpaidPlaces }: ClientLimits): LimitedClient | undefined =>
  client === undefined || isThisMachine(client) || unpaidPlaces === undefined
    ? undefined
    : { digest: countedUnder('places of client', client), mostPersons: unpaidPlaces };
