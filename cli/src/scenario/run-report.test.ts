import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runScenarios } from '../testing/run-scenarios.ts';

/** Makes a working folder with a file of scenarios. */
const folderWith = (text: string): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'visit.yaml'), text);
  return folder;
};

const ticket = (more: string) =>
  `name: A <visit>\ntags: [one]\nsteps:\n  - ticket: termalija\n    day: next free Wednesday\n    tickets: { termalija-day-adult: 2 }\n${more}`;

const run = (text: string, ...argv: readonly string[]) =>
  runScenarios(['visit.yaml', ...argv], { folder: folderWith(text) });

describe('shop run prints the place and reason of', () => {
  it.each([
    ['another total', ticket('    expect: { count: 2, total: 43.99 }\n'), '7:32', 'total: expected 43.99, found 44.00'],
    [
      'another line',
      ticket('    expect:\n      lines: [{ pieces: 3 }]\n'),
      '8:25',
      'lines.0.pieces: expected 3, found 2',
    ],
    ['a missing text', ticket('    expect: { texts: [zastonj] }\n'), '7:23', 'texts.0: expected "zastonj"'],
    [
      'a missing refusal',
      ticket('    refused: Shop.InProgress\n'),
      '4:5',
      'nothing refused it; expected Shop.InProgress',
    ],
    [
      'another refusal',
      ticket('  - promo: NIKOLI\n    refused: Shop.InProgress\n'),
      '7:5',
      'refused with ShopCheckOut.CheckPromoCode.Invalid; expected Shop.InProgress',
    ],
    ['an unexpected refusal', ticket('  - pay: {}\n'), '7:5', '(ShopCheckOut.PaymentStart.CustomerMissing)'],
    ['a missing order', ticket('    expect: { order: { status: completed } }\n'), '7:13', 'no order was paid'],
  ])('%s', async (_, text, at, message) => {
    const { exitCode, stdout, stderr } = await run(text);
    expect(stdout).toContain(`visit.yaml:${at}: `);
    expect(stdout).toContain(message);
    expect([exitCode, stderr.split('\n')[0]]).toEqual([
      3,
      'error: 1 of 1 scenario did not end as expected (Scenarios.Failed)',
    ]);
  });

  it('a refusal in the language of --lang, not of the visitor', async () => {
    const text = ticket('  - language: it\n  - promo: NIKOLI\n');
    const { stdout } = await run(text, '--lang', 'de');
    expect(stdout).toContain('visit.yaml:8:5: refused: Dieser Rabattcode');
  });

  it('only the first failing step', async () => {
    const { stdout } = await run(ticket('    expect: { total: 1 }\n  - promo: NIKOLI\n'));
    expect(stdout).not.toContain('visit.yaml:8');
  });
});

describe('the hints of a scenario name members of a step, not options of a command', () => {
  it.each([
    ['no day', '  - ticket: termalija\n    tickets: { termalija-day-adult: 1 }\n', 'day: ', '--date'],
    ['no season', '  - ticket: orhidelija-ten-visits\n    tickets: { Odrasli: 1 }\n', 'season: ', '--season'],
    [
      'an empty name',
      `${ticket('').slice(ticket('').indexOf('  -'))}  - guest: { firstName: "" }\n`,
      'firstName: ',
      '--first',
    ],
  ])('for %s', async (_, steps, hint, option) => {
    const { stdout } = await run(`name: A visit\nsteps:\n${steps}`);
    expect(stdout).toContain(hint);
    expect(stdout).not.toContain(option);
  });
});

it('shop run prints the mistakes of a file and of its levers before it runs anything', async () => {
  const world = 'world: { levers: [{ call: addTicket, refuse: Full }] }';
  const { exitCode, stdout, stderr } = await run(`name: A visit\nsteps:\n  - dance: true\n${world}\n`);
  expect([exitCode, stdout]).toEqual([3, '']);
  expect(stderr).toContain('visit.yaml:3:5: step 1 must have');
  expect(stderr).toMatch(/visit\.yaml:4:\d+: refuse must be a code that addTicket can answer/);
});

