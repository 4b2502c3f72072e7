import { describe, expect, test } from 'vitest';
import { decoded } from './testing/decoded-page.ts';

describe('a picture of a content system', () => {
  const image = (value: unknown) => decoded({ image: value }).image;
  const plain = { url: '/media/a.jpg', altText: '', altTexts: {} };

  test.each([
    ['an array', [{ url: '/media/a.jpg' }], plain],
    ['an object', { url: '/media/a.jpg' }, plain],
    ['an address without a slash', 'media/a.jpg', plain],
    ['nothing', null, undefined],
    ['an empty array', [], undefined],
    ['no address', [{ name: 'a' }], undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['data', [{ url: 'data:image/png;base64,x' }], undefined],
    [
      'flat fields',
      { url: '/media/a.jpg', altTextEn: 'Pool', width: '480' },
      { ...plain, width: 480, altTexts: { en: 'Pool' } },
    ],
    [
      'nested fields',
      { url: '/media/a.jpg', properties: { altTextDe: 'Bad', altText: ' ' } },
      { ...plain, altText: ' ', altTexts: { de: 'Bad' } },
    ],
    ['blank texts', { url: '/media/a.jpg', altTextSl: '  ', altTextIt: null }, plain],
    ['no size', { url: '/media/a.svg', width: null, height: 0 }, { ...plain, url: '/media/a.svg' }],
  ])('is read from %s (R-CONTENT-7, R-PAGE-5, R-PAGE-6)', (_, value, expected) => {
    expect(image(value)).toEqual(expected);
  });

  test.each([
    [
      { left: 0, top: 1 },
      { left: 0, top: 1 },
    ],
    [
      { left: -0.2, top: 1.7 },
      { left: 0, top: 1 },
    ],
    [
      { left: '0.25', top: 1e-9 },
      { left: 0.25, top: 1e-9 },
    ],
    [{ left: 0.5 }, undefined],
    [null, undefined],
  ])('has the focal point %j as %j (R-CONTENT-9, R-PAGE-7)', (focalPoint, expected) => {
    expect(image([{ url: '/a.jpg', focalPoint }])?.focalPoint).toEqual(expected);
  });

  const tiny = 'data:image/webp;base64,UklGRg==';
  test.each([
    ['a tiny picture', tiny, tiny],
    ['a drawing, which may hold anything', 'data:image/svg+xml;base64,PHN2Zy8+', undefined],
    ['a page', 'data:text/html;base64,PHN2Zy8+', undefined],
    ['an address', 'https://x.example/a.webp', undefined],
    ['more than a page should carry', `data:image/webp;base64,${'A'.repeat(1001)}`, undefined],
    ['nothing', null, undefined],
  ])('is read with a placeholder that is %s', (_, placeholder, expected) => {
    expect(image([{ url: '/a.jpg', properties: { placeholder } }])?.placeholder).toBe(expected);
  });
});
