import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** `npm run verify:walk [-- RUNS [SEED]]`: the random walks of the shop in their long form: 2,000 over each store, as many of browsers
 *  without script over HTTP, a half of them over each store, a quarter of them command by command on two stores, and one in twenty on
 *  three hosts side by side. The same seed walks the same way; a failure prints the shortest walk that shows it. */
const [runs = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

process.stdout.write(`${runs} runs, seed ${seed}\n`);

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.workspace.ts',
    '--project',
    'contract-tests',
    'shop-walk',
    'cart-walk',
    'page-walk',
    'stores-agree',
  ],
  {
    cwd: resolve(import.meta.dirname, '../..'),
    // Pages are drawn as a shop draws them.
    env: { ...process.env, NODE_ENV: 'production', RUNS: runs, SEED: seed },
    stdio: 'inherit',
  },
);

process.exitCode = status ?? 1;
