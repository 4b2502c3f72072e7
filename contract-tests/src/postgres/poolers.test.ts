import { asKeeper, ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { driftOf, fillWithSample } from '@shop/adapters/store-sql/testing/test-shop';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';
import { hostOn } from './race.ts';
import { transactionPooler } from './transaction-pooler.ts';

test('hosts behind a pooler of transactions are migrated, filled and sold from, each transaction with its limits', async () => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  const pooler = await transactionPooler(url);
  const hosts = [hostOn(pooler.url), hostOn(pooler.url)];
  const [first = hostOn(pooler.url)] = hosts;
  await fillWithSample(first.database);
  const told = await Promise.all(Array.from({ length: 12 }, (_none, at) => (hosts[at % 2] ?? first).take(1)));
  expect(told.filter((answer) => answer.isOk())).toHaveLength(12);
  expect(await driftOf(first.database)).toEqual([]);
  expect(pooler.transactions()).toBeGreaterThan(12);
  await Promise.all(hosts.map(({ database }) => database.close()));
  await pooler.close();
  await drop();
});

test('the pooler of these tests refuses settings of a session, and keeps none', async () => {
  const { url, end } = await openTestShop();
  const pooler = await transactionPooler(url);
  const refused = new Client({ connectionString: pooler.url, statement_timeout: 1000 });
  await expect(refused.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
  const client = new Client({ connectionString: pooler.url });
  await client.connect();
  await client.query("begin; set statement_timeout = '1s'");
  await client.query('commit');
  expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  await client.end();
  await pooler.close();
  expect(await asKeeper(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await end();
});
