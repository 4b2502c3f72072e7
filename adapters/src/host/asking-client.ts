import type { AskingClient } from '@shop/core/host/cart/client-slot';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import { countedUnder } from './digests.ts';

/** Who asks a host for places, as commands name them: nothing where nobody knows the client, or where there is no limit (D-CLIENT). */
export const askingClient = (
  client: string | undefined,
  { heldCarts }: ClientLimits,
): { readonly client?: AskingClient } =>
  client === undefined || heldCarts === undefined
    ? {}
    : { client: { digest: countedUnder('carts of client', client), mostCarts: heldCarts } };
