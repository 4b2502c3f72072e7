import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { scenarioRuns } from './testing/scenario-runs.ts';
import { callDifference } from './testing/unlike-calls.ts';

const visit = 'cli/scenarios/guest-buys-day-tickets.yaml';

/** A package selected by its price list, which a page shows only for its number of persons. */
const packageByItsPrice = `name: A package by its price
steps:
  - ticket: termalija
    day: next free Wednesday
    tickets: { termalija-day-adult: 1, termalija-family-2-2: 1 }
    expect: { total: 94.00, count: 2 }
`;

/** All scenarios run in the long form: npm run verify:scenarios. */
test('a visit and a package by its price list make the same changing calls in a browser as in the terminal', async () => {
  const file = join(temporaryFolder(), 'package.yaml');
  writeFileSync(file, packageByItsPrice);
  const all = [visit, file, '--calls'];
  const [terminal, browser] = await Promise.all([scenarioRuns(all), scenarioRuns([...all, '--browser'])]);
  const callsOf = ({ runs }: typeof browser) => runs.flatMap(({ calls = [] }) => calls);
  expect([terminal, browser].flatMap(({ runs }) => runs.flatMap(({ problems }) => problems))).toEqual([]);
  expect(callsOf(browser).length).toBeGreaterThan(4);
  expect(callDifference(callsOf(terminal), callsOf(browser))).toEqual([]);
  expect(callDifference(callsOf(terminal).slice(1), callsOf(browser))).not.toEqual([]);
});
