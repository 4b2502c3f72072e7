import { errorCatalog, type RefusalType } from '@shop/core/errors/error-catalog';
import type { Missing, ShopError } from '@shop/core/errors/shop-error';

/** With what status a no travels. */
export type ErrorStatus = 400 | 404 | 409 | 422 | 503;

const placesOfAddresses: ReadonlySet<Missing> = new Set(['page', 'media', 'call']);

const statuses: Readonly<Record<RefusalType, ErrorStatus>> = {
  badForm: 400,
  rule: 400,
  running: 409,
  keyReused: 422,
  outOfReach: 503,
};

/** Only what the caller can mend is a 400; what is missing on a page's way is a 404. */
export const errorStatus = (error: ShopError): ErrorStatus =>
  error.kind === 'notFound' && placesOfAddresses.has(error.what) ? 404 : statuses[errorCatalog[error.kind].type];
