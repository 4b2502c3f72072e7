import type { ResultAsync } from 'neverthrow';
import type { RouteKey } from '../paths/route-key.ts';
import type { ContentPort, LoadRouteKeysError } from './content-port.ts';

/** Which page each stored key means and where it lives; read it with `routePath`. Errors: `unreachable`. */
export const makeLoadRouteKeys =
  ({ content }: { readonly content: Pick<ContentPort, 'loadRouteKeys'> }) =>
  (): ResultAsync<readonly RouteKey[], LoadRouteKeysError> =>
    content.loadRouteKeys();
