import { startPostgres } from '../src/postgres/postgres-server.ts';
import { rushCampaign } from '../src/postgres/rush-campaign.ts';

/** `npm run verify:rush [-- ROUNDS | -- --control]`: rushes of 120 buyers on 40 places at one host and at three, each a process of its
 *  own, of which one is killed in every round; then one in which the database crashes, and one in which answers to commits are lost. What
 *  buyers were told, what the shop keeps and what the payment page took must agree. The control takes away what keeps hosts apart, and must find
 *  that they do not. */
const [argument = '10'] = process.argv.slice(2);
const isControl = argument === '--control';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const server = await startPostgres();
try {
  const common = { server, guarded: !isControl, say, rounds: isControl ? 2 : Number(argument) };
  const faults: string[] = [];
  for (const hosts of isControl ? [3] : [1, 3]) faults.push(...(await rushCampaign({ ...common, hosts })));
  for (const fault of faults.slice(0, 20)) say(fault);
  say(`faults=${faults.length}`);
  process.exitCode = faults.length > 0 === isControl ? 0 : 1;
} finally {
  await server.stop();
}
