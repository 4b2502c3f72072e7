import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { type AnswerOf, type CallName, type CallOf, callTable, type RequestOf } from '../call-table.ts';

/** Texts that some member accepts: words of any script, names, days, hours, languages and addresses. */
const anyText = fc.oneof(
  { arbitrary: fc.string({ maxLength: 20, unit: 'grapheme' }), weight: 3 },
  { arbitrary: fc.stringMatching(/^([A-Za-z0-9_-][!-~]{0,12}|\.[0-9]{1,16})$/), weight: 3 },
  fc.constantFrom('', ' ', '0', 'true', 'false', 'constructor', '__proto__', '1 < 2 & "3"'),
  fc.constantFrom('sl', 'en-GB', 'de', 'it-IT', 'hr'),
  fc.constantFrom('2026-11-18', '2028-02-29', '2026-11-21T10:00:00.000Z', '16:00'),
  fc.constantFrom('/', '/sl/vstopnice-bazeni?q=1#top', 'https://x.example/y.jpg', 'mailto:ana@example.com'),
);

/** Small counts, amounts to the cent, and fractions. The sum of three amounts is still storable. */
const anyNumber = fc.oneof(
  fc.integer({ min: -60, max: 400 }),
  fc.nat(7_000_000_00).map((cents) => cents / 100),
  fc.nat(1000).map((thousandths) => thousandths / 1000),
  fc.constantFrom(1_000_000, Number.MAX_SAFE_INTEGER),
);

const objectOf = ({ shape, catchall }: z.core.$ZodObjectDef): fc.Arbitrary<unknown> => {
  const members = Object.entries(shape);
  const requiredKeys = members.filter(([, { _zod }]) => _zod.optin === undefined).map(([name]) => name);
  const all = Object.fromEntries(members.map(([name, member]) => [name, anyWire(member)]));
  const own = fc.record(all, { requiredKeys, noNullPrototype: true });
  return catchall === undefined
    ? own
    : fc.tuple(own, fc.dictionary(anyText, anyText, { maxKeys: 1 })).map(([one, more]) => ({ ...more, ...one }));
};

/** Generates values by the schema's type alone, without its checks. */
const unchecked = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  if (schema instanceof z.core.$ZodPipe) return anyWire(schema._zod.def.in);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return anyWire(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodReadonly) return anyWire(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodObject) return objectOf(schema._zod.def);
  if (schema instanceof z.core.$ZodArray) return fc.array(anyWire(schema._zod.def.element), { maxLength: 3 });
  if (schema instanceof z.core.$ZodUnion) return fc.oneof(...schema._zod.def.options.map(anyWire));
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return fc.dictionary(anyWire(keyType).map(String), anyWire(valueType), { maxKeys: 3, noNullPrototype: true });
  }
  if (schema instanceof z.core.$ZodLiteral || schema instanceof z.core.$ZodEnum)
    return fc.constantFrom(...schema._zod.values);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodNumber) return anyNumber;
  return schema instanceof z.core.$ZodString ? anyText : fc.jsonValue();
};

/** Generates every valid wire value of a schema, from the schema itself, so that no member is forgotten. */
export const anyWire = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const any = unchecked(schema);
  // The entries of a list are filtered already.
  return schema instanceof z.core.$ZodArray && !schema._zod.def.checks
    ? any
    : any.filter((wire) => z.safeParse(schema, wire).success);
};

const anyOf = <Value>(codec: Codec<Value>): fc.Arbitrary<Value> => anyWire(codec).map((wire) => z.parse(codec, wire));

/** Generates requests of a call. */
export const anyRequest = <Name extends CallName>(name: Name): fc.Arbitrary<RequestOf<Name>> => {
  const call: CallOf<Name> = callTable[name];
  return anyOf<RequestOf<Name>>(call.request);
};

/** Generates answers of a call. */
export const anyAnswer = <Name extends CallName>(name: Name): fc.Arbitrary<AnswerOf<Name>> => {
  const call: CallOf<Name> = callTable[name];
  return anyWire(call.answer.wire).map((wire) => call.answer.parse(wire)._unsafeUnwrap());
};
