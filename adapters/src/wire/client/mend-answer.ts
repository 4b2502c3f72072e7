import { err, ok, type Result } from 'neverthrow';
import type * as z from 'zod/mini';
import { type Reading, refusalOf } from '../codec/codec.ts';
import { isRecord, member } from '../codec/json-value.ts';

type Path = readonly PropertyKey[];

/** Removed parts of an answer, as patterns of their paths. */
export type RemovedParts = ReadonlySet<string>;

const patternOf = (path: Path): string => path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.');
const placeOf = (path: Path): string => path.map(String).join('.');

/** Returns the innermost removable part that contains an issue. */
const removablePart = (path: Path, parts: readonly string[]): Path | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const part = path.slice(0, length);
    if (parts.includes(patternOf(part))) return part;
  }
  return undefined;
};

/** Returns the parts to remove so that the issues disappear. `undefined` when that is impossible. In a union, the
 *  first form that can be repaired counts. */
const partsToRemove = (
  issues: readonly z.core.$ZodIssue[],
  parts: readonly string[],
  around: Path = [],
): readonly Path[] | undefined => {
  const removable: Path[] = [];
  for (const issue of issues) {
    const path = [...around, ...issue.path];
    const own = removablePart(path, parts);
    const inner =
      issue.code === 'invalid_union'
        ? issue.errors.map((shape) => partsToRemove(shape, parts, path)).find((shape) => shape !== undefined)
        : undefined;
    const unreadableParts = inner ?? (own === undefined ? undefined : [own]);
    if (unreadableParts === undefined) return undefined;
    removable.push(...unreadableParts);
  }
  return removable;
};

const without = (value: unknown, places: ReadonlySet<string>, around: Path = []): unknown => {
  const stays = (part: PropertyKey) => !places.has(placeOf([...around, part]));
  if (Array.isArray(value))
    return value.flatMap((entry, index) => (stays(index) ? [without(entry, places, [...around, index])] : []));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([name]) => stays(name));
  return Object.fromEntries(members.map(([name, entry]) => [name, without(entry, places, [...around, name])]));
};

const listAt = (json: unknown, part: string): readonly unknown[] => {
  const names = part.split('.').slice(0, -1);
  const list = names.reduce(member, json);
  return Array.isArray(list) ? list : [];
};

/** Whether a list that must keep an entry has become empty. */
const isEmptied = (before: unknown, after: unknown, parts: readonly string[]): boolean =>
  parts.some((part) => part.endsWith('+') && listAt(before, part).length > 0 && listAt(after, part).length === 0);

/** Maximum number of passes: nested parts may need several. */
const mostPasses = 5;

/** Returns the path of the first issue and the expected form. */
const causeIn = (issues: readonly z.core.$ZodIssue[]): string => {
  const { path = [] } = issues[0] ?? {};
  const { kind, ...refusal } = refusalOf(issues);
  return `${patternOf(path) || 'the whole'}: expected ${'expected' in refusal ? refusal.expected : kind}`;
};

/** Reads an answer without its unreadable parts. `parts`: patterns of the removable parts, with `*` for any entry of a
 *  list, `+` for an entry of a list that must keep one. Error, without any text of the answer: a required part is
 *  unreadable, or a list that must keep an entry is empty. */
export const mendedAnswer = <Value>(
  reading: Reading<Value>,
  answer: unknown,
  parts: readonly string[],
): Result<{ readonly value: Value; readonly removed: RemovedParts }, string> => {
  const removed = new Set<string>();
  const entries = parts.map((part) => part.replace(/\+$/, '*'));
  let json = answer;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const parsed = reading.parse(json);
    if (parsed.isOk()) return ok({ value: parsed.value, removed });
    const unreadableParts = partsToRemove(parsed.error, entries);
    if (unreadableParts === undefined) return err(causeIn(parsed.error));
    for (const path of unreadableParts) removed.add(patternOf(path));
    json = without(json, new Set(unreadableParts.map(placeOf)));
    if (isEmptied(answer, json, parts)) return err(`no entry of a list can be read: ${causeIn(parsed.error)}`);
  }
  return err('too many parts that cannot be read');
};
