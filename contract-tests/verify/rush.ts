import { startPostgres } from '../src/postgres/postgres-server.ts';
import { rushCampaign } from '../src/postgres/rush-campaign.ts';
import { campaign, print } from './campaign.ts';

/** `npm run verify:rush [-- ROUNDS]`: 120 buyers for 40 places, with one and with three hosts, each a process. One
 *  host is killed in every round; then the database crashes, and answers to commits are lost. Answers to buyers, the
 *  shop and the payment page must agree. The control: without the locks between hosts they do not. */
const rounds = Number(process.argv[2] ?? 10);

const server = await startPostgres();
try {
  await campaign({
    name: 'verify:rush',
    control: async () => (await rushCampaign({ server, guarded: false, say: print, rounds: 2, hosts: 3 })).length > 0,
    run: async () => {
      const faults: string[] = [];
      for (const hosts of [1, 3])
        faults.push(...(await rushCampaign({ server, guarded: true, say: print, rounds, hosts })));
      for (const fault of faults.slice(0, 20)) print(fault);
      return faults.length;
    },
  });
} finally {
  await server.stop();
}
