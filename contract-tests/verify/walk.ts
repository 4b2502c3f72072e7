import { campaign, print } from './campaign.ts';
import { longTests, plantedTests } from './long-tests.ts';

/** `npm run verify:walk [-- RUNS [SEED]]`: random walks in their long form: 2,000 in memory, and a quarter as many that
 *  compare memory and SQLite after every command. A failure in memory prints the shortest walk. The control: each walk
 *  finds a counting defect. */
const [runs = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const walks = 'walk.prop';

await campaign({
  name: 'verify:walk',
  seed,
  control: () => {
    const lines = plantedTests(walks, 'walk').split('\n');
    const failures = lines.filter((line) => line.startsWith('not ok'));
    const laws = lines.filter((line) => line.includes('Property failed after'));
    return failures.length > 0 && laws.length === failures.length && !lines.some((line) => line.startsWith('ok'));
  },
  run: () => {
    print(`${runs} runs; no walk is made less often than by npm test`);
    return longTests(walks, { RUNS: runs, SEED: seed });
  },
});
