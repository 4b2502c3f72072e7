import type { AskingClient } from '@shop/core/host/places/client-places';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { isThisMachine } from '@shop/core/limits/client-network';
import { countedUnder } from './digests.ts';

/** The client of a command that takes places: none where it is unknown, where it is this machine, or where there is no
 *  limit (D-CLIENT-PLACES). */
export const askingClient = (
  client: string | undefined,
  { unpaidPlaces }: ClientLimits,
): { readonly client?: AskingClient } =>
  client === undefined || isThisMachine(client) || unpaidPlaces === undefined
    ? {}
    : { client: { digest: countedUnder('places of client', client), mostPersons: unpaidPlaces } };
