import { describe, expect, test } from 'vitest';
import { adapterArrows } from './adapter-arrows.ts';
import { adapterArrow, adapterFolder, arrowRules, isTest, wrongArrows } from './arrow-rules.ts';
import { importsIn, importsOf, sourceFiles } from './imports.ts';

const imports = ['core', 'adapters', 'ui', 'cli'].flatMap(importsIn);

describe.each(arrowRules.map((rule) => [rule.says, rule] as const))('%s', (_, rule) => {
  test('everywhere', () => {
    expect(wrongArrows(rule, imports)).toEqual([]);
  });

  test.each(rule.planted)('or it is seen: %s with %s', (file, text) => {
    expect(wrongArrows(rule, importsOf(file, text))).toHaveLength(1);
  });
});

describe('the table of adapters', () => {
  const drawn = new Set(
    imports.flatMap((found) => {
      const arrow = isTest(found.file) ? undefined : adapterArrow(found);
      return arrow === undefined ? [] : [arrow.join(' -> ')];
    }),
  );

  test('has a row for every folder, and no other', () => {
    const folders = sourceFiles('adapters/src').flatMap((file) => adapterFolder(file) ?? []);
    expect(Object.keys(adapterArrows).sort()).toEqual([...new Set(folders)].sort());
  });

  test('lists no arrow that nothing draws', () => {
    const listed = Object.entries(adapterArrows).flatMap(([from, known]) =>
      known === 'every folder' ? [] : known.map((to) => `${from} -> ${to}`),
    );
    expect(listed.filter((arrow) => !drawn.has(arrow))).toEqual([]);
  });
});

test('nothing that a browser loads imports the server, the database or effect', () => {
  const serverOnly = /^(node:|kysely|effect|hono|@hono|pg$|tsyringe|reflect-metadata|sanitize-html)/;
  const browserFolders =
    /^(core\/src|adapters\/src\/(calls|codec|client|umbraco|cookies|content-cache|open\/browser)|ui\/src)/;
  const serverFile =
    /(\.server\.tsx?|\/(entry-server|serve|dev-shop)\.ts|\/server\/.*|retrying-transport\.ts|file-cookies\.ts|jar-file\.ts|openapi\.ts|.*\.node\.ts)$/;
  const leaks = imports
    .filter(({ file }) => browserFolders.test(file) && !serverFile.test(file) && !isTest(file))
    .filter(({ target }) => serverOnly.test(target))
    .map(({ file, target }) => `${file} -> ${target}`);
  expect(leaks).toEqual([]);
});
