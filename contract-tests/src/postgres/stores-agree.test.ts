import { expect, test } from 'vitest';
import { expectAlike } from '../walk/alike-hosts.ts';
import { walkRuns } from '../walk/walk-runs.ts';
import { straight } from '../walk/walk-shop.ts';
import { failedOnPurpose, failingWalkWorld } from './postgres-worlds.ts';

test('memory and PostgreSQL answer and store alike although one transaction in five fails', async () => {
  const before = await failedOnPurpose();
  // SQLite, whose statements these are, is shown to meet every change.
  await expectAlike(walkRuns('memory and PostgreSQL', 24, 1 / 20), async (onClose) => {
    const world = await failingWalkWorld();
    onClose(world.close);
    return [[world, straight]];
  });
  expect((await failedOnPurpose()) - before).toBeGreaterThan(4);
}, 3_600_000);
