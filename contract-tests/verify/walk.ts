import { campaign, print } from './campaign.ts';
import { longTests, plantedTests } from './long-tests.ts';

/** `npm run verify:walk [-- RUNS [SEED]]`: random walks in their long form: 2,000 on each store, half as many of
 *  browsers without scripts over HTTP on each store, a quarter that compares two stores after every command, and one
 *  in twenty on three hosts. A failure prints the shortest walk. The control: each walk finds a counting defect. */
const [runs = '2000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const walks = 'walk.prop';

// React renders pages as in production.
const asShop = { NODE_ENV: 'production' };

await campaign({
  name: 'verify:walk',
  seed,
  control: () => {
    const lines = plantedTests(walks, 'walk', asShop).split('\n');
    const failures = lines.filter((line) => line.startsWith('not ok'));
    const laws = lines.filter((line) => line.includes('Property failed after'));
    return failures.length > 0 && laws.length === failures.length && !lines.some((line) => line.startsWith('ok'));
  },
  run: () => {
    print(`${runs} runs; no walk is made less often than by npm test`);
    return longTests(walks, { ...asShop, RUNS: runs, SEED: seed });
  },
});
