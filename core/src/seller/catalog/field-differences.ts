import { plusDays } from '../../dates/local-date.ts';
import { periodOfText } from '../places/period-places.ts';

/** The location of a value: member names, and ids of list entries. */
export type FieldPath = readonly string[];

/** A value that differs; `before` or `after` is absent when there was or is none. */
export type FieldDifference = { readonly path: FieldPath; readonly before?: unknown; readonly after?: unknown };

type Entries = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the name by which a list entry is matched. `isOrdered`: its position in the list matters. */
const nameOf = (entry: unknown): { readonly name: string; readonly isOrdered: boolean } | undefined => {
  if (typeof entry === 'string' || typeof entry === 'number') return { name: String(entry), isOrdered: false };
  if (!isObject(entry)) return undefined;
  const orderedName = entry.id ?? entry.code;
  if (typeof orderedName === 'string') return { name: orderedName, isOrdered: true };
  const unorderedName = entry.categoryId ?? entry.category;
  return typeof unorderedName === 'string' ? { name: unorderedName, isOrdered: false } : undefined;
};

type Named = { readonly entries: Entries; readonly isOrdered: boolean };

const namedList = (list: readonly unknown[]): Named | undefined => {
  const names = list.map(nameOf);
  const entries = new Map(names.flatMap((named, index) => (named === undefined ? [] : [[named.name, list[index]]])));
  return entries.size === list.length ? { entries, isOrdered: names.some((named) => named?.isOrdered) } : undefined;
};

const namedEntries = (value: unknown): Named | undefined => {
  if (Array.isArray(value)) return namedList(value);
  if (!isObject(value)) return undefined;
  return { entries: new Map(Object.entries(value).filter(([, entry]) => entry !== undefined)), isOrdered: false };
};

/** Returns the difference in order of the entries that both lists contain, or an empty list. */
const orderDifference = (before: Entries, after: Entries, path: FieldPath): readonly FieldDifference[] => {
  const [was, is] = [[...before.keys()], [...after.keys()]];
  const commonBefore = was.filter((key) => after.has(key));
  const commonAfter = is.filter((key) => before.has(key));
  return commonBefore.every((key, index) => commonAfter[index] === key)
    ? []
    : [{ path: [...path, 'order'], before: was.join(', '), after: is.join(', ') }];
};

const whole = (path: FieldPath, before: unknown, after: unknown): FieldDifference => ({ path, before, after });

/** A change of the value of a day or season. */
type Change = { readonly period: string; readonly before: unknown; readonly after: unknown };

const isNextDay = (last: string, next: string): boolean => {
  const [one, other] = [periodOfText(last), periodOfText(next)];
  return one.type === 'day' && other.type === 'day' && one.date === plusDays(other.date, -1);
};

/** Returns the changes as spans of consecutive days with equal changes. */
const spansOf = (changes: readonly Change[]): readonly (readonly Change[])[] => {
  const spans: Change[][] = [];
  for (const change of changes) {
    const span = spans.at(-1);
    const last = span?.at(-1);
    const isAlike = last !== undefined && last.before === change.before && last.after === change.after;
    if (span !== undefined && isAlike && isNextDay(last.period, change.period)) span.push(change);
    else spans.push([change]);
  }
  return spans;
};

/** Maximum number of equal spans that are listed separately. More are listed as one difference with the number of
 *  days. */
const mostSpans = 3;

const spanDifference = (path: FieldPath, changes: readonly Change[], prefix: string): readonly FieldDifference[] => {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { period, before, after } = first;
  const until = first === last ? '' : ` to ${last.period}`;
  return [whole([...path, `${prefix}${period}${until}`], before, after)];
};

/** Returns the differences of values by day or season. Consecutive days with equal changes are one difference. */
const periodDifferences = (before: Entries, after: Entries, path: FieldPath): readonly FieldDifference[] => {
  const periods = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = periods
    .map((period): Change => ({ period, before: before.get(period), after: after.get(period) }))
    .filter((one) => one.before !== one.after);
  const alike = Map.groupBy(spansOf(changes), ([first]) =>
    JSON.stringify([periodOfText(first?.period ?? '').type, first?.before ?? null, first?.after ?? null]),
  );
  return [...alike.values()].flatMap((spans) => {
    const all = spans.flat();
    const isFew = spans.length <= mostSpans || periodOfText(all[0]?.period ?? '').type === 'season';
    return isFew
      ? spans.flatMap((span) => spanDifference(path, span, ''))
      : spanDifference(path, all, `${all.length} days from `);
  });
};

/** Returns all values that differ between two trees. Entries are matched by id; lists of plain values have no order; a
 *  map contains plain values by day or season. */
export const fieldDifferences = (before: unknown, after: unknown, path: FieldPath = []): readonly FieldDifference[] => {
  if (Object.is(before, after)) return [];
  if (before instanceof Map && after instanceof Map) return periodDifferences(before, after, path);
  const [was, is] = [namedEntries(before), namedEntries(after)];
  if (was === undefined || is === undefined || Array.isArray(before) !== Array.isArray(after)) {
    const areLists = Array.isArray(before) && Array.isArray(after);
    return areLists && areAlike(before, after) ? [] : [whole(path, before, after)];
  }
  const keys = [...new Set([...was.entries.keys(), ...is.entries.keys()])];
  const inside = keys.flatMap((key) => {
    const at = [...path, key];
    const [old, now] = [was.entries.get(key), is.entries.get(key)];
    return was.entries.has(key) && is.entries.has(key) ? fieldDifferences(old, now, at) : [whole(at, old, now)];
  });
  return was.isOrdered && is.isOrdered ? [...inside, ...orderDifference(was.entries, is.entries, path)] : inside;
};

const areAlike = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((value, index) => fieldDifferences(value, after[index]).length === 0);
