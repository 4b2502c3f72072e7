/** An object of a stored document. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells an entry of a list from the others, as the visitor would. */
const nameOf = (entry: Part): string => {
  const own = entry.cartItemId ?? entry.goods ?? entry.code;
  if (own !== undefined) return String(own);
  const period = isPart(entry.period) ? entry.period : entry;
  return `${entry.facilityId ?? entry.priceListId} ${period.date ?? period.seasonId}`;
};

/** The member that another release writes into an object, and this one does not know. */
const later = 'later';

/** A use of another code is another part. */
const stepTo = (name: string, member: unknown): string =>
  isPart(member) && member.code !== undefined ? `${name}/${member.code}` : name;

type Rewrite = (part: Part, path: string) => Part;

/** The document with each of its objects rewritten, inner ones first. */
const rewritten = (value: unknown, rewrite: Rewrite, path = 'cart'): unknown => {
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => rewritten(entry, rewrite, isPart(entry) ? `${path}/${nameOf(entry)}` : path));
  }
  if (!isPart(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === later ? member : rewritten(member, rewrite, `${path}/${stepTo(name, member)}`),
  ]);
  return rewrite(Object.fromEntries(members), path);
};

/** The document as a release writes it that has one more member in each object. */
export const withLater = (document: unknown): unknown =>
  rewritten(document, (part, path) => ({ ...part, [later]: { of: path } }));

/** The objects of a document by their paths. */
const partsOf = (document: unknown): ReadonlyMap<string, Part> => {
  const parts = new Map<string, Part>();
  rewritten(document, (part, path) => {
    parts.set(path, part);
    return part;
  });
  return parts;
};

/** Paths of objects that are missing later, and of those whose member of another release is not as it was. */
export const compared = (before: unknown, after: unknown) => {
  const now = partsOf(after);
  const parts = [...partsOf(before)];
  const isAsBefore = ([path, part]: readonly [string, Part]): boolean =>
    JSON.stringify(now.get(path)?.[later]) === JSON.stringify(part[later]);
  const pathOf = ([path]: readonly [string, Part]): string => path;
  return {
    missing: parts.filter(([path]) => !now.has(path)).map(pathOf),
    changed: parts.filter((part) => now.has(pathOf(part)) && !isAsBefore(part)).map(pathOf),
  };
};

/** Members whose values are names of a closed list. */
const unions = ['state', 'kind', 'type', 'reason'] as const;

/** The document once for each value of a union in it, which is one that only another release knows. */
export const withUnknownValues = (document: unknown): readonly (readonly [where: string, document: unknown])[] =>
  [...partsOf(document)].flatMap(([where, part]) =>
    unions
      .filter((name) => part[name] !== undefined)
      .map((name) => {
        const changed = rewritten(document, (one, path) => (path === where ? { ...one, [name]: 'parked' } : one));
        return [`${where}/${name}`, changed] as const;
      }),
  );
