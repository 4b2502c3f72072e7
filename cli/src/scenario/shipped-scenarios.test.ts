import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runScenarios, shippedScenarios } from '../testing/run-scenarios.ts';

it('every shipped scenario passes in a world of its own with fixed ids (R-SHOP-1)', async () => {
  const { exitCode, stdout, stderr } = await runScenarios([
    shippedScenarios,
    '--parallel',
    '4',
    '--seed',
    'spa',
    '--json',
  ]);
  const { runs } = JSON.parse(stdout);
  expect(runs.filter(({ problems }: { problems: unknown[] }) => problems.length > 0)).toEqual([]);
  expect([exitCode, stderr]).toEqual([0, '']);
});

it('shop run --schema prints the schema of scenario.schema.json', async () => {
  const { stdout } = await runScenarios(['--schema', '--json']);
  const published = readFileSync(resolve(shippedScenarios, '../scenario.schema.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(stdout));
});
