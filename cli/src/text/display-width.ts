import type { Line, Span } from './line.ts';
import { neutralText } from './neutral-text.ts';

/** Units: terminal columns. */
export type DisplayWidth = (text: string) => number;

/** Letters of our languages, digits, the signs of our prices and texts: one column each. */
const plainLetters = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20ac\u2212]*$/;

export const isPlain = (text: string): boolean => plainLetters.test(text);

const spansOf = (line: Line): readonly Span[] => (line.type === 'spans' ? line.spans : line.row);

/** How to measure lines. The full measure knows combining marks, East Asian letters and pictures; it is slow to load,
 *  so only lines that need it load it. */
export const widthFor = async (lines: readonly Line[]): Promise<DisplayWidth> => {
  const needsFullMeasure = lines.flatMap(spansOf).some(({ text }) => !isPlain(neutralText(text)));
  return needsFullMeasure ? (await import('string-width')).default : (text) => text.length;
};
