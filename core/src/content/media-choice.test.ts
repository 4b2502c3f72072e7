import { describe, expect, it } from 'vitest';
import type { Media } from './media.ts';
import { altTextFor, imageAddress, imageSrcSet, pictureName } from './media-choice.ts';

const media: Media = { url: '/media/pool.jpg', altText: ' Pool ', altTexts: { de: 'Becken', it: '  ' } };

it.each([
  ['its own', media, 'de', 'Becken'],
  ['the common one when the language has none', media, 'hr', 'Pool'],
  ['the common one when its own is blank', media, 'it', 'Pool'],
  ['empty when both are blank', { ...media, altText: ' ' }, 'sl', ''],
] as const)('the alt text of a language is %s (R-CONTENT-8)', (_, picture, language, text) => {
  expect(altTextFor(picture, language)).toBe(text);
});

describe('the address of a picture', () => {
  it('has the width as a query', () => expect(imageAddress(media, 1200)).toBe('/media/pool.jpg?width=1200'));
  it('keeps an existing query', () => {
    expect(imageAddress({ ...media, url: '/m/1?v=2' }, 480)).toBe('/m/1?v=2&width=480');
  });
  it('has no width for vector images', () => {
    expect(imageAddress({ ...media, url: '/m/logo.SVG?v=1' }, 480)).toBe('/m/logo.SVG?v=1');
    expect(imageSrcSet({ ...media, url: '/m/logo.svg' })).toBe('');
  });
});

describe('the srcset of a picture', () => {
  const widths = (width?: number) =>
    imageSrcSet({ ...media, ...(width === undefined ? {} : { width }) }).match(/\d+(?=w)/g) ?? [];

  it('has all five widths when the width of the original is unknown (R-LIMIT-6)', () => {
    expect(widths()).toEqual(['480', '992', '1440', '1920', '3840']);
  });
  it.each([
    [479, []],
    [480, ['480']],
    [1439, ['480', '992']],
    [1440, ['480', '992', '1440']],
    [3840, ['480', '992', '1440', '1920', '3840']],
  ])('of an original %i px wide has the widths %j (R-CONTENT-27)', (width, expected) =>
    expect(widths(width)).toEqual(expected),
  );
  it('pairs each address with its width', () => {
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
