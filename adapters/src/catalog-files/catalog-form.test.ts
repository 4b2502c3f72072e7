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

test('the JSON schema describes every member of a catalog', () => {
  const languages = new Set(['sl', 'en', 'de', 'it', 'hr']);
  const undescribed = members.filter(({ name, schema }) => schema.description === undefined && !languages.has(name));
  expect([...new Set(undescribed.map(({ name }) => name))]).toEqual([]);
  expect(members.length).toBeGreaterThan(100);
});

test('the JSON schema has no multipleOf, because editors would refuse 16.10 by it', () => {
  expect(members.filter(({ schema }) => 'multipleOf' in schema)).toEqual([]);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['16:00:00', false],
])('a price group accepts %s as its last hour of sale: %s', (written, isTaken) => {
  const form = { id: 'day', name: 'Dnevna', until: written, priceLists: [] };
  expect(z.safeDecode(priceGroup, form).success).toBe(isTaken);
});
