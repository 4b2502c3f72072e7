import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { type ScenarioRuns, scenarioRuns } from '../src/testing/scenario-runs.ts';
import { callDifference } from '../src/testing/unlike-calls.ts';
import { campaign, print } from './campaign.ts';

/** `npm run verify:scenarios [-- RUNS [PARALLEL]]`: runs every scenario in its own world, over HTTP and in a
 *  browser, with the same changing calls, then RUNS of the shareable ones on one server. The control: a scenario
 *  with one more child than it expects fails and makes other calls. */
const [runs = '200', parallel = '16'] = process.argv.slice(2);

/** Units: milliseconds; reached only by a run that hangs. */
const longest = 3_600_000;

const folder = 'cli/scenarios';

const reported = async (name: string, running: Promise<ScenarioRuns>): Promise<ScenarioRuns> => {
  const all = await running;
  const { passed, failed, wallMs, perSecond } = all;
  print(`${name}: ${passed} passed, ${failed} failed; ${(wallMs / 1000).toFixed(1)} s, ${perSecond} a second`);
  for (const { name: run, problems } of all.runs) for (const { message } of problems) print(`  ${run}: ${message}`);
  return all;
};

const dataDir = await mkdtemp(join(tmpdir(), 'shop-scenarios-'));
const settings = { DATA_DIR: dataDir, SHOP_AT: instantText(testStart) };
const server = await startServer('ui/dist/server/server.js', [], settings);
try {
  const callsOf = ({ runs: all }: ScenarioRuns) => all.flatMap(({ calls = [] }) => calls);
  await campaign({
    name: 'verify:scenarios',
    control: async () => {
      const one = join(folder, 'promo-code.yaml');
      const planted = join(dataDir, 'planted.yaml');
      const text = await readFile(one, 'utf8');
      await writeFile(planted, text.replace('termalija-day-child: 1', 'termalija-day-child: 2'));
      const [right, wrong] = [await scenarioRuns([one, '--calls']), await scenarioRuns([planted, '--calls'])];
      return right.failed === 0 && wrong.failed === 1 && callDifference(callsOf(right), callsOf(wrong)).length > 0;
    },
    run: async () => {
      const here = await reported('in a process', scenarioRuns([folder, '--calls'], undefined, longest));
      const there = await reported('over HTTP', scenarioRuns([folder, '--calls'], server.origin, longest));
      const shared = [folder, '--shareable', '--runs', runs, '--parallel', parallel];
      const many = await reported(`${runs} side by side`, scenarioRuns(shared, server.origin, longest));
      print('in a browser: takes minutes');
      const browser = [folder, '--calls', '--browser', '--parallel', '2'];
      const browserReport = await reported('in a browser', scenarioRuns(browser, undefined, longest));
      const differing = here.runs.flatMap(({ name, calls = [] }, at) => [
        ...(JSON.stringify(calls) === JSON.stringify(there.runs[at]?.calls) ? [] : [`${name}, over HTTP`]),
        ...callDifference(calls, browserReport.runs[at]?.calls ?? []).map((line) => `${name}, in a browser: ${line}`),
      ]);
      print(`${callsOf(here).length} calls that change something; ${differing.length} differences`);
      for (const line of differing) print(`  ${line}`);
      return here.failed + there.failed + many.failed + browserReport.failed + differing.length;
    },
  });
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
