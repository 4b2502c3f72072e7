import * as z from 'zod/mini';

/** How a member of a request or an answer may be written down: `public` as it is, `personal` without its letters and
 *  digits, `secret` not at all, of an `address` the origin. Visitors can type anything where a name, an id or a code is
 *  expected: `typed` counts as personal unless the shop itself has sent the same text, and `country` unless it has two
 *  letters. A `code` is a pseudonym where the shop took or sent it, and personal elsewhere. */
export const privacyKinds = ['public', 'personal', 'secret', 'address', 'typed', 'code', 'country'] as const;
export type PrivacyMark = (typeof privacyKinds)[number];

/** The marks of schemas; a copy of a schema has those of its original. */
export const privacyMarks = z.registry<{ readonly privacy: PrivacyMark }>();

/** Marks a copy of a schema, as schemas are shared. The mark counts for all values within that have none. */
export const marked = <Schema extends z.core.$ZodType>(mark: PrivacyMark, schema: Schema): Schema => {
  const copy = z.clone(schema);
  privacyMarks.add(copy, { privacy: mark });
  return copy;
};

/** Says nothing about a person. */
export const publicly = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('public', schema);

/** The visitor can write anything there. */
export const typed = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('typed', schema);

/** Says something about a person. */
export const personal = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('personal', schema);

/** A bearer's right, such as a token or a key. */
export const secret = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('secret', schema);
