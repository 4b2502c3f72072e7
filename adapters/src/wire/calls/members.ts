import * as z from 'zod/mini';
import { isRecord, listOf, member, recordOf } from '../codec/json-value.ts';
import { type PrivacyMark, privacyKinds, privacyMarks } from './privacy.ts';

/** The members of a wire object by name, with the members of lists' entries in place of the list. `*` stands for
 *  members of any name. A value is the privacy mark of a text, number or flag, or the members of a nested object.
 *  Data without a mark is never recorded. */
export type Members = { readonly [member: string]: PrivacyMark | Members | undefined };

type Found = Members | PrivacyMark | undefined;

/** Merges the members of two forms of a value. Differing marks give no mark; the members of an object are used in
 *  addition to the mark of a text. */
const ofBoth = (one: Found, other: Found): Found => {
  if (typeof one !== 'object' || typeof other !== 'object') {
    return one === other || typeof one === 'object' ? one : typeof other === 'object' ? other : undefined;
  }
  const shared = Object.keys(one).filter((name) => Object.hasOwn(other, name));
  return { ...one, ...other, ...Object.fromEntries(shared.map((name) => [name, ofBoth(one[name], other[name])])) };
};

const isMark = (value: unknown): value is PrivacyMark => privacyKinds.some((kind) => kind === value);

/** Returns the members or the mark of a node of a JSON Schema. `around` is the mark of its parent. */
const marksIn = (node: unknown, around: PrivacyMark | undefined): Found => {
  const own = member(node, 'privacy');
  const mark = isMark(own) ? own : around;
  const [properties, others] = [member(node, 'properties'), member(node, 'additionalProperties')];
  if (isRecord(properties) || isRecord(others)) {
    const named = Object.entries(recordOf(properties));
    const all = isRecord(others) ? [...named, ['*', others] as const] : named;
    return Object.fromEntries(all.map(([name, inner]) => [name, marksIn(inner, mark)]));
  }
  const [first, ...more] = ['items', 'anyOf', 'oneOf', 'allOf']
    .flatMap((name) => listOf(member(node, name)))
    .map((form) => marksIn(form, mark));
  return more.reduce(ofBoth, first ?? mark);
};

const known = new WeakMap<z.core.$ZodType, Members>();

/** Returns the members of a request or an answer as sent. For servers only: the description would cost a browser 10
 *  KB. */
export const membersOf = (wire: z.core.$ZodType): Members => {
  const described = known.get(wire);
  if (described !== undefined) return described;
  const schema = z.toJSONSchema(wire, { io: 'input', unrepresentable: 'any', metadata: privacyMarks });
  const all = marksIn(schema, undefined);
  const members = typeof all === 'object' ? all : {};
  known.set(wire, members);
  return members;
};
