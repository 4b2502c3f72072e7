import { errorCatalog } from './error-catalog.ts';
import type { ShopError } from './shop-error.ts';

/** Translation key of an error: its code, else `Error`. A code of a foreign provider may have no translation; whoever
 *  looks the words up falls back to `Error` then. */
export const errorKey = (error: ShopError): string =>
  error.kind === 'refusedByProvider' ? error.code : errorCatalog[error.kind].code;
