import type { CleanHtml } from '@shop/core/content/clean-html';
import { typedText } from '@shop/core/text/typed-text';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { safeSource } from './safe-href.ts';

const idForm = 'an id of 1 to 128 printable characters without spaces';

const idText = (missing: string) =>
  z.string(idForm).check(z.minLength(1, missing), z.regex(/^[A-Za-z0-9_-][!-~]{0,127}$/, idForm));

/** An id of printable ASCII that is no path step (`.`, `..`). `missing` is the refusal of an empty one. */
export const id = <Id extends string>(make: (text: string) => Id, missing: string = idForm): Codec<Id, string> =>
  z.codec(idText(missing), z.custom<Id>(), { decode: make, encode: (value): string => value });

/** Ids in a list; one step for all of them, as long lists stand in most answers. */
export const ids = <Id extends string>(make: (text: string) => Id): Codec<readonly Id[], string[]> =>
  z.codec(z.array(idText(idForm)), z.custom<readonly Id[]>(), {
    decode: (sent) => sent.map(make),
    encode: (list): string[] => [...list],
  });

/** A text that counts as absent when it is empty or when `make` returns undefined. */
export const unlessEmpty = <Value extends string>(
  texts: Codec<string, string>,
  make: (text: string) => Value | undefined,
): Codec<Value | undefined, string> =>
  z.codec(texts, z.custom<Value | undefined>(), {
    decode: (sent) => (sent === '' ? undefined : make(sent)),
    encode: (value): string => value ?? '',
  });

/** An id that may be left out, or empty. */
export const idIfAny = <Id extends string>(make: (text: string) => Id) =>
  z.optional(unlessEmpty(z.string(idForm).check(z.regex(/^([A-Za-z0-9_-][!-~]{0,127})?$/, idForm)), make));

/** Well-formed text; half a surrogate pair cannot be stored or put into an address. Units of `most`: UTF-16 units. */
export const text = (most: number, least = 0): Codec<string, string> =>
  z.string('text').check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'well-formed text'),
  );

/** Typed text as it is stored; `least` is its minimal length after cleaning. */
export const typedLine = (most: number, least = 0): Codec<string, string> =>
  z.codec(text(most), z.string('text').check(z.minLength(least)), {
    decode: typedText,
    encode: typedText,
  });

/** Plain text of an answer, such as names. Absent ones count as empty. */
export const words = z._default(z.string(), '');

const slugForm = 'a product address without slashes, spaces or control characters';

/** A product's address: one path segment. */
export const slug: Codec<string, string> = z
  .string(slugForm)
  .check(z.regex(/^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u, slugForm));

/** Address of a picture; one that no picture can have counts as none. */
export const picture: Codec<string> = z.codec(words, z.string(), {
  decode: (address) => safeSource(address) ?? '',
  encode: (address) => address,
});

/** Trusts the shop's own server to send clean HTML, so that a browser need not clean it. The only place that does. */
const believed = (html: string): CleanHtml => html as CleanHtml;

/** Rich text between the shop's own server and its clients. Absent text counts as empty. */
export const html: Codec<CleanHtml> = z.codec(z._default(z.string(), ''), z.custom<CleanHtml>(), {
  decode: believed,
  encode: (text): string => text,
});
