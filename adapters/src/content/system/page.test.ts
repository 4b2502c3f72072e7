import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../markup/clean-html.ts';
import { contentPaths } from './content-paths.ts';
import { wordsOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { pageOf } from './page.ts';
import { plainOf } from './reading.ts';
import { block, decoded, plainReading } from './testing/decoded-page.ts';

describe('a page of a content system', () => {
  test('has a culture for each known tag of any case, and no path for one without a start item (R-CONTENT-19)', () => {
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

  test.each([null, 7, {}])('is read without a name, id and type that are %j', (value) => {
    const page = decoded({ seoTitle: 'S' }, { id: value, name: value, contentType: value });
    expect(page).toMatchObject({ seoTitle: 'S', name: value === 7 ? '7' : '' });
  });

  test.each([
    ['/olimia/sl/bazeni/', '/sl/bazeni'],
    ['sl/olimia-spa', '/sl/olimia-spa'],
    ['/', '/'],
    [null, '/'],
  ])('with the path %j is at %s', (path, expected) => {
    expect(decoded({}, { route: { path } }).path).toBe(expected);
  });

  test('has no blank texts in its head, and no markup in them', () => {
    const properties = { seoTitle: ' ', seoDescription: { markup: '<p>Topla voda</p>' }, keywords: null };
    expect(decoded(properties)).toMatchObject({ seoDescription: 'Topla voda' });
    expect(decoded(properties).seoTitle).toBeUndefined();
    expect(decoded(properties).keywords).toBeUndefined();
  });

  test.each([[null], ['<html>'], [{ name: 'x' }], [{ properties: [] }]])('is not read from %j', (wire) => {
    expect(pageOf(wire, plainReading())).toBeUndefined();
  });
});

const cleaning = plainReading('sl', (html) => cleanHtml(html));

test.each([
  ['Ra&amp;ck', 'Ra&ck'],
  ['5 &lt; 6 &ndash; &scaron;&#x161;&nbsp;', '5 < 6 – šš\u00a0'],
  ['&amp;lt;', '&lt;'],
  ['A & B; a <b> c', 'A & B; a <b> c'],
  [7, '7'],
  [null, ''],
  ['a\u202eb\u2066c\u200fd', 'abcd'],
  ['a&#8238;b&#x200F;c&rlm;d', 'abcd'],
])('the plain text %j is shown as %s (R-CONTENT-13)', (stored, shown) => {
  expect(plainOf(stored)).toBe(shown);
  expect(wordsOf(stored, cleaning)).toBe(shown);
});

test('rich text as plain text has its words only', () => {
  const markup = '<p>Topla&nbsp;<b>voda</b> &amp; mir</p><script>alert(1)</script>';
  expect(wordsOf({ markup }, cleaning)).toBe('Topla voda & mir');
});

const long = (piece: string): string => piece.repeat(Math.ceil(200_000 / piece.length));

/** Texts of 200 KB on which a quadratic function takes many seconds. */
const hostile = [
  ...['<umb-rte-block ', '<umb-rte-block content-id=', '<a href="', '<', '<b>', ',', ' '].map(long),
  ...['/', '{', '&', '../..', '%'].map(long),
  ...['?', '#'].map((piece) => `${long(piece)}\n`),
  `x${long('/')}x`,
];

test('a page with 200 KB of hostile text is read in linear time', () => {
  for (const text of hostile) {
    const sections = [block('cartReview', { title: text, text: { markup: text, blocks: [] } })];
    expect(decoded({ seoTitle: text, keywords: text, sections }).sections).toHaveLength(1);
    const { candidates, toLink } = contentPaths({ sl: '/x' });
    expect([...candidates('sl', text), toLink('sl', text)].every((path) => path.length <= text.length + 10)).toBe(true);
    expect(mediaOf({ url: `/media/${text}` })?.url.length ?? 0).toBeLessThan(4 * text.length);
  }
});
