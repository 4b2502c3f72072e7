import { keptCallsContract } from '@shop/adapters/store-sql/testing/kept-calls.contract';
import { peopleContract } from '@shop/adapters/store-sql/testing/people.contract';
import { retentionContract } from '@shop/adapters/store-sql/testing/retention.contract';
import { onTestFinished } from 'vitest';
import { openRigOnPostgres, openTestShop } from './postgres-worlds.ts';

peopleContract(openRigOnPostgres);
retentionContract(openRigOnPostgres);
keptCallsContract(async () => {
  const { end, ...shop } = await openTestShop();
  onTestFinished(end);
  return shop;
});
