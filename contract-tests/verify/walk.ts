import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { campaign, print } from './campaign.ts';

/** `npm run verify:walk [-- RUNS [SEED]]`: random walks in their long form: 2,000 over each store, half as many of
 *  browsers without script over HTTP and each store, a quarter command by command on two stores, one in twenty on three
 *  hosts. A failure prints the shortest walk. The control: each walk finds a counting defect. */
const [runs = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract-tests', 'walk', '--config'];

// Pages are drawn as a shop draws them.
const env = { ...process.env, NODE_ENV: 'production' };
const cwd = resolve(import.meta.dirname, '../..');

await campaign({
  name: 'verify:walk',
  seed,
  control: () => {
    const planted = [...vitest, 'contract-tests/verify/planted.ts', '--reporter', 'tap-flat'];
    const { stdout } = spawnSync(process.execPath, planted, {
      cwd,
      env: { ...env, PLANTED: 'walk' },
      encoding: 'utf8',
    });
    const lines = stdout.split('\n');
    const failures = lines.filter((line) => line.startsWith('not ok'));
    const laws = lines.filter((line) => line.includes('Property failed after'));
    return failures.length > 0 && laws.length === failures.length && !lines.some((line) => line.startsWith('ok'));
  },
  run: () => {
    print(`${runs} runs; no walk is made less often than by npm test`);
    const { status } = spawnSync(process.execPath, [...vitest, 'vitest.workspace.ts'], {
      cwd,
      env: { ...env, RUNS: runs, SEED: seed },
      stdio: 'inherit',
    });
    return status === 0 ? 0 : 1;
  },
});
