import { lateComponent } from '../lazy/late-component.tsx';

/** It is a `<details>` element, which opens without script. */
export const priceDetails = lateComponent('atFirstUse', {
  file: 'checkout/price-details',
  load: () => import('./price-details.tsx').then((file) => file.PriceDetails),
});

/** It shows only text, so the server's markup suffices until the visitor first uses the page. */
export const cartLines = lateComponent('atFirstUse', {
  file: 'checkout/cart-lines',
  load: () => import('./cart-lines.tsx').then((file) => file.CartLines),
});

/** It shows only a picture and text, so the server's markup suffices until the visitor first uses the page. */
export const firstTicket = lateComponent('atFirstUse', {
  file: 'checkout/first-ticket',
  load: () => import('./first-ticket.tsx').then((file) => file.FirstTicket),
});

/** It shows only text, so the server's markup suffices until the visitor first uses the page. */
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
