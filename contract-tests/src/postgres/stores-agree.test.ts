import { expect, test } from 'vitest';
import { expectWalks } from '../walk/expect-walks.ts';
import { walkRuns } from '../walk/walk-runs.ts';
import { memoryWorld } from '../walk/walk-worlds.ts';
import { failedOnPurpose, failingWalkWorld } from './postgres-worlds.ts';

test('memory and PostgreSQL return equal answers and store equal records in a random walk, although one transaction in five fails', async () => {
  const before = await failedOnPurpose();
  // The walk beside SQLite, which uses the same statements, expects that walks reach every change.
  await expectWalks(walkRuns('memory and PostgreSQL', 24, 1 / 20), async () => [
    await memoryWorld(),
    await failingWalkWorld(),
  ]);
  expect((await failedOnPurpose()) - before).toBeGreaterThan(4);
}, 3_600_000);
