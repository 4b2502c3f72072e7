import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** The form that the server drew works before this is here. */
export const promoCode = hydrateOnUse('sections/cart-review/promo-code', () =>
  import('./promo-code.tsx').then((file) => file.PromoCode),
);
