import { lateComponent } from '../../lazy/late-component.tsx';

/** The server-drawn form is sent by the browser; code that checks it and keeps what is typed loads on first use (13
 *  KB). */
export const guestForm = lateComponent('atFirstUse', {
  file: 'sections/personal-data/guest-form',
  load: () => import('./guest-form.tsx').then((file) => file.GuestForm),
});

/** The server's form is sent by the browser; code that shows the password loads on first use. */
export const logInForm = lateComponent('atFirstUse', {
  file: 'sections/personal-data/log-in-form',
  load: () => import('./log-in-form.tsx').then((file) => file.LogInForm),
});
