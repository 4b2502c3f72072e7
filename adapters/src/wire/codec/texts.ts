import type { CleanHtml } from '@shop/core/content/clean-html';
import { idOfNumber, numberOfId } from '@shop/core/numeric-id';
import { typedText } from '@shop/core/text/typed-text';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { safeSource } from './safe-href.ts';

const idForm = 'an id of 1 to 128 printable characters without spaces';

/** Of printable ASCII and no path step (`.`, `..`); a point begins the text of a number. */
const idText = (missing: string) =>
  z.string(idForm).check(z.minLength(1, missing), z.regex(/^([A-Za-z0-9_-][!-~]{0,127}|\.[0-9]{1,16})$/, idForm));

const sentId = (texts: Codec<string, string>) => z.union([texts, z.int().check(z.gte(0))], idForm);

const textOfId = (sent: string | number): string => (typeof sent === 'number' ? idOfNumber(sent) : sent);

/** An id that is such a text, or a whole number: that is read as text with a mark and written as a number again. */
export const numberOr = <Id extends string>(
  texts: Codec<string, string>,
  make: (text: string) => Id,
): Codec<Id, string | number> =>
  z.codec(sentId(texts), z.custom<Id>(), {
    decode: (sent) => make(textOfId(sent)),
    encode: (value): string | number => numberOfId(value) ?? value,
  });

/** An id as providers have them. `missing` is the refusal of an empty one. */
export const id = <Id extends string>(make: (text: string) => Id, missing: string = idForm) =>
  numberOr(idText(missing), make);

/** At most so many ids in a list; one step for all of them, as long lists stand in most answers. */
export const ids = <Id extends string>(
  make: (text: string) => Id,
  most = Number.MAX_SAFE_INTEGER,
): Codec<readonly Id[], (string | number)[]> =>
  z.codec(z.array(sentId(idText(idForm))).check(z.maxLength(most)), z.custom<readonly Id[]>(), {
    decode: (sent) => sent.map((one) => make(textOfId(one))),
    encode: (list): (string | number)[] => list.map((one) => numberOfId(one) ?? one),
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
  z.optional(
    z.codec(
      sentId(z.string(idForm).check(z.regex(/^([A-Za-z0-9_-][!-~]{0,127}|\.[0-9]{1,16})?$/, idForm))),
      z.custom<Id | undefined>(),
      {
        decode: (sent) => (sent === '' ? undefined : make(textOfId(sent))),
        encode: (value): string | number => (value === undefined ? '' : (numberOfId(value) ?? value)),
      },
    ),
  );

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
export const picture: Codec<string, string | undefined> = z.codec(words, z.string(), {
  decode: (address) => safeSource(address) ?? '',
  encode: (address) => address,
});

/** Rich text of an answer, made clean by `clean`. Absent text counts as empty. */
export const htmlBy = (clean: (html: string) => CleanHtml): Codec<CleanHtml, string | undefined> =>
  z.codec(z._default(z.string(), ''), z.custom<CleanHtml>(), {
    decode: (sent) => clean(sent),
    encode: (text): string => text,
  });

/** Trusts the shop's own server to send clean HTML, so that a browser need not clean it. The only place that does. */
const believed = (html: string): CleanHtml => html as CleanHtml;

/** Rich text between the shop's own server and its clients. */
export const ownHtml = htmlBy(believed);

/** Rich text as a codec takes it: believed of the shop's own server, cleaned of any other. */
export type Html = typeof ownHtml;
