import { expect, test } from 'vitest';
import { expectAlike } from '../walk/alike-hosts.ts';
import { directWay } from '../walk/call-visitors.ts';
import { walkRuns } from '../walk/walk-runs.ts';
import { failedOnPurpose, failingWalkWorld } from './postgres-worlds.ts';

test('memory and PostgreSQL answer and store alike although one transaction in five fails', async () => {
  const before = await failedOnPurpose();
  // SQLite, which uses the same statements, is shown elsewhere to cover every change.
  await expectAlike(walkRuns('memory and PostgreSQL', 24, 1 / 20), async () => [[await failingWalkWorld(), directWay]]);
  expect((await failedOnPurpose()) - before).toBeGreaterThan(4);
}, 3_600_000);
