import { describe, expect, test } from 'vitest';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { contentPaths } from './content-paths.ts';
import { routeKeysOf, translationsOf } from './site-lists.ts';

describe('translations', () => {
  test.each([
    [{ 'Cart.Title': 'Košarica' }, { 'Cart.Title': 'Košarica' }],
    [{ Cart: { Title: 'Košarica', Empty: { Text: 'x' } } }, { 'Cart.Title': 'Košarica', 'Cart.Empty.Text': 'x' }],
    [
      { a: '', b: '  ', c: null, d: 7, e: ['x'], f: [1, 2] },
      { d: '7', e: 'x' },
    ],
    [{ braces: "{name} {0} {broken 'it''s" }, { braces: "{name} {0} {broken 'it''s" }],
    [{}, {}],
  ])('%j (R-CALL-25, R-CONTENT-16)', (wire, expected) => {
    expect(translationsOf(wire)).toEqual(expected);
  });

  test.each([[null], [[]], ['x']])('%j are none', (wire) => {
    expect(translationsOf(wire)).toBeUndefined();
  });

  test('a polluting key is no message', () => {
    const wire = parseJson('{"__proto__":{"x":"y"},"a":"b"}', answerLimits)._unsafeUnwrap();
    expect(translationsOf(wire)).toEqual({ a: 'b' });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('the page list', () => {
  const expected = [{ key: 'cart_4_shop', paths: { sl: '/sl/pregled-kosarice', de: '/de/warenkorb-anzeigen' } }];
  const value = (url: string) => ({ url, pageGroupType: 'shop', name: 'x' });
  const sl = value('/olimia/sl/pregled-kosarice/');
  const de = value('de/warenkorb-anzeigen');

  test.each([
    [
      'page keys with languages',
      [
        {
          key: 'cart_4_shop',
          values: [
            { key: 'sl', value: sl },
            { key: 'de-DE', value: de },
          ],
        },
      ],
    ],
    [
      'languages with page keys',
      [
        { key: 'sl-SI', values: [{ key: 'cart_4_shop', value: sl }, null] },
        { key: 'de', values: [{ key: 'cart_4_shop', value: de }] },
      ],
    ],
    [
      'entries that only their name tells',
      [
        { key: 'sl', values: [{ key: null, value: { ...sl, name: 'cart_4_shop' } }] },
        { values: [{ key: 'de', value: { ...de, name: 'cart_4_shop' } }] },
      ],
    ],
    ['an object map', { cart_4_shop: { sl, de } }],
    ['an object map by language', { sl: { cart_4_shop: sl }, de: { cart_4_shop: de.url } }],
    [
      'with entries that say nothing',
      [
        null,
        7,
        {
          key: 'cart_4_shop',
          values: [
            { key: 'sl', value: sl },
            { key: 'de', value: de },
            { key: 'fr', value: sl },
          ],
        },
        { key: 'sl', values: [{ key: 'other_1_shop', value: null }] },
      ],
    ],
  ])('%s (R-CALL-26, R-CONTENT-18, R-PAGE-8)', (_, wire) => {
    expect(routeKeysOf(wire, contentPaths())).toEqual(expected);
  });

  test('a page without any address is listed all the same', () => {
    expect(routeKeysOf([{ key: 'cart_4_shop', values: null }], contentPaths())).toEqual([
      { key: 'cart_4_shop', paths: {} },
    ]);
  });
});
