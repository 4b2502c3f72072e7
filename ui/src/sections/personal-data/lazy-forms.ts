import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** The server-drawn form is sent by the browser; code that checks it and keeps what is typed loads on first use (13
 *  KB). */
export const guestForm = hydrateOnUse('sections/personal-data/guest-form', () =>
  import('./guest-form.tsx').then((file) => file.GuestForm),
);

/** The server's form is sent by the browser; code that shows the password loads on first use. */
export const logInForm = hydrateOnUse('sections/personal-data/log-in-form', () =>
  import('./log-in-form.tsx').then((file) => file.LogInForm),
);
