import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runScenarios, shippedScenarios } from '../testing/run-scenarios.ts';

it('every scenario that comes with the program ends as it says, each in a world of its own whose ids repeat (R-SHOP-1)', async () => {
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

it('editors complete what a run reads: the schema beside the scenarios is the one that is printed', async () => {
  const { stdout } = await runScenarios(['--schema', '--json']);
  const published = readFileSync(resolve(shippedScenarios, '../scenario.schema.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(stdout));
});
