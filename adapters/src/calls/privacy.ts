import * as z from 'zod/mini';

/** How a member of a request or an answer may be written down: `public` as it is, `personal` without its letters and
 *  digits, `secret` not at all, of an `address` the origin. Visitors can type anything where a name, an id or a code is
 *  expected: `typed` counts as personal unless the shop itself has sent the same text, and `country` unless it has two
 *  letters. A `code` is a pseudonym where the shop took or sent it, and personal elsewhere. */
export type PrivacyMark = 'public' | 'personal' | 'secret' | 'address' | 'typed' | 'code' | 'country';

/** The marks of an object's members by name, lists looked through; `*` is for members of any name. A mark counts for
 *  the text, number or flag that stands there, and not for an object in its place. What has no mark is never written
 *  down. */
export type Privacy = { readonly [member: string]: PrivacyMark | Privacy | undefined };

const marks = new WeakMap<z.core.$ZodType, PrivacyMark>();

/** Marks a copy of a schema, as schemas are shared. The mark counts for all values within that have none. */
export const marked = <Schema extends z.core.$ZodType>(mark: PrivacyMark, schema: Schema): Schema => {
  const copy = z.clone(schema, schema._zod.def);
  marks.set(copy, mark);
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

type Found = Privacy | PrivacyMark | undefined;

/** The marks of two forms of a value; none where they differ. An object's marks count beside those of a text. */
const ofBoth = (one: Found, other: Found): Found => {
  if (typeof one !== 'object' || typeof other !== 'object') {
    return one === other || typeof one === 'object' ? one : typeof other === 'object' ? other : undefined;
  }
  const shared = Object.keys(one).filter((name) => Object.hasOwn(other, name));
  return { ...one, ...other, ...Object.fromEntries(shared.map((name) => [name, ofBoth(one[name], other[name])])) };
};

/** The forms that a value has on the wire: entries of a list, sides of a union, and what is inside of other schemas. */
export const formsOf = (schema: z.core.$ZodType): readonly z.core.$ZodType[] => {
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in];
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options;
  const isWrapper = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault;
  return isWrapper ? [schema._zod.def.innerType] : [];
};

const found = (schema: z.core.$ZodType, around?: PrivacyMark): Found => {
  const mark = marks.get(schema) ?? around;
  if (schema instanceof z.core.$ZodObject) {
    const { shape, catchall } = schema._zod.def;
    const members = Object.entries({ ...shape, ...(catchall && { '*': catchall }) });
    return Object.fromEntries(members.map(([name, member]) => [name, found(member, mark)]));
  }
  if (schema instanceof z.core.$ZodRecord) return { '*': found(schema._zod.def.valueType, mark) };
  const [first, ...others] = formsOf(schema).map((form) => found(form, mark));
  return others.reduce(ofBoth, first ?? mark);
};

const known = new WeakMap<z.core.$ZodType, Privacy>();

/** The marks of a request or an answer, by the names on the wire. */
export const privacyOf = (codec: z.core.$ZodType): Privacy => {
  const all = known.get(codec) ?? found(codec);
  const privacy = typeof all === 'object' ? all : {};
  known.set(codec, privacy);
  return privacy;
};
