import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest } from './arrows/arrow-rules.ts';
import { projectRoot, sourceFiles } from './arrows/imports.ts';

/** What programs read below `adapters/src` while they run; of a path that depends on a name, its folder. */
const readPaths = sourceFiles('adapters')
  .filter((file) => !isTest(file))
  .flatMap((file) => [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/sourcePath\(['`]([^'`$]+)/g)])
  .map(([, path = '']) => `adapters/src/${path}`);

test('the container image contains every source file that its programs read', () => {
  const copied = [
    ...readFileSync(join(projectRoot, 'Dockerfile'), 'utf8').matchAll(/COPY --from=build \/shop\/(\S+)/g),
  ];
  const paths = copied.map(([, path = '']) => path.replace(/\*.*$/, ''));
  expect(readPaths.length).toBeGreaterThan(4);
  expect(readPaths.filter((path) => !paths.includes(path))).toEqual([]);
});
