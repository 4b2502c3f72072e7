import { type Grid, type Line, type Side, type Span, span, type Tone } from './line.ts';
import { neutralText } from './neutral-text.ts';

/** Units: terminal columns. */
type DisplayWidth = (text: string) => number;

/** Letters of the shop's languages, digits, punctuation and currency signs: one column each. */
const plainLetters = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20ac\u2212]*$/;

export const isPlain = (text: string): boolean => plainLetters.test(text);

const textsOf = (line: Line): readonly Span[] => (line.type === 'spans' ? line.spans : line.row);

/** Returns how to measure lines. The full measure supports combining marks, East Asian letters and emoji. It is slow
 *  to load, so it is loaded only for lines that need it. */
export const widthFor = async (lines: readonly Line[]): Promise<DisplayWidth> => {
  const needsFullMeasure = lines.flatMap(textsOf).some(({ text }) => !isPlain(neutralText(text)));
  return needsFullMeasure ? (await import('string-width')).default : (text) => text.length;
};

/** The minimum width of a text column. Units: terminal columns. */
const narrowest = 8;

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Returns the widths of a grid's columns: the widest text column shrinks until all fit into the room; columns of
 *  figures keep their width. A grid that does not fit is printed wider. Units: terminal columns. */
const columnWidths = ({ columns, rows, indent }: Grid, { widthOf, room }: Layout): readonly number[] => {
  const wanted = columns.map((_, at) => Math.max(...rows.map((row) => widthOf(neutralText(row[at]?.text ?? '')))));
  if (room === undefined) return wanted;
  const forCells = room - indent.length - gap.length * (columns.length - 1);
  const widths = [...wanted];
  const mayShrink = (width: number, at: number): boolean => columns[at]?.side === 'left' && width > narrowest;
  while (total(widths) > forCells) {
    const widest = Math.max(...widths.filter(mayShrink));
    const at = widths.findIndex((width, index) => width === widest && mayShrink(width, index));
    if (at === -1) return wanted;
    widths[at] = widest - 1;
  }
  return widths;
};

const mark = '…';

/** Returns a text cut to a number of columns, with a mark at the cut. */
const cutText = (text: string, width: number, widthOf: DisplayWidth): string => {
  if (widthOf(text) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let start = '';
  for (const letter of letters) {
    if (widthOf(start + letter + mark) > width) break;
    start += letter;
  }
  return start.trimEnd() + mark;
};

const gap = '  ';

const codes: Readonly<Record<Tone, readonly [on: string, off: string]>> = {
  plain: ['', ''],
  strong: ['\u001b[1m', '\u001b[22m'],
  quiet: ['\u001b[2m', '\u001b[22m'],
  good: ['\u001b[32m', '\u001b[39m'],
  bad: ['\u001b[31m', '\u001b[39m'],
};

const padded = (text: string, width: number, side: Side, widthOf: DisplayWidth): string => {
  const filling = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? `${text}${filling}` : `${filling}${text}`;
};

const safe = ({ text, tone }: Span): Span => span(neutralText(text), tone);

type Layout = {
  readonly widthOf: DisplayWidth;
  readonly colours: boolean;
  /** Units: terminal columns; absent for a pipe, which gets texts uncut. */
  readonly room?: number | undefined;
};

/** Renders lines for the terminal: measures widths, neutralises texts and adds colours. */
export const written = (lines: readonly Line[], layout: Layout): readonly string[] => {
  const { widthOf, colours } = layout;
  const grids = new Set(lines.flatMap((line) => (line.type === 'row' ? [line.grid] : [])));
  const widths = new Map([...grids].map((grid) => [grid, columnWidths(grid, layout)]));

  const spansOf = (line: Line): readonly Span[] => {
    if (line.type === 'spans') return line.spans.map(safe);
    const { grid, row } = line;
    const cells = row.map(safe).map(({ text, tone }, at) => {
      const side = grid.columns[at]?.side ?? 'left';
      const width = widths.get(grid)?.[at] ?? 0;
      return span(padded(cutText(text, width, widthOf), width, side, widthOf), tone);
    });
    return [span(grid.indent), ...cells.flatMap((cell, at) => (at === 0 ? [cell] : [span(gap), cell]))];
  };

  const coloured = ({ text, tone }: Span): string => {
    const [on, off] = codes[tone];
    return colours && text.trim() !== '' ? `${on}${text}${off}` : text;
  };

  return lines.map((line) => spansOf(line).map(coloured).join('').trimEnd());
};
