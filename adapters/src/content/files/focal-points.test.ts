import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { focalPointsIn } from './focal-points.ts';

test('focal points are those of the list of pictures as it is now, by file name', () => {
  const folder = temporaryFolder();
  const point = focalPointsIn(folder);
  const list = (left: number) =>
    writeFileSync(
      join(folder, 'media.json'),
      JSON.stringify({
        pool: { url: '/media/pool.jpg?v=1', focalPoint: { left, top: 0.5 } },
        lake: { url: '/media/lake%201.jpg', focalPoint: { left, top: 0.1 } },
        plain: { url: '/media/plain.jpg' },
      }),
    );
  expect(point('pool.jpg')).toBeUndefined();
  list(0.25);
  expect(['pool.jpg', 'lake 1.jpg', 'plain.jpg'].map(point)).toEqual([
    { left: 0.25, top: 0.5 },
    { left: 0.25, top: 0.1 },
    undefined,
  ]);
  list(0.125);
  expect(point('pool.jpg')).toEqual({ left: 0.125, top: 0.5 });
});
