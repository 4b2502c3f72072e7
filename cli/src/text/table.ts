import displayWidth from 'string-width';
import { type Line, type Span, span } from './line.ts';
import { neutralText } from './neutral-text.ts';
import { padded, type Side } from './padded.ts';

export type Column = { readonly title: string; readonly side: Side };

/** A cell is a text or a toned one; missing cells at the end are empty. */
export type Row = readonly (string | Span)[];

const gap = '  ';

const safeCell = (cell: string | Span): Span =>
  typeof cell === 'string' ? span(neutralText(cell)) : span(neutralText(cell.text), cell.tone);

/** Columns as wide as their widest cell, two spaces apart; figures to the right, words to the left. A column that is
 *  empty in every row is left out. */
export const table = (allColumns: readonly Column[], rows: readonly Row[], indent = ''): readonly Line[] => {
  const all = rows.map((row) => allColumns.map((_, at) => safeCell(row[at] ?? '')));
  const isUsed = (_: unknown, at: number): boolean => all.some((row) => row[at]?.text !== '');
  const columns = allColumns.filter(isUsed);
  const heads = columns.map((column) => span(column.title, 'quiet'));
  const cells = [heads, ...all.map((row) => row.filter(isUsed))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => displayWidth(row[at]?.text ?? ''))));
  const printed = (row: readonly Span[]): Line => [
    span(indent),
    ...row.flatMap((cell, at) => {
      const text = padded(cell.text, widths[at] ?? 0, columns[at]?.side ?? 'left');
      return at === 0 ? [span(text, cell.tone)] : [span(gap), span(text, cell.tone)];
    }),
  ];
  return cells.map(printed);
};
