import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Instant, instant, instantText, parseInstant } from '@shop/core/dates/instant';

type SpecialDay = { readonly name: string; readonly at: Instant };

const day = (name: string, text: string): SpecialDay => ({ name, at: parseInstant(text).unwrapOr(instant(0)) });

/** Moments at which calendars have surprises in the resort's zone (Ljubljana: UTC+1, UTC+2 in summer), and now. */
const specialDays = (now: Instant): readonly SpecialDay[] => [
  { name: 'today', at: now },
  day('a Monday', '2027-01-11T09:00:00Z'),
  day('a Saturday', '2027-01-16T09:00:00Z'),
  day('31 December', '2026-12-31T09:00:00Z'),
  day('the last minute of a year', '2026-12-31T22:59:00Z'),
  day('New Year', '2027-01-01T09:00:00Z'),
  day('a public holiday', '2027-02-08T09:00:00Z'),
  day('28 February', '2027-02-28T09:00:00Z'),
  day('28 February of a leap year', '2028-02-28T09:00:00Z'),
  day('29 February', '2028-02-29T09:00:00Z'),
  day('clocks go forward', '2027-03-28T00:59:00Z'),
  day('clocks go back', '2027-10-31T00:30:00Z'),
  day('the last of 31 days', '2027-08-31T09:00:00Z'),
  day('23:59', '2027-06-15T21:59:00Z'),
  day('00:01', '2027-06-15T22:01:00Z'),
];

/** `npm run test:days [-- name]`: rules, contracts, terminal and a browser purchase on special days. Shops live on that
 *  day (TEST_START), and so does every test program's clock. */
const root = resolve(import.meta.dirname, '../..');

type Part = { readonly name: string; readonly args: readonly string[] };

const vitest = (...places: readonly string[]): readonly string[] =>
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.workspace.ts'].concat(places);

const parts: readonly Part[] = [
  { name: 'rules', args: vitest('core/src', 'adapters/src/sample', 'adapters/src/open') },
  { name: 'contracts', args: vitest('contract-tests/src') },
  { name: 'terminal', args: vitest('cli/src') },
  {
    name: 'browser',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'ui/playwright.config.ts', 'buy-ticket'].concat([
      '--project',
      'phone',
      '--grep',
      'in sl',
    ]),
  },
];

const environmentOf = ({ at }: SpecialDay): NodeJS.ProcessEnv => ({
  ...process.env,
  TEST_START: instantText(at),
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs'))}`,
  NO_COLOR: '1',
});

/** Gives what a part printed when it failed. */
const faultOf = (part: Part, env: NodeJS.ProcessEnv): Promise<string | undefined> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [...part.args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const note = (text: Buffer): void => {
      printed += text.toString('utf8');
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('close', (code) => done(code === 0 ? undefined : printed));
  });

const say = (text: string): void => void process.stdout.write(text);

/** Prints a line for a day; true when everything held on it. */
const testDay = async (day: SpecialDay): Promise<boolean> => {
  say(`${day.name.padEnd(28)}${instantText(day.at)}  `);
  const env = environmentOf(day);
  const faults: string[] = [];
  for (const part of parts) {
    const start = performance.now();
    const fault = await faultOf(part, env);
    say(`${part.name} ${fault === undefined ? 'ok' : 'FAILED'} ${Math.round((performance.now() - start) / 1000)} s  `);
    if (fault !== undefined) faults.push(`${part.name} on ${day.name}:\n${fault}`);
  }
  say(`\n${faults.join('\n')}`);
  return faults.length === 0;
};

const wanted = process.argv.slice(2);
const days = specialDays(instant(Date.now())).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (days.length === 0)
  throw new Error(
    `no such day; there are ${specialDays(instant(0))
      .map(({ name }) => name)
      .join(', ')}`,
  );
let good = 0;
for (const day of days) if (await testDay(day)) good += 1;
say(`${good} of ${days.length} days are good\n`);
process.exitCode = good === days.length ? 0 : 1;
