import { describe, expect, test } from 'vitest';
import { pageOf } from './page.ts';
import { decoded, plainReading } from './testing/decoded-page.ts';

describe('the page itself', () => {
  test('cultures: tags of any case, without start item no path, unknown and empty ones ignored (R-CONTENT-19)', () => {
    const startItem = { id: 'x', path: 'olimia' };
    const cultures = {
      'sl-si': { path: '/olimia/sl/bazeni/', startItem },
      EN: { path: 'en/pools', startItem },
      it: { path: ' ', startItem },
      'de-DE': { path: '/de/baeder', startItem: null },
      'sr-latn-rs': { path: '/sr/bazeni', startItem },
      sl: { path: '/later', startItem },
      fr: { path: '/fr', startItem },
      'it-it': null,
      hr: 'x',
    };
    expect(decoded({}, { cultures }).cultures).toEqual([
      { language: 'sl', path: '/sl/bazeni' },
      { language: 'en', path: '/en/pools' },
      { language: 'de' },
    ]);
  });

  test.each([null, 7, true, [], {}, undefined])('a name, id or type that is %j costs itself', (value) => {
    const page = decoded({ seoTitle: 'S' }, { id: value, name: value, contentType: value });
    expect(page).toMatchObject({ seoTitle: 'S', name: value === 7 ? '7' : '' });
  });

  test.each([
    ['/olimia/sl/bazeni/', '/sl/bazeni'],
    ['sl/olimia-spa', '/sl/olimia-spa'],
    ['/', '/'],
    [null, '/'],
  ])('path %j is %s', (path, expected) => {
    expect(decoded({}, { route: { path } }).path).toBe(expected);
  });

  test('blank texts of the head count as none, markup in them is text only', () => {
    const properties = { seoTitle: ' ', seoDescription: { markup: '<p>Topla voda</p>' }, keywords: null };
    expect(decoded(properties)).toMatchObject({ seoDescription: 'Topla voda' });
    expect(decoded(properties)).not.toHaveProperty('seoTitle');
    expect(decoded(properties)).not.toHaveProperty('keywords');
  });

  test.each([[null], ['<html>'], [[]], [{}], [{ name: 'x' }], [{ properties: null }], [{ properties: [] }]])(
    '%j is no page',
    (wire) => {
      expect(pageOf(wire, plainReading())).toBeUndefined();
    },
  );
});
