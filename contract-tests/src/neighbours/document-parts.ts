/** An object of a stored document. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a name that identifies an entry in its list. */
const nameOf = (entry: Part): string => {
  const own = entry.cartItemId ?? entry.goods ?? entry.code;
  if (own !== undefined) return String(own);
  const period = isPart(entry.period) ? entry.period : entry;
  return `${entry.facilityId ?? entry.priceListId} ${period.date ?? period.seasonId}`;
};

/** A member that another release writes into objects, unknown to this one. */
const later = 'later';

/** Returns the step of a path to a member. The use of another promo code is another object. */
const stepTo = (name: string, member: unknown): string =>
  isPart(member) && member.code !== undefined ? `${name}/${member.code}` : name;

type Rewrite = (part: Part, path: string) => Part;

/** Rewrites each object of the document, inner ones first. */
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

/** Returns the document of a release that writes one more member into each object. */
export const withLater = (document: unknown): unknown =>
  rewritten(document, (part, path) => ({ ...part, [later]: { of: path } }));

/** Returns the objects of a document by their paths. */
const partsOf = (document: unknown): ReadonlyMap<string, Part> => {
  const parts = new Map<string, Part>();
  rewritten(document, (part, path) => {
    parts.set(path, part);
    return part;
  });
  return parts;
};

/** Returns the paths of objects that are missing afterwards, and of those whose additional member has changed. */
export const compareParts = (before: unknown, after: unknown) => {
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

/** Returns a copy of the document for each value of a union in it, with a value that this release does not know. */
export const withUnknownValues = (document: unknown): readonly (readonly [where: string, document: unknown])[] =>
  [...partsOf(document)].flatMap(([where, part]) =>
    unions
      .filter((name) => part[name] !== undefined)
      .map((name) => {
        const changed = rewritten(document, (one, path) => (path === where ? { ...one, [name]: 'parked' } : one));
        return [`${where}/${name}`, changed] as const;
      }),
  );
