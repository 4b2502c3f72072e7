import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import of a source file. Both are paths below the project's root; the target may be the name of a package. */
export type Import = { readonly file: string; readonly target: string };

export const projectRoot = resolve(import.meta.dirname, '../../..');

const statement = /(?:\bimport|\bexport)\s+(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const isSource = (name: string): boolean => /\.(tsx?|mjs)$/.test(name);

/** Returns the source files below a top-level folder, as paths from the project's root. */
export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();

/** Returns what an import refers to: `core/src/...` for the project's packages and relative paths, else the package. */
const targetOf = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return relative(projectRoot, resolve(projectRoot, dirname(file), specifier));
  return specifier.replace(/^@shop\/([a-z-]+)/, '$1/src');
};

export const importsOf = (file: string, text: string): readonly Import[] =>
  [...text.matchAll(statement)].map((found) => ({ file, target: targetOf(file, found[1] ?? found[2] ?? '') }));

export const importsIn = (folder: string): readonly Import[] =>
  sourceFiles(folder).flatMap((file) => importsOf(file, readFileSync(join(projectRoot, file), 'utf8')));
