import anyAscii from 'any-ascii';

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Characters of Latin 1 and Latin Extended A that the typefaces lack, and invisible hyphens. */
const lacking = /[\u00adĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ]/g;

const written = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}`.replace(lacking, '');

/** Characters in the typefaces of papers: those of the five languages and of names in neighboring countries. */
export const paperLetters = `${written}ȘșȚț–—‘’‚“”„•…‹›€™\u2212`;

const known = new Set(paperLetters);

/** Cyrillic letters, each followed by its Latin transcription as used in neighboring countries. */
const cyrillic = `
  а a  б b  в v  г g  д d  ђ đ  ѓ ǵ  е e  ё jo  ж ž  з z  и i  й j  ј j  к k  л l  љ lj  м m  н n  њ nj
  о o  п p  р r  с s  т t  ћ ć  у u  ф f  х h  ц c  ч č  џ dž  ш š  щ šč  ы y  э e  ю ju  я ja  і i  ї ji  є je  ґ g`;

/** Latin transcriptions of letters; also signs without a sound, and non-breaking and invisible hyphens. */
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
  const latinLetter = latin.get(small);
  return latinLetter === undefined || small === letter
    ? latinLetter
    : latinLetter.charAt(0).toUpperCase() + latinLetter.slice(1);
};

/** Returns the ASCII transcription of a letter of any other script. `undefined` for pictures. */
const inAscii = (sign: string): string | undefined => {
  const sound = /\p{Extended_Pictographic}/u.test(sign) ? '' : anyAscii(sign);
  return isKnown(sound) ? sound : undefined;
};

/** Returns one visible character: unchanged, without its accents, transcribed, or as a question mark. */
const writtenSign = (sign: string): string => {
  if (isKnown(sign)) return sign;
  if (/^\s+$/.test(sign)) return ' ';
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  if (isKnown(bare)) return bare;
  return inLatin(sign) ?? inLatin(bare) ?? inAscii(sign) ?? '?';
};

/** Prepares a text for transcription: Greek `ου` sounds `ou`, and each Chinese character becomes a word. */
const spelledForLatin = (text: string): string =>
  text
    .replace(/(?<=[οΟ])[υύ]/g, 'u')
    .replace(/(?<=[οΟ])[ΥΎ]/g, 'U')
    .replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, ' ');

/** Returns a text in characters of the typefaces, so that no name is printed as empty boxes. */
export const printableText = (text: string): string =>
  [...graphemes.segment(spelledForLatin(text.normalize('NFC')))].map(({ segment }) => writtenSign(segment)).join('');
