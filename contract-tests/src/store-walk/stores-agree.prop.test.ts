import { openTestShop } from '@shop/adapters/store-sql/testing/test-shop';
import { expect, test } from 'vitest';
import { walkRuns } from '../walk/walk-runs.ts';
import { everyDeed, expectStoresAgree } from './stores-agree.ts';

test('memory and SQL decide alike, and what SQL reads back is what the changes say', async () => {
  // Each is read back whole from a database of the whole sample.
  const seen = await expectStoresAgree(walkRuns('stores that agree', 25, 1 / 4), openTestShop);
  expect([...seen].sort()).toEqual(everyDeed.toSorted());
}, 3_600_000);
