/** Where a value stands: names of members, keys of maps, and ids of list entries. */
export type FieldPath = readonly string[];

/** One value that is not what it was; absent where there was, or is, none. */
export type FieldDifference = { readonly path: FieldPath; readonly before?: unknown; readonly after?: unknown };

type Entries = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What an entry of a list goes by; `isOrdered` where its place among the others is shown. */
const nameOf = (entry: unknown): { readonly name: string; readonly isOrdered: boolean } | undefined => {
  if (typeof entry === 'string' || typeof entry === 'number') return { name: String(entry), isOrdered: false };
  if (!isObject(entry)) return undefined;
  const ordered = entry.id ?? entry.code;
  if (typeof ordered === 'string') return { name: ordered, isOrdered: true };
  const unordered = entry.categoryId ?? entry.category;
  return typeof unordered === 'string' ? { name: unordered, isOrdered: false } : undefined;
};

type Named = { readonly entries: Entries; readonly isOrdered: boolean };

const namedList = (list: readonly unknown[]): Named | undefined => {
  const names = list.map(nameOf);
  const entries = new Map(names.flatMap((named, index) => (named === undefined ? [] : [[named.name, list[index]]])));
  return entries.size === list.length ? { entries, isOrdered: names.some((named) => named?.isOrdered) } : undefined;
};

const namedEntries = (value: unknown): Named | undefined => {
  if (value instanceof Map) {
    return { entries: new Map([...value].map(([key, entry]) => [String(key), entry])), isOrdered: true };
  }
  if (Array.isArray(value)) return namedList(value);
  if (!isObject(value)) return undefined;
  return { entries: new Map(Object.entries(value).filter(([, entry]) => entry !== undefined)), isOrdered: false };
};

/** The same entries in another order, where the order is shown. */
const orderDifference = (before: Entries, after: Entries, path: FieldPath): readonly FieldDifference[] => {
  const [was, is] = [[...before.keys()], [...after.keys()]];
  const stayed = was.filter((key) => after.has(key));
  const kept = is.filter((key) => before.has(key));
  return stayed.every((key, index) => kept[index] === key)
    ? []
    : [{ path: [...path, 'order'], before: was.join(', '), after: is.join(', ') }];
};

const whole = (path: FieldPath, before: unknown, after: unknown): FieldDifference => ({
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value instanceof Map ? 'map' : typeof value;

/** All values that differ between two trees. Entries are matched by id; lists of plain values have no order. */
export const fieldDifferences = (before: unknown, after: unknown, path: FieldPath = []): readonly FieldDifference[] => {
  if (Object.is(before, after)) return [];
  const [was, is] = [namedEntries(before), namedEntries(after)];
  if (was === undefined || is === undefined || kindOf(before) !== kindOf(after)) {
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
