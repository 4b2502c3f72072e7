import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openStudio } from '../../../../.ci/painting/studio.ts';

const small = { width: 48, samples: 1 };

test('a scene gives the same picture each time, of the size asked for, with light and shadow in it', async () => {
  await using studio = await openStudio();
  const first = await studio.paint('../testing/dusk', small);
  const again = await studio.paint('../testing/dusk', small);
  expect(again.png.equals(first.png)).toBe(true);
  const { width, height } = await sharp(first.png).metadata();
  expect([width, height]).toEqual([48, 30]);
  // The middle only, because the vignette darkens the corners of a flat picture too.
  const middle = await sharp(first.png).extract({ left: 16, top: 10, width: 16, height: 10 }).png().toBuffer();
  const { channels } = await sharp(middle).stats();
  expect(Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(6);
}, 120_000);
