import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

import { inOrder } from './mistake-texts.ts';
import { yamlWords } from './yaml-words.ts';

/** Names of members and numbers of entries, from the top of a file. */
export type SourcePath = readonly PropertyKey[];

/** Longest text that is parsed, and most names in it. Units: UTF-16 units. */
export const longestYaml = 8 * 1024 * 1024;
const mostKeys = 200_000;

/** The members of each map by name, so that a large map is read in linear time. */
type Members = WeakMap<YAMLMap, ReadonlyMap<string, Pair>>;

type Found = { readonly key?: Node; readonly value: Node };

const resolved = (node: unknown, document: Document): Node | undefined => {
  if (isAlias(node)) return resolved(node.resolve(document), document);
  return isNode(node) ? node : undefined;
};

const inside = (node: Node, name: PropertyKey, document: Document, members: Members): Found | undefined => {
  if (isMap(node)) {
    const pair = members.get(node)?.get(String(name));
    const value = resolved(pair?.value, document);
    const key = isNode(pair?.key) ? { key: pair.key } : {};
    // A name without a value stands for itself.
    return value === undefined ? (isNode(pair?.key) ? { ...key, value: pair.key } : undefined) : { ...key, value };
  }
  const value = isSeq(node) ? resolved(node.items[Number(name)], document) : undefined;
  return value && { value };
};

/** The deepest of the path's values that is there. */
const deepest = (document: Document, members: Members, path: SourcePath): Found | undefined => {
  const top = resolved(document.contents, document);
  let found: Found | undefined = top && { value: top };
  for (const name of path) {
    const next: Found | undefined = found && inside(found.value, name, document, members);
    if (next === undefined) return found;
    found = next;
  }
  return found;
};

/** More aliases than any catalog has are an attack on memory, not a text. */
const mostAliases = 10_000;

const plainValue = (document: Document): { readonly value: unknown; readonly fault?: string } => {
  try {
    return { value: document.toJS({ maxAliasCount: mostAliases }) };
  } catch {
    return { value: undefined, fault: `its references stand for more than ${mostAliases} values` };
  }
};

type Fault = { readonly offset: number; readonly message: string };

/** Names that stand twice in one map, too many names, and references to nothing before them. The parser's own check of
 *  names compares each with each. */
const indexed = (document: Document): { readonly members: Members; readonly faults: readonly Fault[] } => {
  const members = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  const faults: Fault[] = [];
  const anchors = new Set<string>();
  const note = ({ anchor }: { readonly anchor?: string | undefined }): void => {
    if (anchor !== undefined) anchors.add(anchor);
  };
  let keys = 0;
  visit(document, {
    Alias: (_, { source, range }) => {
      if (!anchors.has(source))
        faults.push({ offset: range?.[0] ?? 0, message: `no &${source} stands before *${source}` });
    },
    Scalar: (_, scalar) => note(scalar),
    Seq: (_, seq) => note(seq),
    Map: (_, map) => {
      note(map);
      const byName = new Map<string, Pair>();
      for (const pair of map.items) {
        const { key } = pair;
        keys += 1;
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (byName.has(name)) faults.push({ offset: key.range?.[0] ?? 0, message: yamlWords.DUPLICATE_KEY });
        else byName.set(name, pair);
      }
      members.set(map, byName);
    },
  });
  const tooMany = { offset: 0, message: `it has ${keys} names; ${mostKeys} are allowed` };
  return { members, faults: keys > mostKeys ? [tooMany] : faults };
};

/** Parses YAML, with its mistakes; what is too long or nested too deeply is not read at all. */
const parsed = (text: string, lineCounter: LineCounter) => {
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false } as const;
  const refused = (message: string) => {
    const document = parseDocument('', options);
    return { document, members: indexed(document).members, faults: [{ offset: 0, message }] };
  };
  if (text.length > longestYaml) return refused(`it is longer than ${longestYaml} characters`);
  try {
    const document = parseDocument(text, options);
    const { members, faults } = indexed(document);
    const [first] = document.errors;
    if (first === undefined) return { document, members, faults };
    // What follows is mostly the same mistake, seen from the next lines.
    return { document, members, faults: [{ offset: first.pos[0], message: yamlWords[first.code] }] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused('it is nested too deeply');
  }
};

/** Reads YAML 1.2 and remembers where everything stands. Never throws. */
export const yamlSource = ({ path: file, text }: CatalogFile) => {
  const lines = new LineCounter();
  const { document, members, faults } = parsed(text, lines);
  const at = (offset: number): Pick<CatalogMistake, 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const { value, fault } = faults.length === 0 ? plainValue(document) : { value: undefined };
  const mistakes = faults.map(({ offset, message }) => ({ file, ...at(offset), message: `not YAML: ${message}` }));
  return {
    file,
    value,
    /** What keeps it from being read wholly. */
    mistakes: inOrder(fault === undefined ? mistakes : [{ file, line: 1, column: 1, message: fault }]),
    /** A mistake at a value, or at what would hold it where there is none; `key` points at its name. */
    mistakeAt: (path: SourcePath, message: string, part: 'key' | 'value' = 'value'): CatalogMistake => {
      const found = deepest(document, members, path);
      const node = part === 'key' ? (found?.key ?? found?.value) : found?.value;
      return { file, ...at(node?.range?.[0] ?? 0), message };
    },
  };
};

/** A file that was read, with where each of its values stands. */
export type YamlSource = ReturnType<typeof yamlSource>;
