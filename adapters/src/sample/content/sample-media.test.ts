import { imageAddress } from '@shop/core/content/media-choice';
import { languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { sampleDrawings } from '../media/sample-drawings.ts';
import { paintingSources } from './painting-sources.ts';
import { sampleMedia } from './sample-media.ts';
import { samplePaintings } from './sample-paintings.ts';

const items = Object.entries(sampleMedia);
const fileOf = (url: string): string => url.replace('/media/', '').replace(/\?.*$/, '');
const drawings = items.filter(([, { url }]) => url.endsWith('.svg'));
const textOf = (url: string): string => new TextDecoder().decode(sampleDrawings.get(fileOf(url))?.bytes);

describe('the pictures of the sample', () => {
  test('are all there', () => {
    const served = new Set([...sampleDrawings.keys(), ...paintingSources('').keys()]);
    expect(items.map(([, { url }]) => fileOf(url)).filter((file) => !served.has(file))).toEqual([]);
  });

  test('leave no drawing over', () => {
    const used = new Set(items.map(([, { url }]) => fileOf(url)));
    expect([...sampleDrawings.keys()].filter((file) => !used.has(file))).toEqual([]);
  });

  test.each(Object.entries(samplePaintings))('%s says what it shows in every language', (_, { altTexts }) => {
    expect(new Set(languages.map((language) => altTexts[language].trim())).size).toBe(languages.length);
  });

  test.each(drawings)('%s is light, of its size, and fetches and runs nothing', (_, item) => {
    const text = textOf(item.url);
    expect(text).toContain(`viewBox="0 0 ${item.width} ${item.height}"`);
    expect(text.length).toBeLessThan(12_288);
    expect(text).toContain('<title>');
    expect(text).not.toMatch(/<script|<foreignObject|<image|javascript:|\son\w+=|url\((?!#)|href="(?!#)/i);
  });

  test('the one for sharing is no drawing, which social networks do not show', () => {
    expect(imageAddress(sampleMedia.share, 1200)).toMatch(/^\/media\/share\.jpg\?.*width=1200$/);
  });

  test('focal points lie inside the picture', () => {
    for (const [, { focalPoint }] of items) {
      const { left, top } = focalPoint ?? { left: 0, top: 0 };
      expect(left >= 0 && left <= 1 && top >= 0 && top <= 1).toBe(true);
    }
  });
});
