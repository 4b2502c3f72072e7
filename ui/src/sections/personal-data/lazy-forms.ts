import { lateComponent } from '../../lazy/late-component.tsx';

/** Without script the browser posts the server-drawn form; the code that checks it and stores drafts loads on first use
 *  (13 KB). */
export const guestForm = lateComponent('atFirstUse', {
  file: 'sections/personal-data/guest-form',
  load: () => import('./guest-form.tsx').then((file) => file.GuestForm),
});

/** The browser posts the server-drawn form; the code that shows the password loads on first use. */
export const logInForm = lateComponent('atFirstUse', {
  file: 'sections/personal-data/log-in-form',
  load: () => import('./log-in-form.tsx').then((file) => file.LogInForm),
});
