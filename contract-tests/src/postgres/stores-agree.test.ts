import { expect, test } from 'vitest';
import { expectStoresAgree } from '../store-walk/stores-agree.ts';
import { walkRuns } from '../walk/walk-runs.ts';
import { failedOnPurpose, openFailingShop } from './postgres-worlds.ts';

test('memory and PostgreSQL decide alike although one transaction in five fails, and what is read back is what the changes say', async () => {
  const before = await failedOnPurpose();
  // Few walks: SQLite, whose statements these are, is shown to meet every change.
  await expectStoresAgree(walkRuns('memory and PostgreSQL', 6, 1 / 4), openFailingShop);
  expect((await failedOnPurpose()) - before).toBeGreaterThan(4);
}, 3_600_000);
