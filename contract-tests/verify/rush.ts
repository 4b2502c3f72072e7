import { startPostgres } from '../src/postgres/postgres-server.ts';
import { rushCampaign } from '../src/postgres/rush-campaign.ts';
import { control } from './control.ts';

/** `npm run verify:rush [-- ROUNDS]`: 120 buyers for 40 places at one and at three hosts, each a process, one of them
 *  killed in every round; then a database crash, and lost answers to commits. Buyers' answers, the shop and the payment
 *  page must agree. At the end the locks that keep hosts apart are removed, which must be found. */
const rounds = Number(process.argv[2] ?? 10);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const server = await startPostgres();
try {
  const faults: string[] = [];
  for (const hosts of [1, 3]) faults.push(...(await rushCampaign({ server, guarded: true, say, rounds, hosts })));
  for (const fault of faults.slice(0, 20)) say(fault);
  say(`faults=${faults.length}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
  const found = await rushCampaign({ server, guarded: false, say, rounds: 2, hosts: 3 });
  control(found.length > 0);
} finally {
  await server.stop();
}
