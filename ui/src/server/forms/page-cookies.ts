import { createHash } from 'node:crypto';
import { type Consent, consentIn, consentLifetime } from '@shop/core/consent/consent';
import type { CancellationOutcome } from '@shop/core/use-cases/cancellation-outcome';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { TranslationKey } from '../../translations/translation-key.ts';

/** A cookie that only the server reads. Over https only this host can set it, since pages show its content. Units of
 *  `maxAge`: seconds. */
const pageCookie = (name: string, maxAge: number) => {
  const nameFor = (secure: boolean): string => (secure ? `__Host-${name}` : name);
  return {
    of: (c: Context, secure: boolean): string | undefined => getCookie(c, nameFor(secure)),
    keep: (c: Context, value: string, secure: boolean): void =>
      setCookie(c, nameFor(secure), value, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure }),
    drop: (c: Context, secure: boolean): void => void deleteCookie(c, nameFor(secure), { path: '/', secure }),
  };
};

/** What a redirect carries to its target: the translation key of an error or a success message, or a refused form.
 *  Contains no texts and no personal data. */
export type Flash = `error:${string}` | `message:${string}` | `posted:${string}`;

/** Returns a flash with the translation key of an error. */
export const flashOfError = (key: string): Flash => `error:${key}`;

/** Returns a flash with the translation key of a success message. */
export const flashOfMessage = (key: TranslationKey): Flash => `message:${key}`;

const after = (prefix: string, flash: string | undefined): string | undefined =>
  flash?.startsWith(prefix) ? flash.slice(prefix.length) : undefined;

/** Returns the translation key of an error in a flash; `undefined` for any other flash. */
export const errorIn = (flash: string | undefined): string | undefined => after('error:', flash);

/** Returns the translation key of a success message in a flash; `undefined` for any other flash. */
export const messageIn = (flash: string | undefined): string | undefined => after('message:', flash);

const flashCookie = pageCookie('flash', 60);

export const { of: flashOf, drop: dropFlash } = flashCookie;

/** Stores a flash for the target of a redirect. */
export const keepFlash = (c: Context, flash: Flash, secure: boolean): void => flashCookie.keep(c, flash, secure);

// The lifetime exceeds that of a host's idempotency keys, as a new cookie starts again with the first number.
const formCookie = pageCookie('form', 30 * 24 * 3600);

/** Counter in the idempotency keys of this browser's forms. It rises when the page after an answered form is loaded;
 *  until then a repeated press has the same key. */
export type FormTurn = {
  readonly number: number;
  /** Present after a form with this number was answered: the key of the press that opened the cart, or empty. */
  readonly answered?: string | undefined;
};

const formTurn = /^(?<number>\d{1,9})(?:\.(?<answered>[\w-]{0,64}))?$/;

/** Returns the counter of this browser's forms; 0 without a cookie. */
export const formTurnOf = (c: Context, secure: boolean): FormTurn => {
  const { number = '0', answered } = formTurn.exec(formCookie.of(c, secure) ?? '')?.groups ?? {};
  return { number: Number(number), answered };
};

/** Stores that a form was answered, and the key of the press that opened the cart. A second press of it may come with
 *  the new cart's cookie and is recognised by this key. */
export const keepAnswered = (c: Context, { number }: FormTurn, openedBy: string | undefined, secure: boolean): void =>
  formCookie.keep(c, `${number}.${openedBy ?? ''}`, secure);

/** Raises the counter after an answered form, so that the next press has another key. */
export const raiseFormTurn = (c: Context, secure: boolean): void => {
  const { number, answered } = formTurnOf(c, secure);
  if (answered !== undefined) formCookie.keep(c, String(number + 1), secure);
};

const consentCookie = pageCookie('consent', consentLifetime);

/** Returns the consent stored in this browser. */
export const consentOf = (c: Context, secure: boolean): Consent | undefined => consentIn(consentCookie.of(c, secure));

/** Stores a consent; any other text removes it, so that the visitor is asked again. */
export const keepConsent = (c: Context, answer: string | undefined, secure: boolean): void => {
  const consent = consentIn(answer);
  if (consent === undefined) consentCookie.drop(c, secure);
  else consentCookie.keep(c, consent, secure);
};

const outcomes: readonly CancellationOutcome[] = ['canceled', 'notCanceled', 'notKnown'];

/** The outcome of the last cancellation, for the page after it, also when it is reloaded. */
export const outcomeCookie = pageCookie('cancellation', 3600);

/** Returns an outcome with a digest of its id, as the id can cancel the order and may be long. */
export const outcomeText = (outcome: CancellationOutcome, id: string): string =>
  `${outcome}.${createHash('sha256').update(id).digest('base64url')}`;

/** Returns the outcome of this browser's last cancellation if its id is that of the address; else `undefined`. */
export const outcomeOf = (c: Context, secure: boolean): CancellationOutcome | undefined => {
  const [id, stored] = [c.req.query('id') ?? '', outcomeCookie.of(c, secure)];
  return outcomes.find((outcome) => outcomeText(outcome, id) === stored);
};
