import { describe, expect, test } from 'vitest';
import { type Import, importsIn, importsOf, sourceFiles } from './imports.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || /\/(testing|e2e)\//.test(file);
const isCompositionRoot = (file: string): boolean => /(^|\/)compose(\.server)?\.ts$/.test(file);
const pointsInto = (folder: string) => (found: Import) => found.target.startsWith(`${folder}/`);

const corePackages = /^(neverthrow|date-fns\/[A-Za-z]+)$/;

/** Every import that points the wrong way, as `file -> target`. */
const wrongArrows = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter((found) => {
      const folder = found.file.split('/')[0];
      switch (folder) {
        case 'core':
          return !pointsInto('core')(found) && !isTest(found.file) && !corePackages.test(found.target);
        case 'adapters':
          return pointsInto('ui')(found) || pointsInto('cli')(found) || pointsInto('contract-tests')(found);
        case 'ui':
        case 'cli':
          return (
            pointsInto(folder === 'ui' ? 'cli' : 'ui')(found) ||
            pointsInto('contract-tests')(found) ||
            (pointsInto('adapters')(found) && !isCompositionRoot(found.file) && !isTest(found.file))
          );
        default:
          return false;
      }
    })
    .map((found) => `${found.file} -> ${found.target}`);

describe('arrows point at core', () => {
  test.each(['core', 'adapters', 'ui', 'cli'])('%s imports only what it may', (folder) => {
    expect(sourceFiles(folder).length).toBeGreaterThan(0);
    expect(wrongArrows(importsIn(folder))).toEqual([]);
  });

  test('nothing that a browser loads imports the server, the database or effect', () => {
    const serverOnly = /^(node:|kysely|effect|hono|@hono|pg$|tsyringe|reflect-metadata|sanitize-html)/;
    const browserFolders = /^(core\/src|adapters\/src\/(calls|codec|client|umbraco|cookies)|ui\/src)\//;
    const serverFile =
      /(\.server\.tsx?|\/(server|serve|dev-shop)\.ts|\/server\/.*|retrying-transport\.ts|file-cookies\.ts|jar-file\.ts|openapi\.ts|.*\.node\.ts)$/;
    const leaks = ['core', 'adapters', 'ui']
      .flatMap(importsIn)
      .filter(({ file }) => browserFolders.test(file) && !serverFile.test(file) && !isTest(file))
      .filter(({ target }) => serverOnly.test(target))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(leaks).toEqual([]);
  });

  test.each([
    ['core/src/money/cents.ts', "import { z } from 'zod';"],
    ['core/src/cart/cart.ts', "import type { Db } from '@shop/adapters/store-sql/database/database';"],
    ['core/src/cart/cart.ts', "export { x } from '../../../adapters/src/x.ts';"],
    ['adapters/src/x.ts', "import('../../ui/src/app.tsx')"],
    ['ui/src/app.tsx', "import { httpShop } from '@shop/adapters/client/http-shop';"],
    ['cli/src/program.ts', "import '@shop/adapters/store-sql/database/database';"],
  ])('a wrong arrow is seen: %s with %s', (file, text) => {
    expect(wrongArrows(importsOf(file, text))).toHaveLength(1);
  });

  test('a composition root may know adapters', () => {
    expect(wrongArrows(importsOf('ui/src/compose.ts', "import '@shop/adapters/client/http-shop';"))).toEqual([]);
  });
});
