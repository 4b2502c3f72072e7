import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureVersion } from '../../media/measure-picture.ts';
import { samplePaintings } from '../content/sample-paintings.ts';
import { paintedPictures } from './painted-pictures.ts';

const fileOf = (name: string): string => join(import.meta.dirname, `${name}.jpg`);
const painted = globSync('*.jpg', { cwd: import.meta.dirname }).map((file) => file.slice(0, -'.jpg'.length));

test('pictures.json knows the paintings that are there (else run `npm run measure`)', () => {
  expect(Object.keys(paintedPictures)).toEqual(painted.toSorted());
});

test('content names every painting', () => {
  expect(painted.filter((name) => !Object.hasOwn(samplePaintings, name))).toEqual([]);
});

describe.each(Object.entries(paintedPictures))('%s', (name, { width, height, version, placeholder }) => {
  test('is the file that was measured (else run `npm run measure`)', async () => {
    expect(pictureVersion(fileOf(name))).toBe(version);
    const file = await sharp(fileOf(name)).metadata();
    expect([file.width, file.height]).toEqual([width, height]);
  });

  test('has a placeholder of its shape in at most 250 bytes', async () => {
    expect(placeholder.length).toBeLessThanOrEqual(250);
    const tiny = await sharp(Buffer.from(placeholder.replace(/^.*,/, ''), 'base64')).metadata();
    expect(tiny.format).toBe('webp');
    expect(Math.abs(tiny.height - (tiny.width * height) / width)).toBeLessThanOrEqual(0.5);
  });
});
