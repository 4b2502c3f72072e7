import { imageAddress } from '@shop/core/content/media-choice';
import { languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { sampleDrawings } from '../media/sample-drawings.ts';
import { paintings, sampleMedia } from './sample-media.ts';

const items = sampleMedia.map((item) => [item.url.replace('/media/', '').replace(/\?.*$/, ''), item] as const);
const drawings = items.filter(([file]) => file.endsWith('.svg'));
const painted = items.filter(([file]) => file.endsWith('.jpg'));

describe('the pictures of the sample', () => {
  test('are all there, and none is left over', () => {
    const served = [...sampleDrawings.keys(), ...paintings.keys()];
    expect(items.map(([file]) => file).sort()).toEqual(served.sort());
  });

  test.each(painted)('%s says what it shows in every language', (_, { altTexts }) => {
    expect(new Set(languages.map((language) => altTexts[language]?.trim())).size).toBe(languages.length);
    expect(languages.map((language) => altTexts[language]).every(Boolean)).toBe(true);
  });

  test.each(drawings)('%s is light, of its size, and fetches and runs nothing', (file, item) => {
    const text = new TextDecoder().decode(sampleDrawings.get(file)?.bytes);
    expect(text).toContain(`viewBox="0 0 ${item.width} ${item.height}"`);
    expect(text.length).toBeLessThan(12_288);
    expect(text).toContain('<title>');
    expect(text).not.toMatch(/<script|<foreignObject|<image|javascript:|\son\w+=|url\((?!#)|href="(?!#)/i);
  });

  test('the one for sharing is no drawing, which social networks do not show', () => {
    const share = items.find(([file]) => file === 'share.jpg')?.[1];
    expect(share && imageAddress(share, 1200)).toMatch(/^\/media\/share\.jpg\?.*width=1200$/);
  });

  test('focal points lie inside the picture', () => {
    for (const [, { focalPoint }] of items) {
      const { left, top } = focalPoint ?? { left: 0, top: 0 };
      expect(left >= 0 && left <= 1 && top >= 0 && top <= 1).toBe(true);
    }
  });
});
