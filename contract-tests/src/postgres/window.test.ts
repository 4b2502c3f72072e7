import { placesWindow } from '@shop/adapters/store-sql/host/places-window';
import { termalija, visitDay } from '@shop/adapters/store-sql/testing/test-shop';
import { periodId } from '@shop/core/host/places/period-places';
import { facilityId } from '@shop/core/ids';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';

const day = periodId({ facilityId: facilityId(termalija), period: { type: 'day', date: visitDay } });

test.each([
  ['is shown by the next query', 0, 7],
  ['is not shown by a window that is fresh still', 60_000, 0],
])('what another process commits across a query of the window %s', async (_, fresh, expected) => {
  const { url, parts, end } = await openTestShop();
  const window = placesWindow(parts, { fresh, wait: 60_000, oldest: 120_000 });
  const held = async () => (await window())._unsafeUnwrap().state.periods.get(day)?.held;
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query('update facility_periods set held = 7 where facility_id = $1 and period = $2', [
    termalija,
    visitDay,
  ]);
  expect(await held()).toBe(0);
  await other.query('commit');
  expect(await held()).toBe(expected);
  await other.end();
  await end();
});
