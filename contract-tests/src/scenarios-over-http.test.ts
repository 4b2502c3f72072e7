import { expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { scenarioRuns } from './testing/scenario-runs.ts';

/** One or two scenarios of each kind: on a shared shop, refused, and with their own server whose clock moves. */
const some = ['declined-card', 'extras', 'promo-code', 'checkout-in-order', 'evening-before'].map(
  (name) => `cli/scenarios/${name}.yaml`,
);

const shop = builtShop();

/** All scenarios run in the long form: npm run verify:scenarios. */
test('a scenario makes the same changing calls over HTTP as in a process', async () => {
  const here = await scenarioRuns([...some, '--calls']);
  const there = await scenarioRuns([...some, '--calls', '--parallel', '2'], shop.origin);
  const resultsOf = ({ runs }: typeof here) => runs.map(({ name, problems, calls }) => ({ name, problems, calls }));
  expect(here.runs.flatMap(({ problems }) => problems)).toEqual([]);
  expect(resultsOf(there)).toEqual(resultsOf(here));
});
