import { startPostgres } from '../src/postgres/postgres-server.ts';
import { rushCampaign } from '../src/postgres/rush-campaign.ts';
import { control } from './control.ts';

/** `npm run verify:rush [-- ROUNDS]`: rushes of 120 buyers on 40 places at one host and at three, each a process of its own, of which
 *  one is killed in every round; then one in which the database crashes, and one in which answers to commits are lost. What buyers were
 *  told, what the shop keeps and what the payment page took must agree. At the end what keeps hosts apart is taken away, which must be
 *  found. */
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
