import { lateComponent } from '../lazy/late-component.tsx';

/** `<details>`, which needs no script. */
export const priceDetails = lateComponent('atFirstUse', {
  file: 'checkout/price-details',
  load: () => import('./price-details.tsx').then((file) => file.PriceDetails),
});

/** A picture and text. */
export const firstTicket = lateComponent('atFirstUse', {
  file: 'checkout/first-ticket',
  load: () => import('./first-ticket.tsx').then((file) => file.FirstTicket),
});

/** Text only: the server's markup stays until first use. */
export const checkoutPromises = lateComponent('atFirstUse', {
  file: 'checkout/checkout-promises',
  load: () => import('./checkout-promises.tsx').then((file) => file.CheckoutPromises),
});

/** The server-drawn form works before this code is loaded. */
export const refusedCart = lateComponent('atFirstUse', {
  file: 'checkout/refused-cart',
  load: () => import('./refused-cart.tsx').then((file) => file.RefusedCart),
});

/** The server-drawn form works before this code is loaded. */
export const runningPayment = lateComponent('atFirstUse', {
  file: 'checkout/running-payment',
  load: () => import('./running-payment.tsx').then((file) => file.RunningPayment),
});
