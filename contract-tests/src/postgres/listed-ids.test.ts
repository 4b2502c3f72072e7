import { listedIdsContract } from '@shop/adapters/store-sql/testing/listed-ids.contract';
import { onTestFinished } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';

listedIdsContract(async () => {
  const { end, ...shop } = await openTestShop();
  onTestFinished(end);
  return shop;
});
