import { ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { driftOf, fillWith } from '@shop/adapters/store/testing/test-shop';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, inject, onTestFinished, test } from 'vitest';
import { hostOn } from './race.ts';
import { transactionPooler } from './transaction-pooler.ts';

test('hosts behind a transaction pooler migrate, import and sell, each transaction with its limits', async () => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const pooler = await transactionPooler(url);
  onTestFinished(pooler.close);
  const hosts = [hostOn(pooler.url), hostOn(pooler.url)];
  const [first = hostOn(pooler.url)] = hosts;
  await fillWith(first.database);
  const additions = await Promise.all(Array.from({ length: 12 }, (_none, at) => (hosts[at % 2] ?? first).take(1)));
  expect(additions.filter((answer) => answer.isOk())).toHaveLength(12);
  expect(await driftOf(first.database)).toEqual([]);
  expect(pooler.transactions()).toBeGreaterThan(12);
  const limits = () =>
    first.database.read(async (db) => ok((await sql`select current_setting('lock_timeout') as lock`.execute(db)).rows));
  for (const found of [await limits(), await limits()]) expect(found._unsafeUnwrap()).toEqual([{ lock: '3s' }]);
});
