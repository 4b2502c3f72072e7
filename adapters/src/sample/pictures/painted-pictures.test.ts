import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureVersion } from '../../pictures/renditions/measure-picture.ts';
import { paintings } from '../content/sample-media.ts';

test('content has the paintings that are there (else run `npm run measure`)', () => {
  expect([...paintings.keys()].sort()).toEqual(globSync('*.jpg', { cwd: import.meta.dirname }).sort());
  for (const [name, { file }] of paintings) expect(file).toBe(join(import.meta.dirname, name));
});

describe.each([...paintings])('%s', (_, { file, width, height, version, placeholder }) => {
  test('is the file that was measured (else run `npm run measure`)', async () => {
    expect(pictureVersion(file)).toBe(version);
    const found = await sharp(file).metadata();
    expect([found.width, found.height]).toEqual([width, height]);
  });

  test('has a placeholder of its shape in at most 250 bytes', async () => {
    expect(placeholder.length).toBeLessThanOrEqual(250);
    const tiny = await sharp(Buffer.from(placeholder.replace(/^.*,/, ''), 'base64')).metadata();
    expect(tiny.format).toBe('webp');
    expect(Math.abs(tiny.height - (tiny.width * height) / width)).toBeLessThanOrEqual(0.5);
  });
});
