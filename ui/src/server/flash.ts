import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = 'flash';

/** Keeps the key of what to tell over one redirect. Holds no words and no data of a person. */
export const keepFlash = (c: Context, errorKey: string): void =>
  setCookie(c, name, errorKey, { path: '/', maxAge: 60, httpOnly: true, sameSite: 'Lax' });

/** What the redirect brought along, once. */
export const takeFlash = (c: Context): string | undefined => {
  const key = getCookie(c, name);
  if (key !== undefined) deleteCookie(c, name, { path: '/' });
  return key;
};
