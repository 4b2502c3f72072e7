import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const run = (program: string, folder: string, argv: readonly string[]) =>
  spawnSync(process.execPath, [program, ...argv], { cwd: folder, encoding: 'utf8' });

it('a broken law of prices fails with the smallest receipt and a file that reproduces it', async () => {
  const fuzz = ['price', 'fuzz', '--seed', '1', '--lang', 'en'];
  // A planted defect: half a cent is rounded down instead of up.
  const otherRule = {
    name: 'other-rule',
    transform: (code: string, id: string) =>
      id.endsWith('/core/src/money/percent.ts') ? code.replace('(hundredths + 50)', '(hundredths + 49)') : null,
  };
  const folder = temporaryFolder();
  const outDir = join(folder, 'dist');
  await build({ root: join(root, 'cli'), logLevel: 'error', plugins: [otherRule], build: { outDir } });
  // A built program reads the sample in the project around it.
  symlinkSync(join(root, 'adapters'), join(folder, 'adapters'));
  const broken = join(outDir, 'shop.js');
  const { status, stdout, stderr } = run(broken, folder, fuzz);
  expect(status).toBe(3);
  expect(stderr).toContain('(Prices.LawBroken)');
  expect(stdout).toMatch(/^broken {2}by-hand {2}a unit costs what the rules say/m);
  expect(stdout).toMatch(/^by-hand is broken: line 1 costs a piece \d+, not \d+$/m);
  expect(stdout).toMatch(/^ +\S.* \d+% +-\d+ %/m);
  const file = stdout.split('for shop price explain:\n')[1]?.split('\n\n')[0] ?? '';
  expect(file.split('\n').filter((line) => line.startsWith('  - '))).toHaveLength(1);

  const visit = stdout.split('for shop run:\n')[1]?.split('\n\n')[0] ?? '';
  writeFileSync(join(folder, 'visit.yaml'), `${visit}\n`);
  const shown = run(broken, folder, ['run', 'visit.yaml']);
  expect([shown.status, shown.stdout]).toEqual([
    3,
    expect.stringMatching(/visit\.yaml:\d+:\d+: total: expected .* found /),
  ]);
  expect(run(join(root, 'cli/bin/shop.mjs'), folder, ['run', 'visit.yaml'])).toMatchObject({ status: 0 });

  writeFileSync(join(folder, 'smallest.yaml'), `${file}\n`);
  const again = [...fuzz, '--rules', 'smallest.yaml'];
  expect(run(broken, folder, again)).toMatchObject({ status: 3 });
  expect(run(join(root, 'cli/bin/shop.mjs'), folder, again)).toMatchObject({ status: 0 });
});
