import type { CleanHtml } from '@shop/core/content/clean-html';
import { idOfNumber, numberOfId } from '@shop/core/numeric-id';
import { typedText } from '@shop/core/text/typed-text';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { safeSource } from './safe-href.ts';

const idForm = 'an id of 1 to 128 printable characters without spaces';

/** Printable ASCII that is not a path segment `.` or `..`. A leading point marks the text of a number. */
const idText = (missing: string) =>
  z.string(idForm).check(z.minLength(1, missing), z.regex(/^([A-Za-z0-9_-][!-~]{0,127}|\.[0-9]{1,16})$/, idForm));

const sentId = (texts: Codec<string, string>) => z.union([texts, z.int().check(z.gte(0))], idForm);

const textOfId = (sent: string | number): string => (typeof sent === 'number' ? idOfNumber(sent) : sent);

/** Returns a codec of an id that is a text or a whole number. A number is read as text with a mark, and written as a
 *  number again. */
export const numberOr = <Id extends string>(
  texts: Codec<string, string>,
  make: (text: string) => Id,
): Codec<Id, string | number> =>
  z.codec(sentId(texts), z.custom<Id>(), {
    decode: (sent) => make(textOfId(sent)),
    encode: (value): string | number => numberOfId(value) ?? value,
  });

/** Returns the codec of a provider's id. `missing` is the refusal of an empty one. */
export const id = <Id extends string>(make: (text: string) => Id, missing: string = idForm) =>
  numberOr(idText(missing), make);

/** Returns the codec of a list of ids with a maximum length. One check for all of them, because long lists occur in
 *  most answers. */
export const ids = <Id extends string>(
  make: (text: string) => Id,
  most = Number.MAX_SAFE_INTEGER,
): Codec<readonly Id[], (string | number)[]> =>
  z.codec(z.array(sentId(idText(idForm))).check(z.maxLength(most)), z.custom<readonly Id[]>(), {
    decode: (sent) => sent.map((one) => make(textOfId(one))),
    encode: (list): (string | number)[] => list.map((one) => numberOfId(one) ?? one),
  });

/** Returns a codec of an optional text that counts as absent when it is empty or `make` returns `undefined`. */
export const unlessEmpty = <Value extends string>(
  texts: Codec<string, string>,
  make: (text: string) => Value | undefined,
): Codec<Value | undefined, string> =>
  z.codec(texts, z.custom<Value | undefined>(), {
    decode: (sent) => (sent === '' ? undefined : make(sent)),
    encode: (value): string => value ?? '',
  });

/** Returns the codec of an id that may be absent or empty. */
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

/** Returns the codec of well-formed text; half a surrogate pair cannot be stored or put into an address. Lengths in
 *  UTF-16 units. */
export const text = (most: number, least = 0): Codec<string, string> =>
  z.string('text').check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'well-formed text'),
  );

/** Returns the codec of typed text as it is stored; `least` is the minimal length after cleaning. */
export const typedLine = (most: number, least = 0): Codec<string, string> =>
  z.codec(text(most), z.string('text').check(z.minLength(least)), {
    decode: typedText,
    encode: typedText,
  });

/** Plain text of an answer, such as a name. An absent one is empty. */
export const words = z._default(z.string(), '');

const slugForm = 'a product address without slashes, spaces or control characters';

/** A product's address: one path segment. */
export const slug: Codec<string, string> = z
  .string(slugForm)
  .check(z.regex(/^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,200}$/u, slugForm));

/** Address of a picture; an unsafe one is `undefined`. */
export const picture: Codec<string, string | undefined> = z.codec(words, z.string(), {
  decode: (address) => safeSource(address) ?? '',
  encode: (address) => address,
});

/** Returns the codec of rich text of an answer, which `clean` cleans. An absent text is empty. */
export const htmlBy = (clean: (html: string) => CleanHtml): Codec<CleanHtml, string | undefined> =>
  z.codec(z._default(z.string(), ''), z.custom<CleanHtml>(), {
    decode: (sent) => clean(sent),
    encode: (text): string => text,
  });

/** Trusts the shop's own server to send clean HTML, so that a browser need not clean it. Nothing else makes clean HTML
 *  without cleaning. */
const trusted = (html: string): CleanHtml => html as CleanHtml;

/** Rich text between the shop's own server and its clients. */
export const ownHtml = htmlBy(trusted);

/** Codec of rich text: trusted from the shop's own server, cleaned from any other one. */
export type Html = typeof ownHtml;
