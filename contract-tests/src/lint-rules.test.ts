import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { projectRoot } from './arrows/imports.ts';

/** Returns the codes that one of the project's lint rules refuses, with its message. `around` turns a code into a
 *  file. */
const refusedBy = (rule: string, message: string, codes: readonly string[], around: (code: string) => string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(projectRoot, '.ci', rule)] }));
  const files = new Map(codes.map((code, number) => [`probe-${number}.tsx`, code]));
  for (const [file, code] of files) writeFileSync(join(folder, file), around(code));
  const biome = [join(projectRoot, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=github'];
  const { stdout } = spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes(message));
  return [...files].flatMap(([file, code]) => (lines.some((line) => line.includes(file)) ? code : []));
};

const settings: unknown = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));

test('lint refuses the clock of the machine (R-DRIVE-12)', () => {
  const refused = ['Date.now()', 'new Date()'];
  const accepted = ['new Date(0)'];
  const around = (code: string) => `export const moment = ${code};\n`;
  expect(refusedBy('no-clock.grit', 'Take the time from a ClockPort', [...refused, ...accepted], around)).toEqual(
    refused,
  );
});

test('the rule against clocks applies to every file except the clocks and programs outside the tests (R-DRIVE-12)', () => {
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

test('lint refuses internals of zod', () => {
  const refused = [
    'schema._zod.values',
    'schema?.def.type',
    'schema instanceof z.core.$ZodObject',
    '(({ _zod }: z.core.$ZodType) => _zod)(schema)',
    '(({ _zod: { def } }: z.core.$ZodType) => def)(schema)',
  ];
  const accepted = ['(schema satisfies z.core.$ZodType).definition'];
  const around = (code: string) =>
    `import * as z from 'zod/mini';\nimport { schema } from './schema.ts';\nexport const probe = [z, ${code}];\n`;
  expect(refusedBy('no-zod-internals.grit', 'Read a schema by zod', [...refused, ...accepted], around)).toEqual(
    refused,
  );
});

test('the rule against internals of zod applies to every program file', () => {
  expect(settings).toMatchObject({
    overrides: expect.arrayContaining([
      {
        includes: ['core/**', 'adapters/**', 'ui/**', 'cli/**', '!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**'],
        plugins: ['./.ci/no-zod-internals.grit'],
      },
    ]),
  });
});

test('lint refuses spreads of conditions and literals', () => {
  const refused = [
    '{ ...(name === undefined ? {} : { name }) }',
    '{ ...(isOpen ? { name } : {}) }',
    '{ ...(isOpen && { name }) }',
    '{ ...{ name, isOpen } }',
    "[...[name, 'b'], 'c']",
    '<p {...(isOpen ? { id: name } : {})} />',
    '<p {...(isOpen && { id: name })} />',
  ];
  const accepted = [
    '{ ...(isOpen ? one : { name }), name }',
    "[...(isOpen ? [] : [name]), ...['b'].map(String), ...names]",
  ];
  const around = (code: string) =>
    `import { isOpen, name, names, one } from './names.ts';\nexport const probe = [isOpen, name, names, one, ${code}];\n`;
  expect(refusedBy('no-literal-spread.grit', 'Write each member by name', [...refused, ...accepted], around)).toEqual(
    refused,
  );
});

test('the rule against spreads applies to everything except tests and their helpers', () => {
  expect(settings).toMatchObject({
    overrides: expect.arrayContaining([
      {
        includes: expect.arrayContaining(['**', '!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**', '!ui/e2e/**']),
        plugins: ['./.ci/no-literal-spread.grit'],
      },
    ]),
  });
});
