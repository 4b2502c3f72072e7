import type { Missing, ShopError } from '@shop/core/errors/shop-error';

/** What a bare 404 or `success: false` means where there is one thing that can be missing. */
export const no = (what: Missing): ShopError => ({ kind: 'notFound', what });

/** A provider that says no without saying why: shown with the generic words (spec 8). */
export const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