it('shop run runs the other files beside one with mistakes and ends with 3', async () => {
  const folder = folderWith(ticket(''));
  writeFileSync(join(folder, 'broken.yaml'), 'name: Broken\nsteps:\n  - dance: true\n');
  const reports: string[] = [];
  const keepFile = (_path: string, bytes: Uint8Array) => {
    reports.push(new TextDecoder().decode(bytes));
    return okAsync<void, string>(undefined);
  };
  const around = { folder, keepFile };
  const { exitCode, stdout, stderr } = await runScenarios(['.', '--json', '--junit', 'report.xml'], around);
  const { passed, failed, mistakes } = JSON.parse(stdout);
  expect({ exitCode, passed, failed }).toEqual({ exitCode: 3, passed: 1, failed: 0 });
  expect(mistakes).toEqual([expect.objectContaining({ file: 'broken.yaml', line: 3, column: 5 })]);
  expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'Scenarios.Mistakes' } });
  expect(reports[0]).toMatch(/ tests="2" failures="1" /);
  expect(reports[0]).toContain('<failure message="broken.yaml:3:5: step 1 must have');
});

it('shop run runs the other files beside one that cannot be read and ends with 2', async () => {
  const folder = folderWith(ticket(''));
  writeFileSync(join(folder, 'windows.yaml'), Buffer.from('name: Dru\x9eina\n', 'latin1'));
  const files = ['missing.yaml', 'visit.yaml', 'windows.yaml'];
  const { exitCode, stdout, stderr } = await runScenarios([...files, '--json'], { folder });
  const { passed, mistakes } = JSON.parse(stdout);
  expect([exitCode, passed, mistakes.length]).toEqual([2, 1, 2]);
  expect(stderr).toContain('missing.yaml');
  expect(stderr).toContain('1:10 the text is not UTF-8');
});

it('shop run buys on no shop that only SHOP_ON names', async () => {
  const around = { folder: folderWith(ticket('')), env: { SHOP_ON: 'data-of-another-shop' } };
  expect(await runScenarios(['visit.yaml'], around)).toMatchObject({ exitCode: 0, stderr: '' });
});

it('shop run names an empty file', async () => {
  expect((await run('')).stderr).toContain('visit.yaml:1:1: the file is empty: it must have members: name, about');
});

it('shop run prints the receipt of the cart or order after a wrong total', async () => {
  const cart = await run(ticket('  - promo: DOBRODOSLI10\n    expect: { total: 44.00 }\n'));
  expect(cart.stdout).toMatch(/total: expected 44\.00, found 39\.60\n +rule +operand/);
  expect(cart.stdout).toMatch(/DOBRODOSLI10 +-4,40 €\n +total +39,60 €/);
  const order = await run(ticket('  - guest: {}\n  - pay: {}\n    expect: { order: { total: 1.00 } }\n'));
  expect(order.stdout).toMatch(/order\.total: expected 1\.00, found 44\.00\n +rule +operand/);
});

it('shop run refuses a missing file, an unknown tag and no run at all with 2', async () => {
  expect((await runScenarios(['nothing.yaml'])).exitCode).toBe(2);
  for (const none of ['--runs', '--parallel']) expect((await run(ticket(''), none, '0')).exitCode).toBe(2);
  expect((await run(ticket(''), '--tag', 'two')).exitCode).toBe(2);
});

it('shop run repeats scenarios up to --runs', async () => {
  const { stdout } = await run(ticket(''), '--tag', 'one', '--runs', '2', '--parallel', '2', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ passed: 2, failed: 0, runs: { length: 2 } });
});

it('shop run --junit writes a report with escaped XML', async () => {
  const reports: string[] = [];
  const keepFile = (_path: string, bytes: Uint8Array) => {
    reports.push(new TextDecoder().decode(bytes));
    return okAsync<void, string>(undefined);
  };
  const folder = folderWith(ticket('    expect: { texts: ["<&"] }\n'));
  await runScenarios(['visit.yaml', '--junit', 'report.xml'], { folder, keepFile });
  expect(reports[0]).toMatch(/<testsuite name="scenarios" tests="1" failures="1" time="[\d.]+">/);
  expect(reports[0]).toContain('name="A &lt;visit&gt;" file="visit.yaml" line="1"');
  expect(reports[0]).toContain('visit.yaml:7:23: texts.0: expected &quot;&lt;&amp;&quot;');
});
