import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { type ScenarioRuns, scenarioRuns } from '../src/testing/scenario-runs.ts';
import { unlikeCalls } from '../src/testing/unlike-calls.ts';

/** `npm run verify:scenarios [-- RUNS [PARALLEL]]`: every scenario in worlds of their own, over HTTP and in a browser, with equal
 *  calls that change something, then so many runs of the shareable ones side by side on one server. */
const [runs = '200', parallel = '16'] = process.argv.slice(2);

/** Units: milliseconds; only what hangs takes as long. */
const longest = 3_600_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = 'cli/scenarios';

const told = (name: string, { passed, failed, wallMs, perSecond, runs: all }: ScenarioRuns): number => {
  say(`${name}: ${passed} passed, ${failed} failed; ${(wallMs / 1000).toFixed(1)} s, ${perSecond} a second`);
  for (const run of all) for (const { message } of run.problems) say(`  ${run.name}: ${message}`);
  return failed;
};

const dataDir = await mkdtemp(join(tmpdir(), 'shop-scenarios-'));
const settings = { DATA_DIR: dataDir, SHOP_AT: instantText(testStart) };
const server = await startServer('ui/dist/server/server.js', [], settings);
try {
  const here = await scenarioRuns([folder, '--calls'], undefined, longest);
  const there = await scenarioRuns([folder, '--calls'], server.origin, longest);
  const seen = await scenarioRuns([folder, '--calls', '--browser', '--parallel', '2'], undefined, longest);
  const differing = here.runs.flatMap(({ name, calls = [] }, at) => [
    ...(JSON.stringify(calls) === JSON.stringify(there.runs[at]?.calls) ? [] : [`${name}, over HTTP`]),
    ...unlikeCalls(calls, seen.runs[at]?.calls ?? []).map((line) => `${name}, in a browser: ${line}`),
  ]);
  const many = await scenarioRuns(
    [folder, '--shareable', '--runs', runs, '--parallel', parallel],
    server.origin,
    longest,
  );
  const failed =
    told('in a process', here) +
    told('over HTTP', there) +
    told('in a browser', seen) +
    told(`${runs} side by side`, many);
  const calls = here.runs.reduce((count, run) => count + (run.calls?.length ?? 0), 0);
  say(`${calls} calls that change something; ${differing.length} differences`);
  for (const line of differing) say(`  ${line}`);
  process.exitCode = failed + differing.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
