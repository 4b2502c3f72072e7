import { killCampaign } from '../src/kills/kill-campaign.ts';
import { postgresStore, sqliteStore } from '../src/kills/kill-stores.ts';
import type { Planted } from '../src/kills/killed-shop.ts';
import { upgradeKills } from '../src/kills/upgrade-kills.ts';
import { startPostgres } from '../src/postgres/postgres-server.ts';
import { campaign, print } from './campaign.ts';

/** `npm run verify:kills [-- upgrade]`: a sale and a refund in a shop that is killed before each statement, and
 *  after each commit, on SQLite and on PostgreSQL. After each restart the check of the store, the answers, the bank
 *  and the places must agree. Then the upgrade of a shop of release 0.2.0 is killed before each statement; `upgrade`
 *  runs only that. The control: transactions that end half-way, and commits that are answered too early, are found. */
const isUpgradeAlone = process.argv.includes('upgrade');
const server = await startPostgres();

/** Runs the campaign on both stores at once. Returns the faults of each. */
const onBothStores = async (planted?: Planted): Promise<readonly (readonly string[])[]> => {
  const stores = [await sqliteStore(), await postgresStore(server.url)];
  const say = planted === undefined ? print : () => undefined;
  const faults = await Promise.all(stores.map((store) => killCampaign({ store, say, planted })));
  for (const store of stores) await store.end();
  return faults;
};

const isFound = async (planted: Planted): Promise<boolean> => {
  const faults = await onBothStores(planted);
  for (const [fault = 'nothing'] of faults) print(`planted ${planted}: ${fault}`);
  return faults.every((faults) => faults.length > 0);
};

const isHalfUpgradeFound = async (): Promise<boolean> => {
  const faults = await upgradeKills(server.url, () => undefined, 'half');
  for (const [fault = 'nothing'] of faults) print(`planted half: ${fault}`);
  return faults.every((faults) => faults.length > 0);
};

try {
  await campaign({
    name: 'verify:kills',
    control: async () =>
      (await isHalfUpgradeFound()) && (isUpgradeAlone || ((await isFound('half')) && (await isFound('early')))),
    run: async () => {
      const ofUpgrade = await upgradeKills(server.url, print);
      return [...ofUpgrade, ...(isUpgradeAlone ? [] : await onBothStores())].flat().length;
    },
  });
} finally {
  await server.stop();
}
