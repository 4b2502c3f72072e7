import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { paymentScenario } from '../testing/payment-rows.ts';
import { runScenarios } from '../testing/run-scenarios.ts';
import { scenarioReference } from '../testing/scenario-reference.ts';

const { text, examples } = scenarioReference();

/** Runs a scenario and returns its problems. */
const problemsOf = async (visit: string): Promise<readonly string[]> => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'visit.yaml'), visit);
  const { stdout, stderr } = await runScenarios(['visit.yaml', '--json'], { folder });
  if (stdout === '') return [stderr];
  const { runs } = JSON.parse(stdout);
  return runs.flatMap(({ problems }: { problems: readonly { message: string }[] }) =>
    problems.map((one) => one.message),
  );
};

const member = '{ email: maja@example.com, password: voda in para 42, name: Maja, surname: Kovač }';

it('REFERENCE.md lists every step and member of the schema and the goods of the sample', async () => {
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, '../../scenarios/REFERENCE.md'));
});

it('every example of the reference runs in the order of the table', async () => {
  // The steps that must come first: an order empties the cart, and a log-out removes personal data.
  const before: Readonly<Record<string, readonly string[]>> = {
    pay: ['guest'],
    reserve: ['ticket', 'guest'],
    beginPayment: ['ticket', 'guest'],
  };
  const steps = [...examples.keys()]
    .flatMap((name) => [...(before[name] ?? []), name])
    .map((name) => examples.get(name));
  const head = ['name: Every example', `world: { at: "2027-01-08T08:00:00Z", members: [${member}] }`, 'steps:'];
  expect(await problemsOf([...head, ...steps.map((step) => `  - ${step}`)].join('\n'))).toEqual([]);
});

it('every payment of the reference ends with the outcome of its row', async () => {
  expect(await problemsOf(JSON.stringify(paymentScenario))).toEqual([]);
});
