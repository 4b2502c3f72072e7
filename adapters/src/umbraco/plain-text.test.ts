import { expect, test } from 'vitest';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { wordsOf } from './markup.ts';
import { plainOf } from './reading.ts';
import { plainReading } from './testing/decoded-page.ts';

const reading = plainReading('sl', (html) => cleanHtml(html));

test.each([
  ['Ra&amp;ck', 'Ra&ck'],
  ['5 &lt; 6 &ndash; &scaron;&#x161;&nbsp;', '5 < 6 – šš\u00a0'],
  ['&amp;lt;', '&lt;'],
  ['A & B; a <b> c', 'A & B; a <b> c'],
  [7, '7'],
  [null, ''],
  ['a\u202eb\u2066c\u200fd', 'abcd'],
  ['a&#8238;b&#x200F;c&rlm;d', 'abcd'],
])('%j is shown as %s (R-CONTENT-13)', (stored, shown) => {
  expect(plainOf(stored)).toBe(shown);
  expect(wordsOf(stored, reading)).toBe(shown);
});

test('of rich text the words are left', () => {
  const markup = '<p>Topla&nbsp;<b>voda</b> &amp; mir</p><script>alert(1)</script>';
  expect(wordsOf({ markup }, reading)).toBe('Topla voda & mir');
});
