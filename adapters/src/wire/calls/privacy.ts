import * as z from 'zod/mini';

/** How a member of a request or an answer may be recorded: `public` as it is, `personal` with letters and digits
 *  replaced, `secret` not at all, of an `address` only the origin. Visitors can type any text instead of a name, an
 *  id or a code: `typed` counts as personal unless the shop has sent the same text, `country` unless it has two
 *  letters. A `code` is replaced by a pseudonym when the shop accepted or sent it, and is personal otherwise. */
export const privacyKinds = ['public', 'personal', 'secret', 'address', 'typed', 'code', 'country'] as const;
export type PrivacyMark = (typeof privacyKinds)[number];

/** The marks of schemas; a copy of a schema has the marks of its original. */
export const privacyMarks = z.registry<{ readonly privacy: PrivacyMark }>();

/** Marks a copy of a schema, because schemas are shared. The mark applies to all nested values without their own. */
export const marked = <Schema extends z.core.$ZodType>(mark: PrivacyMark, schema: Schema): Schema => {
  const copy = z.clone(schema);
  privacyMarks.add(copy, { privacy: mark });
  return copy;
};

/** Marks data that is not personal. */
export const publicly = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('public', schema);

/** Marks data in which a visitor can write any text. */
export const typed = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('typed', schema);

/** Marks personal data. */
export const personal = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('personal', schema);

/** Marks a bearer credential, such as a token or a key. */
export const secret = <Schema extends z.core.$ZodType>(schema: Schema): Schema => marked('secret', schema);
