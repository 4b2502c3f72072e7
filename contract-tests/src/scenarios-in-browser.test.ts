import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { scenarioRuns } from './testing/scenario-runs.ts';
import { callDifference } from './testing/unlike-calls.ts';

const visit = 'cli/scenarios/guest-buys-day-tickets.yaml';

/** The beginning of the same visit, with another child. */
const withAnotherChild = `name: With another child
steps:
  - ticket: termalija
    day: next free Wednesday
    tickets: { termalija-day-adult: 2, termalija-day-child: 2 }
`;

const fileOf = (text: string): string => {
  const file = join(temporaryFolder(), 'visit.yaml');
  writeFileSync(file, text);
  return file;
};

/** All scenarios run in the long form: npm run verify:scenarios. */
test('a visit asks for the same changes in a browser as at the terminal, call by call, and ends as it says; another one does not', async () => {
  const [here, seen, other] = await Promise.all([
    scenarioRuns([visit, '--calls']),
    scenarioRuns([visit, '--calls', '--browser']),
    scenarioRuns([fileOf(withAnotherChild), '--calls']),
  ]);
  const callsOf = ({ runs }: typeof here) => runs.flatMap(({ calls = [] }) => calls);
  expect([here, seen, other].flatMap(({ runs }) => runs.flatMap(({ problems }) => problems))).toEqual([]);
  expect(callsOf(seen).length).toBeGreaterThan(3);
  expect(callDifference(callsOf(here), callsOf(seen))).toEqual([]);
  expect(callDifference(callsOf(other), callsOf(seen))).toEqual([
    expect.stringMatching(/^- .*"call":"addTicket".*"termalija-day-child","quantity":2/),
    expect.stringMatching(/^\+ .*"call":"addTicket".*"termalija-day-child","quantity":1/),
  ]);
});

/** A package selected by its price list, which a page shows only for its number of persons. */
const packageByItsPrice = `name: A package by its price
steps:
  - ticket: termalija
    day: next free Wednesday
    tickets: { termalija-family-2-2: 1, termalija-day-adult: 1 }
    expect: { total: 94.00, count: 2 }
`;

test('a package that a step names by its price has its persons chosen in a browser', async () => {
  const { runs } = await scenarioRuns([fileOf(packageByItsPrice), '--browser']);
  expect(runs.flatMap(({ problems }) => problems)).toEqual([]);
});
