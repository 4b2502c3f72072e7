import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { list } from '../codec/scalars.ts';
import { callNames, callTable } from './call-table.ts';
import { type Members, membersOf } from './members.ts';
import { personal, publicly, secret, typed } from './privacy.ts';

/** Returns the paths of members without a mark. */
const unmarked = (privacy: Members, path = ''): readonly string[] =>
  Object.entries(privacy).flatMap(([name, mark]) => {
    if (typeof mark === 'object') return unmarked(mark, `${path}${name}.`);
    return mark === undefined ? [path + name] : [];
  });

test.each(callNames)('every member of %s is marked as public, typed, personal or secret', (name) => {
  const { request, answer } = callTable[name];
  expect([...unmarked(membersOf(request)), ...unmarked(membersOf(answer.wire))]).toEqual([]);
});

describe('a privacy mark', () => {
  const name = z.string();

  test('overrides the marks around it, and does not change a shared schema', () => {
    const order = publicly(z.object({ name, key: secret(name), buyer: personal(z.object({ name })) }));
    expect(membersOf(z.object({ order, name }))).toEqual({
      order: { name: 'public', key: 'secret', buyer: { name: 'personal' } },
    });
  });

  test('applies within lists, records, both sides of a union and additional members', () => {
    const one = z.object({ id: name, lines: list(z.looseObject({ day: typed(name) })) });
    const other = z.record(z.string(), z.optional(name));
    expect(membersOf(publicly(z.union([one, other])))).toEqual({
      id: 'public',
      lines: { day: 'typed', '*': 'public' },
      '*': 'public',
    });
  });

  test('is absent where the sides of a union disagree', () => {
    const sides = z.union([z.object({ id: publicly(name) }), z.object({ id: name, day: publicly(name) })]);
    expect(membersOf(sides)).toEqual({ day: 'public' });
    expect(membersOf(z.object({ id: z.union([publicly(name), secret(name)]) }))).toEqual({});
  });
});
