import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { twoWritersContract } from '@shop/adapters/store/testing/two-writers.contract';
import { openTestShop } from './postgres-worlds.ts';

const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

twoWritersContract(async () => {
  const shop = await openTestShop();
  return { ...shop, isWaiting: async () => (await asKeeper(shop.url, waiting)).length > 0 };
});
