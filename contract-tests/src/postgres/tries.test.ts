import { sqlTryStore } from '@shop/adapters/store/seller/sql-try-store';
import { triesContract } from '@shop/adapters/store/testing/tries.contract';
import { minutes } from '@shop/core/dates/instant';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openRigOnPostgres } from './postgres-worlds.ts';

triesContract(openRigOnPostgres);

test('a counter of attempts blocks only the same name, and a full counter blocks no one', async () => {
  const { database, time, url } = await openRigOnPostgres();
  const tries = sqlTryStore(database, time.clock);
  const take = (...names: readonly string[]) => tries.take({ under: names.map((name) => ({ name, most: 1 })) });
  expect(await take('old')).toEqual(ok(true));
  time.move(minutes(1) - 1);
  for (const [name, may] of [['busy', true] as const, ['full', true] as const, ['full', false] as const])
    expect(await take(name)).toEqual(ok(may));

  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; update try_turns set tried_at = tried_at');
  time.move(1);
  expect(await take('free')).toEqual(ok(true));
  const results: boolean[] = [];
  const waiting = take('busy', 'x').map((may) => results.push(may));
  expect([await take('full', 'y'), await take('z')]).toEqual([ok(false), ok(true)]);
  expect(results).toEqual([]);
  await other.query('commit');
  await waiting;
  expect(results).toEqual([false]);
});
