import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** `<details>`, which needs no script. */
export const priceDetails = hydrateOnUse('sections/cart-review/price-details', () =>
  import('./price-details.tsx').then((file) => file.PriceDetails),
);
