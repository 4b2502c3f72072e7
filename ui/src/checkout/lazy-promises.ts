import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';

/** Words only: the server's stay until somebody uses the page. */
export const checkoutPromises = hydrateOnUse('checkout/checkout-promises', () =>
  import('./checkout-promises.tsx').then((file) => file.CheckoutPromises),
);
