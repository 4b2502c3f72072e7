import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isRecord } from '../wire/codec/json-value.ts';
import { catalogJsonSchema } from './catalog-form.ts';
import { priceGroup } from './prices.ts';

type Member = { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };

/** Returns every member that a file may have, at any depth. */
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

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['16:00:00', false],
])('the hour until which a price group is sold may be %s: %s', (written, isTaken) => {
  const form = { id: 'day', name: 'Dnevna', until: written, priceLists: [] };
  expect(z.safeDecode(priceGroup, form).success).toBe(isTaken);
});
