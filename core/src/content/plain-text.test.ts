import { expect, test } from 'vitest';
import { cleanMarkup } from '../testing/clean-markup.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Topli <b>bazeni</b>.</p><p>Vse leto!</p>', 'Topli bazeni. Vse leto!'],
  ['Voda &amp;\u00a0mir &lt;3 &quot;x&quot;', 'Voda & mir <3 "x"'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['', ''],
])('the markup %j becomes the plain text %j', (html, words) => {
  expect(plainText(cleanMarkup(html))).toBe(words);
});
