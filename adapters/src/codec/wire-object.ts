import * as z from 'zod/mini';
import type { Codec, WireRecord } from './codec.ts';
import { isRecord } from './json-value.ts';

type Schema = z.core.$ZodType;
type Schemas = { readonly [name: string]: Schema };
type Renamed<Inner extends Schema = Schema, Wire extends string = string> = {
  readonly wire: Wire;
  readonly schema: Inner;
};
type Constant<Inner extends Schema = Schema> = { readonly constant: unknown; readonly schema: Inner };
/** One value of core that travels as several members. */
export type Flattened<Value = unknown, Of extends Schemas = Schemas> = {
  readonly members: Of;
  decode(members: WireRecord, payload: z.core.ParsePayload): Value;
  encode(value: Value): WireRecord;
};
type Members = { readonly [name: string]: Schema | Renamed | Constant | Flattened };

type SchemaOf<Member> = Member extends { readonly schema: infer Inner } ? Inner : Member;
type ReadonlyList<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
type Output<Member> =
  Member extends Flattened<infer Value>
    ? Value
    : SchemaOf<Member> extends Schema
      ? ReadonlyList<z.output<SchemaOf<Member>>>
      : never;
type Presence<Member> = Member extends Constant
  ? 'none'
  : Member extends Flattened<infer Value>
    ? undefined extends Value
      ? 'optional'
      : 'required'
    : SchemaOf<Member> extends { readonly _zod: { readonly optout: 'optional' } }
      ? 'optional'
      : 'required';

/** The value of core: names of its own, without constants; an absent member is left out. */
type ValueOf<Of> = {
  readonly [Name in keyof Of as Presence<Of[Name]> extends 'required' ? Name : never]: Output<Of[Name]>;
} & {
  readonly [Name in keyof Of as Presence<Of[Name]> extends 'optional' ? Name : never]?: Exclude<
    Output<Of[Name]>,
    undefined
  >;
};

type WireName<Name, Member> = Member extends Renamed<Schema, infer Wire> ? Wire : Name;
type FlatMembers<Member> = Member extends Flattened<infer _Value, infer Inner> ? (members: Inner) => void : never;

/** What travels: each member under its name on the wire. */
type WireOf<Of> = z.core.$InferObjectInput<
  {
    [Name in keyof Of as Of[Name] extends Flattened ? never : WireName<Name, Of[Name]>]: SchemaOf<Of[Name]>;
  } & (FlatMembers<Of[keyof Of]> extends (members: infer Inner) => void ? Inner : unknown),
  Record<never, never>
>;

/** A member that has another name on the wire. */
export const sentAs = <Inner extends Schema, const Wire extends string>(
  wire: Wire,
  schema: Inner,
): Renamed<Inner, Wire> => ({ wire, schema });

/** A member of the wire alone, sent with this value or never without one; checked and dropped on reading. */
export const constant = <Inner extends Schema>(schema: Inner, value?: z.output<Inner>): Constant<Inner> => ({
  schema,
  constant: value,
});

/** One value that travels as several members beside the others; absent when `decode` makes nothing of them. */
export const flattened = <Of extends Schemas, Value>(
  members: Of,
  to: {
    readonly decode: (members: ValueOf<Of>, payload: z.core.ParsePayload) => Value;
    readonly encode: (value: Value) => ValueOf<Of>;
  },
): Flattened<Value, Of> => ({ members, ...to });

/** A list; an absent one counts as empty. */
export const list = <Entry extends Schema>(entry: Entry): Codec<readonly z.output<Entry>[]> =>
  z._default(z.array(entry), []);

/** Copies members that are there, under their other names. */
const rename = (source: WireRecord, target: Record<string, unknown>, names: readonly (readonly [string, string])[]) => {
  for (const [from, to] of names) {
    const member = source[from];
    if (member !== undefined) target[to] = member;
  }
};

/** An object whose members are each named once. `object` makes the schema of what travels. */
export function wireObject<Of extends Members>(
  members: Of,
  object?: (shape: Schemas) => Codec<WireRecord, WireRecord>,
): z.ZodMiniType<ValueOf<Of>, WireOf<Of>>;
export function wireObject(
  members: Members,
  object: (shape: Schemas) => Codec<WireRecord, WireRecord> = z.object,
): z.ZodMiniType<unknown, unknown> {
  const shape: Record<string, Schema> = {};
  const constants: Record<string, unknown> = {};
  const toOwn: (readonly [string, string])[] = [];
  const groups: (Flattened & { readonly own: string; readonly names: readonly (readonly [string, string])[] })[] = [];
  for (const [own, member] of Object.entries(members)) {
    if ('members' in member) {
      Object.assign(shape, member.members);
      const names = Object.keys(member.members).map((name) => [name, name] as const);
      groups.push({ ...member, own, names });
      continue;
    }
    const wire = 'wire' in member ? member.wire : own;
    shape[wire] = 'schema' in member ? member.schema : member;
    if (!('constant' in member)) toOwn.push([wire, own]);
    else if (member.constant !== undefined) constants[wire] = member.constant;
  }
  const toWire = toOwn.map(([wire, own]) => [own, wire] as const);
  return z.codec(object(shape), z.custom<WireRecord, unknown>(), {
    decode: (sent, payload) => {
      const value: Record<string, unknown> = {};
      rename(sent, value, toOwn);
      for (const { own, names, decode } of groups) {
        const parts: Record<string, unknown> = {};
        rename(sent, parts, names);
        const grouped = decode(parts, payload);
        if (grouped !== undefined) value[own] = grouped;
      }
      return value;
    },
    encode: (value, payload) => {
      if (!isRecord(value)) {
        // zod tries an absent optional member all the same and then forgets the issue.
        payload.issues.push({ code: 'custom', input: value, message: 'an object' });
        return z.NEVER;
      }
      const sent: Record<string, unknown> = { ...constants };
      rename(value, sent, toWire);
      for (const { own, encode } of groups) Object.assign(sent, encode(value[own]));
      return sent;
    },
  });
}
