const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Of Latin 1 and Latin Extended A what the typefaces do not have, and hyphens that are not seen. */
const lacking = /[\u00adĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ]/g;

const latin = `${span(0x20, 0x7e)}${span(0xa0, 0x17f)}`.replace(lacking, '');

/** Letters that the typefaces on paper are cut to: all that the five languages and the names of their neighbours write. */
export const paperLetters = `${latin}ȘșȚț–—‘’‚“”„•…‹›€™\u2212`;
