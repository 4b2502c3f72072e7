import { hash } from 'node:crypto';
import type { CheckoutSession, ClientSecret } from '@shop/core/ids';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { clientNetwork, isThisMachine } from '@shop/core/limits/client-network';
import type { LimitedClient } from '@shop/core/seller/places/client-places';

/** What a session is known by in a store, so that a stolen store opens no session. */
export const sessionDigest = (session: CheckoutSession): string => hash('sha256', session);

/** What a client is known by in a store. */
export const clientDigest = (client: ClientSecret): string => hash('sha256', client);

/** What makes a request what it is: its call, and everything in it that counts. */
export const requestDigest = (call: string, content: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([call, ...content]), 'base64url');

/** What something of a client is counted under in a store; `client` is its address. */
export const countedUnder = (what: string, client: string): string =>
  hash('sha256', `${what} ${clientNetwork(client)}`);

/** The client of a command that takes places; none where unknown, local or without limit. */
export const limitedClient = (client: string | undefined, { unpaidPlaces }: ClientLimits): LimitedClient | undefined =>
  client === undefined || isThisMachine(client) || unpaidPlaces === undefined
    ? undefined
    : { digest: countedUnder('places of client', client), mostPersons: unpaidPlaces };
