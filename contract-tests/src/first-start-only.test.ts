import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './arrows/imports.ts';

/** Returns the files that are loaded with a file of a built program, without dynamic imports. */
const loadedWith = (file: string, known: Set<string> = new Set()): ReadonlySet<string> => {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.\.?\/[^"']+\.js)["']/g);
  for (const [, target = ''] of imports) loadedWith(join(dirname(file), target), known);
  return known;
};

/** Only the YAML package contains this word. */
const readsYaml = (file: string): boolean => readFileSync(file, 'utf8').includes('YAMLParseError');

test.each([
  ['ui/dist/server', ['server.js']],
  ['cli/dist', ['shop.js', 'assets/embedded-shop-*.js']],
])('%s loads the reader of the sample only on a first start', (dist, entries) => {
  const folder = join(projectRoot, dist);
  const found = entries.map((entry) => globSync(entry, { cwd: folder }));
  expect(found).not.toContainEqual([]);
  const starts = found.flat().map((entry) => join(folder, entry));
  const loaded = starts.flatMap((start) => [...loadedWith(start)]);
  expect(loaded.filter(readsYaml)).toEqual([]);
  expect(globSync('assets/*.js', { cwd: folder }).some((file) => readsYaml(join(folder, file)))).toBe(true);
});
