import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { TranslationKey } from '../../compose/translation-key.ts';

/** What a redirect brings along: the key of an error or of good news, or a form that did not get through.
 *  Holds no words and no data of a person. */
export type Flash = `error:${string}` | `said:${string}` | `posted:${string}`;

export const flashOfError = (key: string): Flash => `error:${key}`;

export const flashOfSaid = (key: TranslationKey): Flash => `said:${key}`;

const after = (prefix: string, flash: string | undefined): string | undefined =>
  flash?.startsWith(prefix) ? flash.slice(prefix.length) : undefined;

/** The key of an error that a redirect brought along, if it is one. */
export const errorIn = (flash: string | undefined): string | undefined => after('error:', flash);

/** The key of good news that a redirect brought along, if it is one. */
export const saidIn = (flash: string | undefined): string | undefined => after('said:', flash);

/** Over https only this very host can set it: what it says is shown. */
const nameFor = (secure: boolean): string => (secure ? '__Host-flash' : 'flash');

/** Keeps what to tell over one redirect. */
export const keepFlash = (c: Context, flash: Flash, secure: boolean): void =>
  setCookie(c, nameFor(secure), flash, { path: '/', maxAge: 60, httpOnly: true, sameSite: 'Lax', secure });

/** What a redirect brought along. */
export const flashOf = (c: Context, secure: boolean): string | undefined => getCookie(c, nameFor(secure));

/** It was told, and is not told again. */
export const dropFlash = (c: Context, secure: boolean): void =>
  void deleteCookie(c, nameFor(secure), { path: '/', secure });
