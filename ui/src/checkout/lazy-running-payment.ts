import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';

/** The form that the server drew works before this is here. */
export const runningPayment = hydrateOnUse('checkout/running-payment', () =>
  import('./running-payment.tsx').then((file) => file.RunningPayment),
);
