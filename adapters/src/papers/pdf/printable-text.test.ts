import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paperLetters, printableText } from './printable-text.ts';

it.each([
  ['Žiga Čuček, 22,00 €', 'Žiga Čuček, 22,00 €'],
  ['Z\u030Ciga', 'Žiga'],
  ['Nguyễn Thị', 'Nguyen Thi'],
  ['Мария Јовановић', 'Marija Jovanović'],
  ['Љиљана Џумхур, Щукин', 'Ljiljana Džumhur, Ščukin'],
  ['Ana 👨‍👩‍👧 Novak', 'Ana ? Novak'],
  ['Γιώργος Παπαδόπουλος, ΕΛΕΝΗ ΣΟΎΛΗ', 'Giorgos Papadopoulos, ELENI SOULI'],
  ['欧阳娜娜, 北京 12', 'Ou Yang Na Na, Bei Jing 12'],
  ['김민준 გიორგი Արմեն', 'GimMinJun giorgi Armen'],
  ['a\u3000b\tc\u2009d\u2011e\u00adf', 'a b c d-ef'],
])('%j is printed as %j (R-EXPECT-25)', (text, written) => {
  expect(printableText(text)).toBe(written);
});

it('any text is printed with letters of the typefaces only (law)', () => {
  const known = new Set(paperLetters);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...printableText(text)].filter((letter) => !known.has(letter))).toEqual([]);
    }),
  );
});
