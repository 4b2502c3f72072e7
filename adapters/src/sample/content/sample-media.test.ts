import { languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { samplePictures } from '../media/sample-pictures.ts';
import { sampleMedia } from './sample-media.ts';

const items = Object.values(sampleMedia);
const fileOf = (url: string) => samplePictures.get(url.replace('/media/', ''));
const textOf = (url: string): string => new TextDecoder().decode(fileOf(url)?.bytes);

describe('the pictures of the sample', () => {
  test('are all there, and none is left over', () => {
    expect(items.map((item) => item.url).sort()).toEqual(
      [...samplePictures.keys()].map((name) => `/media/${name}`).sort(),
    );
  });

  test('say what they show in every language, except marks that are names', () => {
    const paintings = items.filter((item) => (item.width ?? 0) >= 1000);
    expect(paintings.length).toBeGreaterThanOrEqual(10);
    for (const { altTexts } of paintings) {
      expect(new Set(languages.map((language) => Reflect.get(altTexts, language))).size).toBe(languages.length);
    }
  });

  test.each(items.filter((item) => item.url.endsWith('.svg')))(
    '$url is a light drawing of its size that fetches and runs nothing',
    (item) => {
      const text = textOf(item.url);
      expect(text).toContain(`viewBox="0 0 ${item.width} ${item.height}"`);
      expect(text.length).toBeLessThan(12_288);
      expect(text).toContain('<title>');
      expect(text).not.toMatch(/<script|<foreignObject|<image|javascript:|\son\w+=|url\((?!#)|href="(?!#)/i);
    },
  );

  test('the picture for sharing is a JPEG', () => {
    const file = fileOf(sampleMedia.share.url);
    expect(file?.contentType).toBe('image/jpeg');
    expect([...(file?.bytes.slice(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('focal points lie inside the picture', () => {
    for (const item of items) {
      if (!('focalPoint' in item)) continue;
      const { left, top } = item.focalPoint ?? { left: 0, top: 0 };
      expect(left >= 0 && left <= 1 && top >= 0 && top <= 1).toBe(true);
    }
  });
});
