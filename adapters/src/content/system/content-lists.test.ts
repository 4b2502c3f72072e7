import { describe, expect, test } from 'vitest';
import { answerLimits, parseJson } from '../../wire/codec/json-text.ts';
import { contentPaths } from './content-paths.ts';
import { routeKeysOf, translationsOf } from './site-lists.ts';

describe('translations of a content system', () => {
  test.each([
    [{ 'Cart.Title': 'Košarica' }, { 'Cart.Title': 'Košarica' }],
    [{ Cart: { Title: 'Košarica', Empty: { Text: 'x' } } }, { 'Cart.Title': 'Košarica', 'Cart.Empty.Text': 'x' }],
    [
      { a: '', b: '  ', c: null, d: 7, e: ['x'], f: [1, 2] },
      { d: '7', e: 'x' },
    ],
    [{ braces: "{name} {0} {broken 'it''s" }, { braces: "{name} {0} {broken 'it''s" }],
    [{}, {}],
  ])('are read with flat keys and without empty texts: %j (R-CALL-25, R-CONTENT-16)', (wire, expected) => {
    expect(translationsOf(wire)).toEqual(expected);
  });

  test.each([[null], [[]], ['x']])('are not read from %j', (wire) => {
    expect(translationsOf(wire)).toBeUndefined();
  });

  test('are read without a key named __proto__', () => {
    const wire = parseJson('{"__proto__":{"x":"y"},"a":"b"}', answerLimits)._unsafeUnwrap();
    expect(translationsOf(wire)).toEqual({ a: 'b' });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('the page list of a content system', () => {
  const expected = [{ key: 'cart_4_shop', paths: { sl: '/sl/pregled-kosarice', de: '/de/warenkorb-anzeigen' } }];
  const value = (url: string) => ({ url, pageGroupType: 'shop', name: 'x' });
  const sl = value('/olimia/sl/pregled-kosarice/');
  const de = value('de/warenkorb-anzeigen');

  const entry = (key: string | null, value: unknown) => ({ key, value });
  const ofPage = (...values: readonly unknown[]) => ({ key: 'cart_4_shop', values });
  const known = { name: 'cart_4_shop' };

  test.each([
    ['page keys with languages', [ofPage(entry('sl', sl), entry('de-DE', de))]],
    [
      'languages with page keys',
      [
        { key: 'sl-SI', values: [entry('cart_4_shop', sl), null] },
        { key: 'de', values: [entry('cart_4_shop', de)] },
      ],
    ],
    [
      'entries with a name and no key',
      [{ key: 'sl', values: [entry(null, { ...sl, ...known })] }, { values: [entry('de', { ...de, ...known })] }],
    ],
    ['an object map', { cart_4_shop: { sl, de } }],
    ['an object map by language', { sl: { cart_4_shop: sl }, de: { cart_4_shop: de.url } }],
    [
      'unreadable entries beside others',
      [
        ...[null, 7, ofPage(entry('sl', sl), entry('de', de), entry('fr', sl))],
        { key: 'sl', values: [entry('other_1_shop', null)] },
      ],
    ],
  ])('is read from %s (R-CALL-26, R-CONTENT-18, R-PAGE-8)', (_, wire) => {
    expect(routeKeysOf(wire, contentPaths())).toEqual(expected);
  });

  test('has a page without any address', () => {
    expect(routeKeysOf([{ key: 'cart_4_shop', values: null }], contentPaths())).toEqual([
      { key: 'cart_4_shop', paths: {} },
    ]);
  });
});
