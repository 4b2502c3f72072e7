import type { CancellationOutcome } from '@shop/core/checkout/cancellation-outcome';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** What a redirect brings along: the key of an error, or how a cancellation went. Holds no words and no data of a person. */
export type Flash = CancellationOutcome | `error:${string}`;

export const flashOfError = (key: string): Flash => `error:${key}`;

/** The key of an error that a redirect brought along, if it is one. */
export const errorIn = (flash: string | undefined): string | undefined =>
  flash?.startsWith('error:') ? flash.slice('error:'.length) : undefined;

const outcomes: readonly CancellationOutcome[] = ['canceled', 'notCanceled', 'notKnown'];

/** How a cancellation went, if a redirect brought that along. */
export const outcomeIn = (flash: string | undefined): CancellationOutcome | undefined =>
  outcomes.find((outcome) => outcome === flash);

/** Over https only this very host can set it: what it says is shown. */
const nameFor = (secure: boolean): string => (secure ? '__Host-flash' : 'flash');

/** Keeps what to tell over one redirect. */
export const keepFlash = (c: Context, flash: Flash, secure: boolean): void =>
  setCookie(c, nameFor(secure), flash, { path: '/', maxAge: 60, httpOnly: true, sameSite: 'Lax', secure });

/** What the redirect brought along, once. */
export const takeFlash = (c: Context, secure: boolean): string | undefined => {
  const flash = getCookie(c, nameFor(secure));
  if (flash !== undefined) deleteCookie(c, nameFor(secure), { path: '/', secure });
  return flash;
};
