import { describe, expect, it } from 'vitest';
import type { Media } from './media.ts';
import { altTextFor, imageAddress, imageSrcSet, pictureName } from './media-choice.ts';

const media: Media = { url: '/media/pool.jpg', altText: ' Pool ', altTexts: { de: 'Becken', it: '  ' } };

it.each([
  ['its own', media, 'de', 'Becken'],
  ['the common one where there is none', media, 'hr', 'Pool'],
  ['the common one where its own is blank', media, 'it', 'Pool'],
  ['empty when there is none at all', { ...media, altText: ' ' }, 'sl', ''],
] as const)('the alt text of a language is %s (R-CONTENT-8)', (_, picture, language, text) => {
  expect(altTextFor(picture, language)).toBe(text);
});

describe('the address', () => {
  it('asks for a width', () => expect(imageAddress(media, 1200)).toBe('/media/pool.jpg?width=1200'));
  it('keeps a query that is there already', () => {
    expect(imageAddress({ ...media, url: '/m/1?v=2' }, 480)).toBe('/m/1?v=2&width=480');
  });
  it('leaves vector images alone', () => {
    expect(imageAddress({ ...media, url: '/m/logo.SVG?v=1' }, 480)).toBe('/m/logo.SVG?v=1');
    expect(imageSrcSet({ ...media, url: '/m/logo.svg' })).toBe('');
  });
});

describe('the choice of widths', () => {
  const widths = (width?: number) =>
    imageSrcSet({ ...media, ...(width === undefined ? {} : { width }) }).match(/\d+(?=w)/g) ?? [];

  it('holds all five when the original is not known (R-LIMIT-6)', () => {
    expect(widths()).toEqual(['480', '992', '1440', '1920', '3840']);
  });
  it.each([
    [479, []],
    [480, ['480']],
    [1439, ['480', '992']],
    [1440, ['480', '992', '1440']],
    [3840, ['480', '992', '1440', '1920', '3840']],
  ])('of an original %i px wide is %j (R-CONTENT-27)', (width, expected) => expect(widths(width)).toEqual(expected));
  it('is written as a browser reads it', () => {
    expect(imageSrcSet({ ...media, width: 1000 })).toBe(
      '/media/pool.jpg?width=480 480w, /media/pool.jpg?width=992 992w',
    );
  });
});

it.each([
  ['Visa', '/media/cards/visa.svg', 'Visa'],
  [' ', '/media/cards/visa.svg?v=1#x', 'visa'],
  ['', 'maestro', 'maestro'],
])('a picture with the alternative text %j at %s is called %s', (altText, url, name) => {
  expect(pictureName({ url, altText, altTexts: {} }, 'sl')).toBe(name);
});
