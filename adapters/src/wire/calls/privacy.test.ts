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

test.each(callNames)('every member of %s that travels says whether it is personal', (name) => {
  const { request, answer } = callTable[name];
  expect([...unmarked(membersOf(request)), ...unmarked(membersOf(answer.wire))]).toEqual([]);
});

describe('marks', () => {
  const name = z.string();

  test('the nearest one counts, and shared schemas are not changed by it', () => {
    const order = publicly(z.object({ name, key: secret(name), buyer: personal(z.object({ name })) }));
    expect(membersOf(z.object({ order, name }))).toEqual({
      order: { name: 'public', key: 'secret', buyer: { name: 'personal' } },
    });
  });

  test('they are found in lists, records, either side of a union, and where others may be added', () => {
    const one = z.object({ id: name, lines: list(z.looseObject({ day: typed(name) })) });
    const other = z.record(z.string(), z.optional(name));
    expect(membersOf(publicly(z.union([one, other])))).toEqual({
      id: 'public',
      lines: { day: 'typed', '*': 'public' },
      '*': 'public',
    });
  });

  test('where the sides of a union disagree there is none', () => {
    const sides = z.union([z.object({ id: publicly(name) }), z.object({ id: name, day: publicly(name) })]);
    expect(membersOf(sides)).toEqual({ day: 'public' });
    expect(membersOf(z.object({ id: z.union([publicly(name), secret(name)]) }))).toEqual({});
  });
});
