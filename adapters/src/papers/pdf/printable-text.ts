import anyAscii from 'any-ascii';

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Of Latin 1 and Latin Extended A what the typefaces do not have, and hyphens that are not seen. */
const lacking = /[\u00adĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ]/g;

const written = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}`.replace(lacking, '');

/** Letters in the typefaces of papers: those of the five languages and of neighbouring names. */
export const paperLetters = `${written}ȘșȚț–—‘’‚“”„•…‹›€™\u2212`;

const known = new Set(paperLetters);

/** Cyrillic as neighbours read it: each letter, then what it becomes. */
const cyrillic = `
  а a  б b  в v  г g  д d  ђ đ  ѓ ǵ  е e  ё jo  ж ž  з z  и i  й j  ј j  к k  л l  љ lj  м m  н n  њ nj
  о o  п p  р r  с s  т t  ћ ć  у u  ф f  х h  ц c  ч č  џ dž  ш š  щ šč  ы y  э e  ю ju  я ja  і i  ї ji  є je  ґ g`;

/** Letters by their sound in Latin; signs without one, and hyphens that break no line or are not seen. */
const latin = new Map<string, string>([
  ...Array.from(cyrillic.matchAll(/(\S+) (\S+)/g), ([, letter = '', sound = '']) => [letter, sound] as const),
  ...([
    ['ъ', ''],
    ['ь', ''],
    ['\u2011', '-'],
    ['\u00ad', ''],
  ] as const),
]);

const graphemes = new Intl.Segmenter('sl', { granularity: 'grapheme' });

const isKnown = (text: string): boolean => text !== '' && [...text].every((letter) => known.has(letter));

const inLatin = (letter: string): string | undefined => {
  const small = letter.toLowerCase();
  const found = latin.get(small);
  return found === undefined || small === letter ? found : found.charAt(0).toUpperCase() + found.slice(1);
};

/** Letters of every other script by their sound; pictures have none. */
const inAscii = (sign: string): string | undefined => {
  const sound = /\p{Extended_Pictographic}/u.test(sign) ? '' : anyAscii(sign);
  return isKnown(sound) ? sound : undefined;
};

/** One sign that a reader sees: as it is, without its accents, in Latin, or as a question mark. */
const writtenSign = (sign: string): string => {
  if (isKnown(sign)) return sign;
  if (/^\s+$/.test(sign)) return ' ';
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  if (isKnown(bare)) return bare;
  return inLatin(sign) ?? inLatin(bare) ?? inAscii(sign) ?? '?';
};

/** Text before its letters are replaced one by one: Greek `ου` sounds `ou`, and each Chinese sign becomes a word. */
const spelledForLatin = (text: string): string =>
  text
    .replace(/(?<=[οΟ])[υύ]/g, 'u')
    .replace(/(?<=[οΟ])[ΥΎ]/g, 'U')
    .replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, ' ');

/** Text in letters of the typefaces, so that no name becomes empty boxes. */
export const printableText = (text: string): string =>
  [...graphemes.segment(spelledForLatin(text.normalize('NFC')))].map(({ segment }) => writtenSign(segment)).join('');
