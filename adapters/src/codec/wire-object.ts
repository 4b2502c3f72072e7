import * as z from 'zod/mini';
import type { Codec, WireRecord } from './codec.ts';
import { isRecord } from './json-value.ts';

type Schema = z.core.$ZodType;
type Renamed<Inner extends Schema = Schema> = { readonly wire: string; readonly schema: Inner };
type Constant = { readonly constant: unknown; readonly schema: Schema };
type Members = { readonly [name: string]: Schema | Renamed | Constant };

type SchemaOf<Member> = Member extends Renamed<infer Inner> ? Inner : Member;
type ReadonlyList<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
type Output<Member> = SchemaOf<Member> extends Schema ? ReadonlyList<z.output<SchemaOf<Member>>> : never;
type Presence<Member> = Member extends Constant
  ? 'none'
  : SchemaOf<Member> extends { readonly _zod: { readonly optout: 'optional' } }
    ? 'optional'
    : 'required';

/** The value of core: names of its own, without constants; an absent member is left out. */
type ValueOf<Of extends Members> = {
  readonly [Name in keyof Of as Presence<Of[Name]> extends 'required' ? Name : never]: Output<Of[Name]>;
} & {
  readonly [Name in keyof Of as Presence<Of[Name]> extends 'optional' ? Name : never]?: Exclude<
    Output<Of[Name]>,
    undefined
  >;
};

/** A member that has another name on the wire. */
export const sentAs = <Inner extends Schema>(wire: string, schema: Inner): Renamed<Inner> => ({ wire, schema });

/** A member of the wire alone: always sent with this value, or never without one; checked and dropped when it is
 *  read. */
export const constant = <Inner extends Schema>(schema: Inner, value?: z.output<Inner>): Constant => ({
  schema,
  constant: value,
});

/** A list; an absent one counts as empty. */
export const list = <Entry extends Schema>(entry: Entry): Codec<readonly z.output<Entry>[]> =>
  z._default(z.array(entry), []);

type Copied = { readonly from: string; readonly to: string };

/** The same members under their other names; absent ones are left out. */
const renamed = (members: readonly Copied[], source: WireRecord, start: WireRecord): WireRecord => {
  const target: Record<string, unknown> = { ...start };
  for (const { from, to } of members) {
    const member = source[from];
    if (member !== undefined) target[to] = member;
  }
  return target;
};

/** An object whose members are each named once, with their name on the wire where it differs. */
export const wireObject = <Of extends Members>(members: Of): z.ZodMiniType<ValueOf<Of>, WireRecord> => {
  const shape: Record<string, Schema> = {};
  const constants: Record<string, unknown> = {};
  const names: { readonly own: string; readonly wire: string }[] = [];
  for (const [own, member] of Object.entries(members)) {
    const wire = 'wire' in member ? member.wire : own;
    shape[wire] = 'schema' in member ? member.schema : member;
    if (!('constant' in member)) names.push({ own, wire });
    else if (member.constant !== undefined) constants[wire] = member.constant;
  }
  const toOwn = names.map(({ own, wire }) => ({ from: wire, to: own }));
  const toWire = names.map(({ own, wire }) => ({ from: own, to: wire }));
  return z.codec(z.object(shape), z.custom<ValueOf<Of>, unknown>(), {
    decode: (sent: WireRecord) => renamed(toOwn, sent, {}),
    encode: (value, payload) => {
      if (isRecord(value)) return renamed(toWire, value, constants);
      // zod tries an absent optional member all the same and then forgets the issue.
      payload.issues.push({ code: 'custom', input: value, message: 'an object' });
      return z.NEVER;
    },
  });
};
