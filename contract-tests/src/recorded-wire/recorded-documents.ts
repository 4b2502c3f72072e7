import { besideShop } from '@shop/adapters/store/testing/beside-shop';
import { isRecord } from '@shop/adapters/wire/codec/json-value';

/** The query for each kind of stored document. */
const queries = {
  cart: 'select document from carts',
  order: 'select document from orders',
  person: 'select document from order_buyers',
  buyer: 'select buyer as document from sessions where buyer is not null',
  member: 'select member as document from accounts',
  logRow: 'select document from command_log',
} as const;

export type DocumentKind = keyof typeof queries;

const isKind = (name: string): name is DocumentKind => Object.hasOwn(queries, name);

export const documentKinds: readonly DocumentKind[] = Object.keys(queries).filter(isKind);

/** Members whose values distinguish the types of a union. */
const tags: ReadonlySet<string> = new Set(['type', 'state', 'kind', 'outcome', 'reason', 'what', 'name', 'rule']);

/** Returns the paths of a document's members with their types, or with their values where those distinguish types. */
const partsOf = (value: unknown, path: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => partsOf(entry, `${path}[]`));
  if (!isRecord(value)) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, part]) =>
    tags.has(name) && typeof part === 'string' ? `${path}.${name}: ${part}` : partsOf(part, `${path}.${name}`),
  );
};

/** Collects stored documents while a script runs: each one with a path that no earlier document had. */
export const recordedDocuments = () => {
  const seen = new Set<string>();
  const collected: string[] = [];
  const note = (kind: DocumentKind, document: unknown): void => {
    const parts = partsOf(document, kind).filter((part) => !seen.has(part));
    if (parts.length === 0) return;
    for (const part of parts) seen.add(part);
    collected.push(JSON.stringify({ kind, document }));
  };
  return {
    collect: (dataDir: string): void =>
      besideShop(dataDir, (database) => {
        for (const kind of documentKinds)
          for (const { document } of database.prepare(queries[kind]).all()) note(kind, JSON.parse(String(document)));
      }),
    lines: (): readonly string[] => collected,
  };
};
