import { describe, expect, test } from 'vitest';
import { arrowRules, isTest, wrongArrows } from './arrow-rules.ts';
import { importsIn, importsOf, sourceFiles } from './imports.ts';
import { placeOf, rooms } from './rooms.ts';

const imports = ['core', 'adapters', 'ui', 'cli'].flatMap(importsIn);

describe.each(arrowRules.map((rule) => [rule.says, rule] as const))('%s', (_, rule) => {
  test('holds in every file', () => {
    expect(wrongArrows(rule, imports)).toEqual([]);
  });

  test.each(rule.planted)('rejects %s with %s', (file, text) => {
    expect(wrongArrows(rule, importsOf(file, text))).toHaveLength(1);
  });
});

test.each(Object.entries(rooms))('each folder that the map names for %s contains a file', (folder, names) => {
  const used = new Set(sourceFiles(folder).map((file) => placeOf(file)?.at));
  expect(names.filter((_, index) => !used.has(index))).toEqual([]);
});

test('code for browsers imports neither server nor database nor effect', () => {
  const serverOnly = /^(node:|kysely|effect|hono|@hono|pg$|tsyringe|reflect-metadata|sanitize-html)/;
  const browserFolders =
    /^(core\/src|adapters\/src\/(wire|content\/system|content\/cache|platform\/cookies)|ui\/src)\//;
  const serverFile =
    /(\.server\.tsx?|\/(entry-server|serve)\.ts|\/server\/.*|retrying-transport\.ts|file-cookies\.ts|openapi\.ts|.*\.node\.ts)$/;
  const leaks = imports
    .filter(({ file }) => browserFolders.test(file) && !serverFile.test(file) && !isTest(file))
    .filter(({ target }) => serverOnly.test(target))
    .map(({ file, target }) => `${file} -> ${target}`);
  expect(leaks).toEqual([]);
});

describe('the packages of the allow list', () => {
  const inProgram =
    'react react-dom tsyringe reflect-metadata neverthrow effect wouter @preact/signals-react i18next react-i18next ' +
    'react-hook-form zod react-day-picker date-fns commander';
  const tools = 'vite vitest fast-check @playwright/test';
  const all = [...imports, ...importsIn('contract-tests')];
  const isUsed = (name: string, found: typeof imports): boolean =>
    found.some(({ target }) => target === name || target.startsWith(`${name}/`));

  test.each(inProgram.split(' '))('%s is imported by the program', (name) => {
    expect(
      isUsed(
        name,
        imports.filter(({ file }) => /^\w+\/src\//.test(file) && !isTest(file)),
      ),
    ).toBe(true);
  });

  test.each(tools.split(' '))('%s builds or proves it', (name) => {
    expect(isUsed(name, all)).toBe(true);
  });

  test('a package that no file imports fails the check', () => {
    expect(isUsed('react-do', all)).toBe(false);
  });
});
