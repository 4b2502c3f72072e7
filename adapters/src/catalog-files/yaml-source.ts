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

/** Member names and entry indexes, from the top of a file. */
export type SourcePath = readonly PropertyKey[];

/** Maximum length of a text in UTF-16 units, and maximum number of its names. */
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
    // For a name without a value, the name's own node is used.
    return value === undefined ? (isNode(pair?.key) ? { ...key, value: pair.key } : undefined) : { ...key, value };
  }
  const value = isSeq(node) ? resolved(node.items[Number(name)], document) : undefined;
  return value && { value };
};

/** Returns the node of the deepest existing value on a path. */
const deepest = (document: Document, members: Members, path: SourcePath): Found | undefined => {
  const top = resolved(document.contents, document);
  let node: Found | undefined = top && { value: top };
  for (const name of path) {
    const next: Found | undefined = node && inside(node.value, name, document, members);
    if (next === undefined) return node;
    node = next;
  }
  return node;
};

/** Maximum number of values of aliases; more of them indicate an attack on memory. */
const mostAliases = 10_000;

const plainValue = (document: Document): { readonly value: unknown; readonly fault?: string } => {
  try {
    return { value: document.toJS({ maxAliasCount: mostAliases }) };
  } catch {
    return { value: undefined, fault: `its references stand for more than ${mostAliases} values` };
  }
};

type Fault = { readonly offset: number; readonly message: string };

/** Returns the maps' members, and faults: duplicate names, too many names, and aliases without an anchor before
 *  them. The parser's own check of names takes quadratic time. */
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

/** Parses YAML with its mistakes. A text that is too long or nested too deeply is refused. */
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
    // Further errors are usually consequences of the first one.
    return { document, members, faults: [{ offset: first.pos[0], message: yamlWords[first.code] }] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused('it is nested too deeply');
  }
};

/** Reads YAML 1.2 with the positions of all values. Never throws. */
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
    /** Mistakes that prevent a complete reading. */
    mistakes: inOrder(fault === undefined ? mistakes : [{ file, line: 1, column: 1, message: fault }]),
    /** Returns a mistake at a value, or at its parent when the value is missing; `key` marks the name instead. */
    mistakeAt: (path: SourcePath, message: string, part: 'key' | 'value' = 'value'): CatalogMistake => {
      const nearest = deepest(document, members, path);
      const node = part === 'key' ? (nearest?.key ?? nearest?.value) : nearest?.value;
      return { file, ...at(node?.range?.[0] ?? 0), message };
    },
  };
};

/** A file with the positions of its values. */
export type YamlSource = ReturnType<typeof yamlSource>;
