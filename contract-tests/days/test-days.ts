import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { type Instant, instant, instantText, parseInstant } from '@shop/core/dates/instant';

type SpecialDay = { readonly name: string; readonly at: Instant };

const day = (name: string, text: string): SpecialDay => ({ name, at: parseInstant(text).unwrapOr(instant(0)) });

/** Moments that are special for calendars in the resort's time zone (Ljubljana: UTC+1, UTC+2 in summer), and now. */
const specialDays = (now: Instant): readonly SpecialDay[] => [
  // Without milliseconds, like the moments in certificates.
  { name: 'today', at: instant(Math.floor(now / 1000) * 1000) },
  day('30 November', '2026-11-30T09:00:00Z'),
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

/** Days on which all browser tests run. Their fake Date cannot be extended, which the shop does to calculate in UTC,
 *  so summer time must not begin or end within the month. */
const browserDays: ReadonlySet<string> = new Set(['30 November', '31 December', '23:59']);

/** `npm run test:days [-- [name of a day...] [--browser]]`: runs rules, contracts, terminal and tests that name a
 *  day on special days; with `--browser` all browser tests on three of them. Shops and the clock of every process
 *  start at that day (TEST_START). Tests on PostgreSQL run on the real day, as its server has its own clock. */
const root = resolve(import.meta.dirname, '../..');

type Part = { readonly name: string; readonly args: readonly string[] };

/** Folders and files whose tests depend on the day; tests of processes, files and races do not. */
const units: Part = {
  name: 'units',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['core', 'adapters', 'cli', 'contract-tests'].flatMap((project) => ['--project', project]),
    'core/src',
    'adapters/src/shop',
    'adapters/src/sample',
    'adapters/src/papers/wallet',
    'cli/src',
    ...[
      'contracts',
      'crawler-pages',
      'every-address',
      'every-kind',
      'forms-without-script',
      'order',
      'page-parts',
      'payment-results',
      'purchase',
      'support-code',
      'trace',
      'wire-fields',
    ].map((name) => `contract-tests/src/${name}`),
  ],
};

const browser: Part = {
  name: 'browser',
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'ui/playwright.config.ts'],
};

const environmentOf = ({ at }: SpecialDay): NodeJS.ProcessEnv => ({
  ...process.env,
  TEST_START: instantText(at),
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs'))}`,
  NO_COLOR: '1',
});

/** Runs a part; returns its output if it failed. */
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

/** Prints a line for a day. Returns true when every part passed. */
const testDay = async (day: SpecialDay, parts: readonly Part[]): Promise<boolean> => {
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

const { values, positionals } = parseArgs({ allowPositionals: true, options: { browser: { type: 'boolean' } } });
const all = specialDays(systemClock().now());
const isWanted = ({ name }: SpecialDay): boolean =>
  positionals.length > 0 ? positionals.includes(name) : values.browser !== true || browserDays.has(name);
const days = all.filter(isWanted);
if (days.length === 0) throw new Error(`no such day; there are ${all.map(({ name }) => name).join(', ')}`);
let good = 0;
for (const day of days) if (await testDay(day, values.browser === true ? [browser] : [units])) good += 1;
say(`${good} of ${days.length} days are good\n`);
process.exitCode = good === days.length ? 0 : 1;
