import type { DisplayWidth } from './display-width.ts';
import { type Grid, type Line, type Side, type Span, span, type Tone } from './line.ts';
import { neutralText } from './neutral-text.ts';

/** Narrower than this a word cannot be read. Units: columns of a terminal. */
const narrowest = 8;

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Column widths in a given room: the widest text column shrinks first, figures stay whole. A table that still does not
 *  fit stays wider. Units: terminal columns, without separators. */
const fittedWidths = (wanted: readonly number[], { columns }: Grid, room: number): readonly number[] => {
  const widths = [...wanted];
  const mayShrink = (width: number, at: number): boolean => columns[at]?.side === 'left' && width > narrowest;
  while (total(widths) > room) {
    const widest = Math.max(...widths.filter(mayShrink));
    const at = widths.findIndex((width, index) => width === widest && mayShrink(width, index));
    if (at === -1) return wanted;
    widths[at] = widest - 1;
  }
  return widths;
};

const mark = '…';

/** Text cut to a number of columns, with a mark where it is cut. */
const cutText = (text: string, width: number, widthOf: DisplayWidth): string => {
  if (widthOf(text) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let kept = '';
  for (const letter of letters) {
    if (widthOf(kept + letter + mark) > width) break;
    kept += letter;
  }
  return kept.trimEnd() + mark;
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

const columnWidths = ({ columns, rows }: Grid, widthOf: DisplayWidth): readonly number[] =>
  columns.map((_, at) => Math.max(...rows.map((row) => widthOf(neutralText(row[at]?.text ?? '')))));

type Layout = {
  readonly widthOf: DisplayWidth;
  readonly colours: boolean;
  /** Units: columns of the terminal; absent for a pipe, which gets every text whole. */
  readonly room?: number | undefined;
};

/** Lines as they go to the terminal: the only place where widths are measured and where a colour meets a text. */
export const written = (lines: readonly Line[], { widthOf, colours, room }: Layout): readonly string[] => {
  const widths = new Map<Grid, readonly number[]>();
  const widthsOf = (grid: Grid): readonly number[] => {
    const known = widths.get(grid) ?? roomFor(grid, columnWidths(grid, widthOf));
    widths.set(grid, known);
    return known;
  };

  const roomFor = (grid: Grid, wanted: readonly number[]): readonly number[] =>
    room === undefined
      ? wanted
      : fittedWidths(wanted, grid, room - grid.indent.length - gap.length * (wanted.length - 1));

  const spansOf = (line: Line): readonly Span[] => {
    if (line.type === 'spans') return line.spans.map(safe);
    const { grid, row } = line;
    const cells = row.map(safe).map(({ text, tone }, at) => {
      const side = grid.columns[at]?.side ?? 'left';
      const width = widthsOf(grid)[at] ?? 0;
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
