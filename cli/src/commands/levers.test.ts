import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../run.ts';
import { shippedScenarios } from '../testing/run-scenarios.ts';
import { temporaryFolder } from '../testing/shop-process.ts';
import { testShop } from '../testing/test-shop.ts';
import { testTerminal } from '../testing/test-terminal.ts';

const levers = async (...argv: readonly string[]) => {
  const folder = temporaryFolder();
  const write = (text: string) => writeFileSync(join(folder, 'levers.yaml'), text);
  const ran = async () => {
    const { terminal, printed } = testTerminal(['levers', ...argv], { folder });
    return { exitCode: await run(terminal, async () => testShop().access), ...printed };
  };
  return { write, ran };
};

it('a file without mistakes is counted', async () => {
  const { write, ran } = await levers('check', 'levers.yaml');
  write('levers:\n  - { call: addTicket, slow: 20 }\n  - { notification: twice }\n');
  expect(await ran()).toEqual({ exitCode: 0, stdout: '2 levers without mistakes\n', stderr: '' });
});

it('every mistake is told with file, line and column', async () => {
  const { write, ran } = await levers('check', 'levers.yaml');
  write('levers:\n  - { call: addTickets, slow: 20 }\n  - { call: addTicket, refuse: Full }\n');
  const { exitCode, stderr } = await ran();
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^error: 2 mistakes in the levers \(Levers\.Mistakes\)\n/);
  expect(stderr).toMatch(
    / {2}levers\.yaml:2:\d+: .*\n {2}levers\.yaml:3:\d+: refuse must be a code that addTicket can answer/,
  );
});

it('a file that is not there is no file of levers', async () => {
  const { ran } = await levers('check', 'levers.yaml');
  expect((await ran()).exitCode).toBe(2);
});

it('editors complete what a host reads: the schema that is published is the one that is printed', async () => {
  const { ran } = await levers('schema', '--json');
  const published = readFileSync(resolve(shippedScenarios, '../levers.schema.json'), 'utf8');
  expect(JSON.parse((await ran()).stdout)).toEqual(JSON.parse(published));
});
