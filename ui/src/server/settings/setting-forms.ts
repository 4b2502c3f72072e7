import { parseInstant } from '@shop/core/dates/instant';
import { defaultRetention, type Retained } from '@shop/core/host/retention/retention';
import { type ClientLimits, clientLimits } from '@shop/core/limits/client-limits';
import * as z from 'zod/mini';

/** Empty text counts as not set. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  );

export const address = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((text: string) => text.replace(/\/+$/, '')),
);

/** What an origin looks like, so that nothing else gets into a policy that names it. */
const originForm = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]+)?$/;

/** The origin of an address that is nothing more, in small letters: no path, query or user name. */
const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/` && originForm.test(url.origin) ? url.origin : undefined;
};

/** Text that a function reads; what it makes nothing of is refused. */
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

/** One origin, as every address below it begins: whoever asks whether it is https, or whether a request comes from it, asks this text. */
export const origin = readBy(originOf);

/** `https://key@host/project` */
export const dsnForm = /^https?:\/\/\w+@[a-z0-9.-]+(?::\d+)?(?:\/[\w-]+)*\/\d+$/;

/** Origins between commas or spaces. */
export const origins = readBy((text): readonly string[] | undefined => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const found = parts.map(originOf).filter((origin) => origin !== undefined);
  return found.length === parts.length ? found : undefined;
});

export const instant = readBy((text) => parseInstant(text).unwrapOr(undefined));

/** A line of an address. */
export const line = z.string().check(z.maxLength(100));

export const category = z.string().check(z.regex(/^[\w-]{1,100}$/));

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
};

export const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)).check(z.maximum(65_535));

/** Ten years at most. */
export const keptDays = (what: Retained) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)).check(z.minimum(1), z.maximum(3650)),
    defaultRetention[what],
  );

/** So many of something, or no limit. */
export const perClient = (what: keyof ClientLimits) =>
  z._default(
    z.union([
      z.literal('off'),
      z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)).check(z.minimum(1), z.maximum(1000)),
    ]),
    clientLimits[what],
  );
