import { describe, expect, test } from 'vitest';
import { arrowRules, isTest, wrongArrows } from './arrow-rules.ts';
import { importsIn, importsOf, sourceFiles } from './imports.ts';
import { placeOf, rooms } from './rooms.ts';

const imports = ['core', 'adapters', 'ui', 'cli'].flatMap(importsIn);

describe.each(arrowRules.map((rule) => [rule.says, rule] as const))('%s', (_, rule) => {
  test('everywhere', () => {
    expect(wrongArrows(rule, imports)).toEqual([]);
  });

  test.each(rule.planted)('or it is seen: %s with %s', (file, text) => {
    expect(wrongArrows(rule, importsOf(file, text))).toHaveLength(1);
  });
});

test.each(Object.entries(rooms))('each room of %s holds a file', (folder, names) => {
  const used = new Set(sourceFiles(folder).map((file) => placeOf(file)?.at));
  expect(names.filter((_, index) => !used.has(index))).toEqual([]);
});

test('nothing that a browser loads imports the server, the database or effect', () => {
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

describe('the packages of the owner’s card', () => {
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

  test('a package that nothing imports is noticed', () => {
    expect(isUsed('react-do', all)).toBe(false);
  });
});
