import { parseInstant } from '@shop/core/dates/instant';
import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import { namedSecretsOf } from '@shop/core/ports/staff-tokens';
import { defaultRetention, type Retained } from '@shop/core/seller/retention/retention';
import * as z from 'zod/mini';

/** Purpose and allowed values of a variable, as texts; both are empty for a variable without documentation. */
type SettingDocs = { readonly about: string; readonly words: string };

const docs = z.registry<SettingDocs>();

/** Returns the purpose and allowed values of a variable. */
export const docsOf = (form: z.ZodMiniType | undefined): SettingDocs =>
  (form === undefined ? undefined : docs.get(form)) ?? { about: '', words: '' };

/** Returns the form with its purpose and allowed values, which error messages use. */
export const withDocs = <Form extends z.ZodMiniType>(about: string, words: string, form: Form): Form => {
  docs.add(form, { about, words });
  return form;
};

/** Returns the form of an optional variable with its purpose and allowed values; empty text counts as not set. */
export const optional = <Form extends z.ZodMiniType>(about: string, words: string, form: Form) => {
  const unset = z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  );
  return withDocs(about, words, z.optional(z.union([unset, form])));
};

/** Returns a form for text that `read` parses; text for which it returns `undefined` is refused. */
export const readBy = <Value>(read: (text: string) => Value | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, context): Value => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  );

/** Returns a form for text that matches a regular expression. */
export const matching = (about: string, words: string, form: RegExp) =>
  optional(about, words, z.string().check(z.regex(form)));

/** Returns a form for any text. */
export const anyText = (about: string) => optional(about, '', z.string());

const hasNoCredential = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.username === '' && url.password === '';
};

/** Returns a form for an address that pages may show and `fetch` accepts, so without a credential. */
export const address = (about: string) =>
  optional(
    about,
    'an address that starts with http:// or https://, without user name and password',
    z.pipe(
      z.url({ protocol: /^https?$/ }).check(z.refine(hasNoCredential)),
      z.transform((text: string) => text.replace(/\/+$/, '')),
    ),
  );

/** Syntax of an origin; anything else could change a content security policy that contains it. */
const originForm = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]+)?$/;

/** Returns an origin in lower case; `undefined` for text with a path, query or user name. */
export const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/` && originForm.test(url.origin) ? url.origin : undefined;
};

/** Returns a form for a list of origins, with commas or spaces between them. */
export const originsLike = (about: string, example: string) =>
  optional(
    about,
    `origins such as ${example}, with commas between them`,
    readBy((text): readonly string[] | undefined => {
      const parts = text.split(/[\s,]+/).filter((part) => part !== '');
      const origins = parts.map(originOf).filter((origin) => origin !== undefined);
      return origins.length === parts.length ? origins : undefined;
    }),
  );

/** Returns a form for an instant with its zone. */
export const instant = (about: string) =>
  optional(
    about,
    'a moment with its zone, such as 2026-11-21T10:00:00Z',
    readBy((text) => parseInstant(text).unwrapOr(undefined)),
  );

/** Returns a form for one line of a postal address. */
export const line = (about: string) =>
  optional(about, 'a line of at most 100 letters', z.string().check(z.maxLength(100)));

/** Returns a form for an e-mail address. */
export const email = (about: string) => optional(about, 'an e-mail address', z.email());

/** Returns a form for a secret of at least 16 characters. */
export const secret = (about: string) =>
  optional(about, 'at least 16 characters long', z.string().check(z.minLength(16)));

/** Returns a form for named secrets of staff. */
export const staff = (about: string) =>
  optional(
    about,
    'names with a secret of 16 characters at least each, such as entrance:k7Qw-21xz-77ab-9m, with commas between them',
    readBy(namedSecretsOf),
  );

/** Returns a form for the id of a sub price category. */
export const category = (about: string) => matching(about, 'the id of a sub price category', /^[\w-]{1,100}$/);

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
};

export const zone = withDocs(
  "the resort's time zone, for tests of another resort",
  'a time zone such as Europe/Ljubljana',
  z._default(z.string().check(z.refine(isZone)), 'Europe/Ljubljana'),
);

const numberOf = (digits: RegExp, min: number, max: number) =>
  z.pipe(z.string().check(z.regex(digits)), z.transform(Number)).check(z.minimum(min), z.maximum(max));

export const port = withDocs(
  'port to listen on',
  'a whole number from 0 to 65535, where 0 takes any free port',
  z._default(numberOf(/^\d{1,5}$/, 0, 65_535), 3000),
);

/** Returns a form for a retention of at most ten years. */
export const retentionDays = (about: string, what: Retained) =>
  withDocs(
    about,
    'a whole number of days from 1 to 3650',
    z._default(numberOf(/^\d{1,4}$/, 1, 3650), defaultRetention[what]),
  );

/** Returns a form for at most a minute; 0 unless set. */
export const seconds = (about: string) =>
  withDocs(about, 'a whole number of seconds from 0 to 60', z._default(numberOf(/^\d{1,2}$/, 0, 60), 0));

/** Returns a form for a limit per client, or none. */
export const perClient = (about: string, what: keyof ClientLimits) =>
  withDocs(
    about,
    'a whole number from 1 to 1000, or off',
    z._default(z.union([z.literal('off'), numberOf(/^\d{1,4}$/, 1, 1000)]), clientLimits[what]),
  );
