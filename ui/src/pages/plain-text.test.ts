import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Topli <b>bazeni</b>.</p><p>Vse leto!</p>', 'Topli bazeni. Vse leto!'],
  ['Voda &amp;&nbsp;mir &lt;3', 'Voda & mir <3'],
  ['', ''],
])('%s becomes words', (html, words) => {
  expect(plainText(html)).toBe(words);
});
