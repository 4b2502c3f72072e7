import { type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const nameFor = (secure: boolean): string => (secure ? '__Host-filled' : 'filled');

/** Notes which intent opened the cart. A key counts beside the cart that was asked about (D-INTENT-OWNER), and a second press may
 *  bring the cookie of the cart that the first one has just opened. Units: seconds. */
export const keepFilled = (c: Context, intent: IdempotencyKey, secure: boolean): void =>
  setCookie(c, nameFor(secure), intent, { path: '/', maxAge: 600, httpOnly: true, sameSite: 'Lax', secure });

/** The intent that opened the visitor's cart a moment ago. */
export const filledBy = (c: Context, secure: boolean): IdempotencyKey | undefined => {
  const value = getCookie(c, nameFor(secure));
  return value === undefined ? undefined : idempotencyKey(value);
};
