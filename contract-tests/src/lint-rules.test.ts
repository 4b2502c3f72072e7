import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { projectRoot } from './arrows/imports.ts';

/** Returns the messages of one of the project's lint rules about a file. */
const linted = (rule: string, text: string, file = 'probe.ts') => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(projectRoot, '.ci', rule)] }));
  writeFileSync(join(folder, file), text);
  const biome = [join(projectRoot, 'node_modules/@biomejs/biome/bin/biome'), 'lint', file];
  return spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' });
};

const settings: unknown = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));

test.each([
  ['refuses', 'Date.now()', true],
  ['refuses', 'new Date()', true],
  ['accepts', 'new Date(0)', false],
])('lint %s %s, as the day of a test is a fixed one (R-DRIVE-12)', (_, code, isRefused) => {
  const { status, stderr } = linted('no-clock.grit', `export const moment = ${code};\n`);
  expect(stderr.includes('Take the time from a ClockPort')).toBe(isRefused);
  expect(status).toBe(isRefused ? 1 : 0);
});

test('the rule applies to every file except the clocks and programs outside the tests (R-DRIVE-12)', () => {
  expect(settings).toMatchObject({
    overrides: expect.arrayContaining([
      {
        includes: [
          ...['**', '!adapters/src/platform/clock/clocks*.ts', '!.ci/painting/**'],
          ...['!contract-tests/days/moved-clock.mjs', '!contract-tests/verify/**'],
        ],
        plugins: ['./.ci/no-clock.grit'],
      },
    ]),
  });
});

test.each([
  ['refuses', 'schema._zod.values', true],
  ['refuses', 'schema?.def.type', true],
  ['refuses', 'schema instanceof z.core.$ZodObject', true],
  ['refuses', '(({ _zod }: z.core.$ZodType) => _zod)(schema)', true],
  ['refuses', '(({ _zod: { def } }: z.core.$ZodType) => def)(schema)', true],
  ['accepts', '(schema satisfies z.core.$ZodType).definition', false],
])('lint %s %s, as zod is used by its public functions', (_, code, isRefused) => {
  const text = `import * as z from 'zod/mini';\nimport { schema } from './schema.ts';\nexport const probe = [z, ${code}];\n`;
  const { status, stderr } = linted('no-zod-internals.grit', text);
  expect(stderr.includes('Read a schema by zod')).toBe(isRefused);
  expect(status).toBe(isRefused ? 1 : 0);
});

test('the rule applies to every program file', () => {
  expect(settings).toMatchObject({
    overrides: expect.arrayContaining([
      {
        includes: ['core/**', 'adapters/**', 'ui/**', 'cli/**', '!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**'],
        plugins: ['./.ci/no-zod-internals.grit'],
      },
    ]),
  });
});

test.each([
  ['refuses', '{ ...(name === undefined ? {} : { name }) }', true],
  ['refuses', '{ ...(isOpen ? { name } : {}) }', true],
  ['refuses', '{ ...(isOpen && { name }) }', true],
  ['refuses', '{ ...{ name, isOpen } }', true],
  ['refuses', "[...[name, 'b'], 'c']", true],
  ['refuses', '<p {...(isOpen ? { id: name } : {})} />', true],
  ['refuses', '<p {...(isOpen && { id: name })} />', true],
  ['accepts', '{ ...(isOpen ? one : { name }), name }', false],
  ['accepts', "[...(isOpen ? [] : [name]), ...['b'].map(String), ...names]", false],
])('lint %s %s, as members are written by name', (_, code, isRefused) => {
  const text = `import { isOpen, name, names, one } from './names.ts';\nexport const probe = [isOpen, name, names, one, ${code}];\n`;
  const { status, stderr } = linted('no-literal-spread.grit', text, 'probe.tsx');
  expect(stderr.includes('Write each member by name')).toBe(isRefused);
  expect(status).toBe(isRefused ? 1 : 0);
});

test('the rule applies to everything except tests and their helpers', () => {
  expect(settings).toMatchObject({
    overrides: expect.arrayContaining([
      {
        includes: expect.arrayContaining(['**', '!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**', '!ui/e2e/**']),
        plugins: ['./.ci/no-literal-spread.grit'],
      },
    ]),
  });
});
