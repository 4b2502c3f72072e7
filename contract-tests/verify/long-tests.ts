import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { defectsOf } from './defects.ts';

type Settings = Readonly<Record<string, string>>;

const vitest = (filter: string): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'contract-tests',
  filter,
];

const cwd = resolve(import.meta.dirname, '../..');

/** Runs tests of contract-tests with defects planted into core and adapters. Returns the output in TAP. Throws if a
 *  defect cannot be planted. */
export const plantedTests = (filter: string, planted: string, settings: Settings = {}): string => {
  defectsOf(planted);
  const command = [...vitest(filter), '--config', 'contract-tests/verify/planted.ts', '--reporter', 'tap-flat'];
  const env = { ...process.env, ...settings, PLANTED: planted };
  return spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' }).stdout;
};

/** Runs tests of contract-tests in their long form, with their output. Units: failed runs. */
export const longTests = (filter: string, settings: Settings): number => {
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, [...vitest(filter)], {
    cwd,
    env,
    stdio: 'inherit',
  });
  return status === 0 ? 0 : 1;
};
