import { createHash } from 'node:crypto';
import { type Consent, consentIn, consentLifetime } from '@shop/core/consent/consent';
import type { CancellationOutcome } from '@shop/core/use-cases/cancellation-outcome';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { TranslationKey } from '../../translations/translation-key.ts';

/** A cookie that only the server reads; over https only this host can set it, since its content is shown. Units:
 *  seconds. */
const pageCookie = (name: string, maxAge: number) => {
  const nameFor = (secure: boolean): string => (secure ? `__Host-${name}` : name);
  return {
    of: (c: Context, secure: boolean): string | undefined => getCookie(c, nameFor(secure)),
    keep: (c: Context, value: string, secure: boolean): void =>
      setCookie(c, nameFor(secure), value, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure }),
    drop: (c: Context, secure: boolean): void => void deleteCookie(c, nameFor(secure), { path: '/', secure }),
  };
};

/** What a redirect brings along: the key of an error or of good news, or a form that did not get through.
 *  Holds no words and no data of a person. */
export type Flash = `error:${string}` | `message:${string}` | `posted:${string}`;

export const flashOfError = (key: string): Flash => `error:${key}`;

export const flashOfMessage = (key: TranslationKey): Flash => `message:${key}`;

const after = (prefix: string, flash: string | undefined): string | undefined =>
  flash?.startsWith(prefix) ? flash.slice(prefix.length) : undefined;

/** The key of an error that a redirect brought along, if it is one. */
export const errorIn = (flash: string | undefined): string | undefined => after('error:', flash);

/** The key of good news that a redirect brought along, if it is one. */
export const messageIn = (flash: string | undefined): string | undefined => after('message:', flash);

const flashCookie = pageCookie('flash', 60);

export const { of: flashOf, drop: dropFlash } = flashCookie;

/** Keeps a message over one redirect. */
export const keepFlash = (c: Context, flash: Flash, secure: boolean): void => flashCookie.keep(c, flash, secure);

// Far longer than a host remembers keys, as it begins again with the first number.
const formCookie = pageCookie('form', 30 * 24 * 3600);

/** The number of the form that this browser posts now. An answered form raises it once the page that it leads to is
 *  asked for: until then the same form can be pressed again. */
export type FormTurn = {
  readonly number: number;
  /** Present once a form with this number was answered: the key that opened the cart, if it did. */
  readonly answered?: string | undefined;
};

const formTurn = /^(?<number>\d{1,9})(?:\.(?<answered>[\w-]{0,64}))?$/;

export const formTurnOf = (c: Context, secure: boolean): FormTurn => {
  const { number = '0', answered } = formTurn.exec(formCookie.of(c, secure) ?? '')?.groups ?? {};
  return { number: Number(number), answered };
};

/** Notes that a form was answered. A key counts beside the cart of its request, and a second press may bring the cookie
 *  of the cart that the first one has just opened: so the key that opened it is noted, too. */
export const keepAnswered = (c: Context, { number }: FormTurn, openedBy: string | undefined, secure: boolean): void =>
  formCookie.keep(c, `${number}.${openedBy ?? ''}`, secure);

/** The page of an answered form is asked for: the next form is another one. */
export const raiseFormTurn = (c: Context, secure: boolean): void => {
  const { number, answered } = formTurnOf(c, secure);
  if (answered !== undefined) formCookie.keep(c, String(number + 1), secure);
};

const consentCookie = pageCookie('consent', consentLifetime);

/** This browser's consent. */
export const consentOf = (c: Context, secure: boolean): Consent | undefined => consentIn(consentCookie.of(c, secure));

/** Stores an answer; any other text asks again. */
export const keepConsent = (c: Context, answer: string | undefined, secure: boolean): void => {
  const consent = consentIn(answer);
  if (consent === undefined) consentCookie.drop(c, secure);
  else consentCookie.keep(c, consent, secure);
};

const outcomes: readonly CancellationOutcome[] = ['canceled', 'notCanceled', 'notKnown'];

/** How the last cancellation went, for the page that is led to, also when it is loaded again. */
export const outcomeCookie = pageCookie('cancellation', 3600);

/** Outcome of the cancellation with this id. The id cancels an order and may be long, so a digest stands for it. */
export const outcomeText = (outcome: CancellationOutcome, id: string): string =>
  `${outcome}.${createHash('sha256').update(id).digest('base64url')}`;

/** How the last cancellation of this browser went, where the address names that one. */
export const outcomeOf = (c: Context, secure: boolean): CancellationOutcome | undefined => {
  const [id, kept] = [c.req.query('id') ?? '', outcomeCookie.of(c, secure)];
  return outcomes.find((outcome) => outcomeText(outcome, id) === kept);
};
