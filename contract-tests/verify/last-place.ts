import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { campaign, print } from './campaign.ts';
import { lastPlace } from './defects.ts';

/** `npm run verify:last-place [-- STORIES [SEED]]`: three visitors, the bank, the clock and crashes around one place,
 *  in any order of their transactions. A failure prints the shortest story. The control: each defect of a list is
 *  found. */
const [stories = '3000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract-tests', 'last-place', '--config'];
const cwd = resolve(import.meta.dirname, '../..');

await campaign({
  name: 'verify:last-place',
  seed,
  control: () => {
    const found = lastPlace.map(({ what }, number) => {
      const planted = [...vitest, 'contract-tests/verify/planted.ts', '--reporter', 'tap-flat'];
      const env = { ...process.env, PLANTED: `lastPlace ${number}`, RUNS: stories, SEED: seed };
      const { stdout } = spawnSync(process.execPath, planted, { cwd, env, encoding: 'utf8' });
      const after = /Property failed after (\d+) tests/.exec(stdout)?.[1];
      print(`${after === undefined ? 'MISSED' : 'found '} ${what}${after === undefined ? '' : `, story ${after}`}`);
      return after !== undefined;
    });
    return found.every((one) => one);
  },
  run: () => {
    const env = { ...process.env, RUNS: stories, SEED: seed };
    return spawnSync(process.execPath, [...vitest, 'vitest.workspace.ts'], { cwd, env, stdio: 'inherit' }).status ?? 1;
  },
});
