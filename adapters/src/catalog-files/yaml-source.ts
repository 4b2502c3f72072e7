import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { inOrder } from './mistake-order.ts';

/** Names of members and numbers of entries, from the top of a file. */
export type SourcePath = readonly PropertyKey[];

/** A file that was read, with where each of its values stands. */
export type YamlSource = {
  readonly file: string;
  readonly value: unknown;
  /** What keeps it from being read wholly. */
  readonly mistakes: readonly CatalogMistake[];
  /** A mistake at a value, or at what would hold it where there is none; `key` points at its name. */
  mistakeAt(path: SourcePath, message: string, part?: 'key' | 'value'): CatalogMistake;
};

type Found = { readonly key?: Node; readonly value: Node };

const resolved = (node: unknown, document: Document): Node | undefined => {
  if (isAlias(node)) return resolved(node.resolve(document), document);
  return isNode(node) ? node : undefined;
};

const inside = (node: Node, name: PropertyKey, document: Document): Found | undefined => {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
    const value = resolved(pair?.value, document);
    const key = isNode(pair?.key) ? { key: pair.key } : {};
    // A name without a value stands for itself.
    return value === undefined ? (isNode(pair?.key) ? { ...key, value: pair.key } : undefined) : { ...key, value };
  }
  const value = isSeq(node) ? resolved(node.items[Number(name)], document) : undefined;
  return value && { value };
};

/** The deepest of the path's values that is there. */
const deepest = (document: Document, path: SourcePath): Found | undefined => {
  const top = resolved(document.contents, document);
  let found: Found | undefined = top && { value: top };
  for (const name of path) {
    const next: Found | undefined = found && inside(found.value, name, document);
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
  } catch (error) {
    return { value: undefined, fault: error instanceof Error ? error.message : String(error) };
  }
};

/** Reads YAML 1.2 and remembers where everything stands. Never throws. */
export const yamlSource = ({ path: file, text }: CatalogFile): YamlSource => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Pick<CatalogMistake, 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const { value, fault } = document.errors.length === 0 ? plainValue(document) : { value: undefined };
  const mistakes = document.errors.map(({ pos, message }) => ({
    file,
    ...at(pos[0]),
    message: `not YAML: ${message}`,
  }));
  return {
    file,
    value,
    mistakes: inOrder(fault === undefined ? mistakes : [{ file, line: 1, column: 1, message: fault }]),
    mistakeAt: (path, message, part = 'value') => {
      const found = deepest(document, path);
      const node = part === 'key' ? (found?.key ?? found?.value) : found?.value;
      return { file, ...at(node?.range?.[0] ?? 0), message };
    },
  };
};
