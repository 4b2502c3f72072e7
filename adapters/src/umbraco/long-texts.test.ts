import { expect, test } from 'vitest';
import { contentPaths } from './content-paths.ts';
import { mediaOf } from './media.ts';
import { decoded } from './testing/decoded-page.ts';

const long = (piece: string): string => piece.repeat(Math.ceil(200_000 / piece.length));

/** Texts of 200 KB on which a quadratic function takes many seconds. */
const hostile = [
  ...[
    '<umb-rte-block ',
    '<umb-rte-block content-id=',
    '<a href="',
    '<',
    '<b>',
    ',',
    ' ',
    '/',
    '{',
    '&',
    '../',
    '%',
  ].map(long),
  ...['?', '#'].map((piece) => `${long(piece)}\n`),
  `x${long('/')}x`,
];

test('whatever a page of 200 KB holds, it is read within the time of a test', () => {
  for (const text of hostile) {
    const content = {
      contentType: 'cartReview',
      id: 'b',
      properties: { title: text, text: { markup: text, blocks: [] } },
    };
    expect(decoded({ seoTitle: text, keywords: text, sections: [{ content }] }).sections).toHaveLength(1);
    const { asked, shown } = contentPaths({ sl: '/x' });
    expect([...asked('sl', text), shown('sl', text)].every((path) => path.length <= text.length + 10)).toBe(true);
    expect(mediaOf({ url: `/media/${text}` })?.url.length ?? 0).toBeLessThan(4 * text.length);
  }
});
