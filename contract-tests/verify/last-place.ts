import { campaign, print } from './campaign.ts';
import { lastPlace } from './defects.ts';
import { longTests, plantedTests } from './long-tests.ts';

/** `npm run verify:last-place [-- STORIES [SEED]]`: three visitors, the bank, the clock and crashes compete for one
 *  place, in any order of their transactions. A failure prints the shortest story. The control: each defect of a
 *  list is found. */
const [stories = '3000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const settings = { RUNS: stories, SEED: seed };

await campaign({
  name: 'verify:last-place',
  seed,
  control: () => {
    const results = lastPlace.map(({ what }, number) => {
      const output = plantedTests('last-place', `lastPlace ${number}`, settings);
      const after = /Property failed after (\d+) tests/.exec(output)?.[1];
      print(`${after === undefined ? 'MISSED' : 'found '} ${what}${after === undefined ? '' : `, story ${after}`}`);
      return after !== undefined;
    });
    return results.every((one) => one);
  },
  run: () => longTests('last-place', settings),
});
