import { test } from 'vitest';
import { expectStoresAgree } from '../store-walk/stores-agree.ts';
import { walkRuns } from '../walk/walk-runs.ts';
import { openTestShop } from './postgres-worlds.ts';

test('memory and PostgreSQL decide alike, and what PostgreSQL reads back is what the changes say', async () => {
  // Few walks: SQLite, whose statements these are, is shown to meet every change.
  await expectStoresAgree(walkRuns('memory and PostgreSQL', 6, 1 / 4), openTestShop);
}, 3_600_000);
