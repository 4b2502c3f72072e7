import { openTestBank } from '../src/kills/bank.ts';
import { killCampaign } from '../src/kills/kill-campaign.ts';
import { postgresStore, sqliteStore } from '../src/kills/kill-stores.ts';
import type { Planted } from '../src/kills/killed-shop.ts';
import { openStripeBank } from '../src/kills/stripe-bank.ts';
import { upgradeKills } from '../src/kills/upgrade-kills.ts';
import { startPostgres } from '../src/postgres/postgres-server.ts';
import { campaign, print } from './campaign.ts';

/** `npm run verify:kills [-- upgrade | stripe]`: a sale and a refund in a shop that is killed before each statement,
 *  and after each commit, on SQLite and on PostgreSQL, and on SQLite with a stand-in for Stripe as its bank. After each
 *  restart the check of the store, the answers, the bank and the places must agree. Then the upgrade of a shop of
 *  release 0.2.0 is killed before each statement. `upgrade` runs only that, `stripe` only the shop that is paid at
 *  Stripe. The control: transactions that end half-way, and commits that are answered too early, are found. */
const isUpgradeAlone = process.argv.includes('upgrade');
const isStripeAlone = process.argv.includes('stripe');
const server = await startPostgres();

const shopsToKill = async () => {
  const stripe = { store: await sqliteStore('SQLite, paid at Stripe'), openBank: openStripeBank };
  if (isStripeAlone) return [stripe];
  const stores = [await sqliteStore(), await postgresStore(server.url)];
  return [...stores.map((store) => ({ store, openBank: openTestBank })), stripe];
};

/** Runs the campaign on all shops at once. Returns the faults of each. */
const onAllShops = async (planted?: Planted): Promise<readonly (readonly string[])[]> => {
  const shops = await shopsToKill();
  const say = planted === undefined ? print : () => undefined;
  const faults = await Promise.all(shops.map((shop) => killCampaign({ ...shop, say, planted })));
  for (const { store } of shops) await store.end();
  return faults;
};

const isFound = async (planted: Planted): Promise<boolean> => {
  const faults = await onAllShops(planted);
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
      (isStripeAlone || (await isHalfUpgradeFound())) &&
      (isUpgradeAlone || ((await isFound('half')) && (await isFound('early')))),
    run: async () => {
      const ofUpgrade = isStripeAlone ? [] : await upgradeKills(server.url, print);
      return [...ofUpgrade, ...(isUpgradeAlone ? [] : await onAllShops())].flat().length;
    },
  });
} finally {
  await server.stop();
}
