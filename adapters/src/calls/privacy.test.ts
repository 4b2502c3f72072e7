import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isRecord } from '../codec/json-value.ts';
import { list } from '../codec/wire-object.ts';
import { type CallName, callNames, callTable } from './call-table.ts';
import { type Privacy, type PrivacyMark, personal, privacyOf, publicly, secret, typed } from './privacy.ts';

type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (codec: z.core.$ZodType): Schema => z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });

const listed = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value : [value]).filter(isRecord);

/** The schemas that a value may have in one place: lists looked through, unions taken apart. */
const alternatives = (schema: Schema): readonly Schema[] => {
  const inner = [...listed(schema.anyOf), ...listed(schema.oneOf), ...listed(schema.allOf), ...listed(schema.items)];
  return inner.length === 0 ? [schema] : inner.flatMap(alternatives);
};

const membersOf = (schema: Schema): readonly (readonly [string, Schema])[] => {
  const named = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const others = isRecord(schema.additionalProperties) ? [['*', schema.additionalProperties] as const] : [];
  return [...named, ...others].flatMap(([name, member]) => (isRecord(member) ? [[name, member] as const] : []));
};

const markOf = (privacy: Privacy, name: string): Privacy | PrivacyMark | undefined =>
  Object.hasOwn(privacy, name) ? privacy[name] : privacy['*'];

/** Members that travel and that the row does not classify, as paths; an object needs marks for what is in it. */
const unclassified = (schema: Schema, privacy: Privacy, path = ''): readonly string[] =>
  alternatives(schema)
    .flatMap(membersOf)
    .flatMap(([name, member]) => {
      const mark = markOf(privacy, name);
      const here = `${path}${name}`;
      const objects = alternatives(member).filter((one) => membersOf(one).length > 0);
      if (mark === undefined) return [here];
      if (typeof mark === 'string') return objects.length === 0 ? [] : [`${here}.*`];
      return objects.length === 0 ? [here] : objects.flatMap((one) => unclassified(one, mark, `${here}.`));
    });

/** Marks of members that do not travel, as paths. */
const superfluous = (schema: Schema, privacy: Privacy, path = ''): readonly string[] => {
  const members = alternatives(schema).flatMap(membersOf);
  return Object.entries(privacy).flatMap(([name, mark]) => {
    const own = members.filter(([known]) => known === name || name === '*').map(([, member]) => member);
    if (own.length === 0) return [`${path}${name}`];
    return typeof mark !== 'object' ? [] : superfluous({ anyOf: own }, mark, `${path}${name}.`);
  });
};

const travelling = (name: CallName) => {
  const { request, answer } = callTable[name];
  return [
    [schemaOf(request), privacyOf(request)],
    [schemaOf(answer), privacyOf(answer)],
  ] as const;
};

test.each(callNames)('every member of %s that travels says whether it is personal, and no other', (name) => {
  for (const [schema, privacy] of travelling(name)) {
    expect(unclassified(schema, privacy)).toEqual([]);
    expect(superfluous(schema, privacy)).toEqual([]);
  }
});

describe('marks', () => {
  const name = z.string();

  test('the nearest one counts, and shared schemas are not changed by it', () => {
    const order = publicly(z.object({ name, key: secret(name), buyer: personal(z.object({ name })) }));
    expect(privacyOf(z.object({ order, name }))).toEqual({
      order: { name: 'public', key: 'secret', buyer: { name: 'personal' } },
    });
  });

  test('they are found in lists, records, either side of a union, and where others may be added', () => {
    const one = z.object({ id: name, lines: list(z.looseObject({ day: typed(name) })) });
    const other = z.record(z.string(), z.optional(name));
    expect(privacyOf(publicly(z.union([one, other])))).toEqual({
      id: 'public',
      lines: { day: 'typed', '*': 'public' },
      '*': 'public',
    });
  });

  test('where the sides of a union disagree there is none', () => {
    const sides = z.union([z.object({ id: publicly(name) }), z.object({ id: name, day: publicly(name) })]);
    expect(privacyOf(sides)).toEqual({ day: 'public' });
    expect(privacyOf(z.object({ id: z.union([publicly(name), secret(name)]) }))).toEqual({});
  });
});
