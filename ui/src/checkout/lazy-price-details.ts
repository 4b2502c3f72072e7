import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';

/** `<details>`, which needs no script. */
export const priceDetails = hydrateOnUse('checkout/price-details', () =>
  import('./price-details.tsx').then((file) => file.PriceDetails),
);
