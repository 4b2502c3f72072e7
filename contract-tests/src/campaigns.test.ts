import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { defectsOf, lastPlace, withDefect } from '../verify/defects.ts';
import { projectRoot } from './arrows/imports.ts';
import { openTestBank } from './kills/bank.ts';
import { killCampaign } from './kills/kill-campaign.ts';
import { sqliteStore } from './kills/kill-stores.ts';

const campaign = (control: boolean, failures: number) => {
  const script = `
    import { campaign } from './contract-tests/verify/campaign.ts';
    await campaign({ name: 'verify:probe', seed: '7', control: () => ${control}, run: () => ${failures} });
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return { status: run.status, lines: run.stdout.trim().split('\n') };
};

test.each([
  ['passes', true, 0, 0],
  ['fails where it found a failure', true, 1, 1],
  ['fails where its control finds no planted defect', false, 0, 1],
])(
  'a campaign %s, prints its seed first and its seconds and failures last (R-DRIVE-10)',
  (_, control, failures, status) => {
    const run = campaign(control, failures);
    expect(run.status).toBe(status);
    expect(run.lines).toEqual([
      'seed 7',
      `control ${control ? 'passed' : 'FAILED'}`,
      expect.stringMatching(new RegExp(`^verify:probe: \\d+ s, failures: ${failures}$`)),
    ]);
  },
);

test('the campaign of kills detects a shop that commits half of a change', async () => {
  const store = await sqliteStore();
  onTestFinished(store.end);
  const [fault] = await killCampaign({ store, openBank: openTestBank, say: () => undefined, planted: 'half' });
  expect(fault).toMatch(/^SQLite, sale, before \d+ insert: places: /);
});

test.each([
  ['walk', 'counters that do not follow their rows'],
  ...lastPlace.map(({ what }, number) => [`lastPlace ${number}`, what]),
])('the planted defect %s matches the source text that it changes: %s', (name) => {
  expect(defectsOf(name)).not.toEqual([]);
});

test.each([
  ['is missing', 'sold -= 1'],
  ['is not unique', 'sold += 1; sold += 1'],
])('a planted defect whose text %s is refused', (why, code) => {
  const defect = { what: 'no sale counts', file: 'sale.ts', right: 'sold += 1', wrong: '' };
  expect(() => withDefect(code, defect)).toThrow(`"no sale counts" cannot be planted: its text ${why} in sale.ts`);
});
