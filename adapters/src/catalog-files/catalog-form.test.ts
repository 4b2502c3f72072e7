import { expect, test } from 'vitest';
import { isRecord } from '../codec/json-value.ts';
import { catalogJsonSchema } from './catalog-form.ts';

type Member = { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };

/** Every member that a file may have, however deep. */
const membersOf = (schema: unknown): readonly Member[] => {
  if (!isRecord(schema)) return [];
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const inner = [schema.items, ...(Array.isArray(schema.anyOf) ? schema.anyOf : [])];
  return [
    ...own.flatMap(([name, member]) => [...(isRecord(member) ? [{ name, schema: member }] : []), ...membersOf(member)]),
    ...inner.flatMap(membersOf),
  ];
};

const members = membersOf(catalogJsonSchema());

test('an editor tells of every member what it is', () => {
  const languages = new Set(['sl', 'en', 'de', 'it', 'hr']);
  const untold = members.filter(({ name, schema }) => schema.description === undefined && !languages.has(name));
  expect([...new Set(untold.map(({ name }) => name))]).toEqual([]);
  expect(members.length).toBeGreaterThan(100);
});

test('an editor that divides does not take 16.10 for a mistake', () => {
  expect(members.filter(({ schema }) => 'multipleOf' in schema)).toEqual([]);
});
