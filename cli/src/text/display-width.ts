const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** East Asian wide and full-width letters, and pictures: two columns each in every terminal that we know. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

const invisible = /^\p{Mn}+$/u;

/** Columns that a text takes in a terminal. A letter with its marks (`č` in one or two code points) is one column. */
export const displayWidth = (text: string): number => {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += invisible.test(segment) ? 0 : wide.test(segment) ? 2 : 1;
  return width;
};

export type Side = 'left' | 'right';

/** Fills a text up with spaces to a width in columns; `side` is where the text stands. */
export const padded = (text: string, width: number, side: Side): string => {
  const filling = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return side === 'left' ? `${text}${filling}` : `${filling}${text}`;
};
