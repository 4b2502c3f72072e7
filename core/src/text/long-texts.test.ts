import { expect, test } from 'vitest';
import { metaDescription, metaKeywords } from '../content/meta-text.ts';
import { plainText } from '../content/plain-text.ts';
import { clientNetwork } from '../limits/client-network.ts';
import { isOwnPath, ownAddress } from '../paths/own-path.ts';
import { cleanMarkup } from '../testing/clean-markup.ts';
import { impersonalAddress, impersonalText } from './impersonal-text.ts';

const long = (piece: string): string => piece.repeat(Math.ceil(200_000 / piece.length));

/** Texts of 200 KB for which a quadratic function takes many seconds. */
const hostile = [
  ...[',', 'a,', ' ', 'a', '<', '<b>', '&', '&#', '%', '{', '../', '/', '[', '1', '1 ', 'a@', '@a.', ':', '"', '.'],
  ...['\\', 'a\u0301', '\ud800', 'a1b2-'],
].map(long);
const endingInLine = ['?', '#', ';', '%', ' '].map((piece) => `${long(piece)}\n`);

test.each([
  ['a description', metaDescription],
  ['keywords', metaKeywords],
  ['plain text', (text: string) => plainText(cleanMarkup(text))],
  ['a text for the log', impersonalText],
  ['a text for the log that names a program', (text: string) => impersonalText(`a.js:${text}`)],
  ['an address for the log', impersonalAddress],
  ['a path', isOwnPath],
  ['an address', (text: string) => ownAddress(text, 'https://shop.example')],
  ['a network', clientNetwork],
])('%s of 200 KB is processed in linear time', (_, read) => {
  for (const text of [...hostile, ...endingInLine]) expect(() => read(text)).not.toThrow();
});
