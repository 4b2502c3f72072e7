import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { shippedScenarios } from '../testing/run-scenarios.ts';
import { runShop } from '../testing/run-shop.ts';

const ran = (folder: string, ...argv: readonly string[]) => runShop(['levers', ...argv], {}, { folder });

const checked = (text: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'levers.yaml'), text);
  return ran(folder, 'check', 'levers.yaml');
};

it('a file without mistakes is counted, and one that is not there is no file of levers', async () => {
  const right = await checked('levers:\n  - { call: addTicket, slow: 20 }\n  - { notification: twice }\n');
  expect(right).toMatchObject({ exitCode: 0, stdout: '2 levers without mistakes\n', stderr: '' });
  expect((await ran(temporaryFolder(), 'check', 'levers.yaml')).exitCode).toBe(2);
});

it('every mistake is told with file, line and column', async () => {
  const { exitCode, stderr } = await checked(
    'levers:\n  - { call: addTickets, slow: 20 }\n  - { call: addTicket, refuse: Full }\n',
  );
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^error: 2 mistakes in the levers \(Levers\.Mistakes\)\n/);
  expect(stderr).toMatch(
    / {2}levers\.yaml:2:\d+: .*\n {2}levers\.yaml:3:\d+: refuse must be a code that addTicket can answer/,
  );
});

it('the published schema equals the printed one, so that editors complete what a host reads', async () => {
  const { stdout } = await ran(temporaryFolder(), 'schema', '--json');
  const published = readFileSync(resolve(shippedScenarios, '../levers.schema.json'), 'utf8');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(published));
});
