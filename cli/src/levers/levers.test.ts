import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { shippedScenarios } from '../testing/run-scenarios.ts';
import { runShop } from '../testing/run-shop.ts';

const run = (folder: string, ...argv: readonly string[]) => runShop(['levers', ...argv], {}, { folder });

const checked = (text: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'levers.yaml'), text);
  return run(folder, 'check', 'levers.yaml');
};

it('levers check counts the levers of a correct file', async () => {
  const right = await checked('levers:\n  - { call: addTicket, slow: 20 }\n  - { notification: twice }\n');
  expect(right).toMatchObject({ exitCode: 0, stdout: '2 levers without mistakes\n', stderr: '' });
});

it('levers check prints each mistake with file, line and column and ends with 3', async () => {
  const { exitCode, stderr } = await checked(
    'levers:\n  - { call: addTickets, slow: 20 }\n  - { call: addTicket, refuse: Full }\n',
  );
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^error: 2 mistakes in the levers \(Levers\.Mistakes\)\n/);
  expect(stderr).toMatch(
    / {2}levers\.yaml:2:\d+: .*\n {2}levers\.yaml:3:\d+: refuse must be a code that addTicket can answer/,
  );
});

it('levers schema prints the schema of levers.schema.json', async () => {
  const { stdout } = await run(temporaryFolder(), 'schema', '--json');
  const published = readFileSync(resolve(shippedScenarios, '../levers.schema.json'), 'utf8');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(published));
});
