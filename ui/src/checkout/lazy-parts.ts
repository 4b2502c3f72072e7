import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';

/** `<details>`, which needs no script. */
export const priceDetails = hydrateOnUse('checkout/price-details', () =>
  import('./price-details.tsx').then((file) => file.PriceDetails),
);

/** A picture and words. */
export const firstTicket = hydrateOnUse('checkout/first-ticket', () =>
  import('./first-ticket.tsx').then((file) => file.FirstTicket),
);

/** Text only: the server's markup stays until first use. */
export const checkoutPromises = hydrateOnUse('checkout/checkout-promises', () =>
  import('./checkout-promises.tsx').then((file) => file.CheckoutPromises),
);

/** The form that the server drew works before this is here. */
export const refusedCart = hydrateOnUse('checkout/refused-cart', () =>
  import('./refused-cart.tsx').then((file) => file.RefusedCart),
);

/** The form that the server drew works before this is here. */
export const runningPayment = hydrateOnUse('checkout/running-payment', () =>
  import('./running-payment.tsx').then((file) => file.RunningPayment),
);
