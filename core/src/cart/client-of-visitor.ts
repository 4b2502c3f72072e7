import { type ClientSecret, clientSecret } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';

type Ports = {
  readonly cookies: Pick<CookiePort, 'clientSecret' | 'keepClientSecret'>;
  readonly random: RandomPort;
};

/** The secret that the visitor's keys belong to, kept before anything is sent under it, so that a repeat after a lost answer, or after a
 *  killed program, finds what was done (D-INTENT-OWNER). None where the jar keeps it out of reach, as a browser's does. */
export const clientOf = ({ cookies, random }: Ports): ClientSecret | undefined => {
  if (cookies.clientSecret() === undefined) cookies.keepClientSecret(clientSecret(random.secret()));
  return cookies.clientSecret();
};
