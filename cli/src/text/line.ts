import { providersId } from '@shop/core/numeric-id';
export type Tone = 'plain' | 'strong' | 'quiet' | 'good' | 'bad';

/** A piece of a printed line. Its text may be foreign: it is neutralised when it is written. */
export type Span = { readonly text: string; readonly tone: Tone };

export type Side = 'left' | 'right';

export type Column = { readonly title: string; readonly side: Side };

/** Rows with common column widths, even when other lines are printed between them. */
export type Grid = { readonly columns: readonly Column[]; readonly rows: readonly GridRow[]; readonly indent: string };

export type GridRow = readonly Span[];

/** A printed line. A row of a grid is padded when it is written, as the other rows determine the widths. */
export type Line =
  | { readonly type: 'spans'; readonly spans: readonly Span[] }
  | { readonly type: 'row'; readonly row: GridRow; readonly grid: Grid };

export const span = (text: string, tone: Tone = 'plain'): Span => ({ text, tone });

export const line = (...parts: readonly (string | Span)[]): Line => ({
  type: 'spans',
  spans: parts.map((part) => (typeof part === 'string' ? span(part) : part)),
});

export const emptyLine: Line = line();

/** A row of a table. Missing cells at the end are empty. */
export type Row = readonly (string | Span)[];

const cell = (content: string | Span = ''): Span => (typeof content === 'string' ? span(content) : content);

/** Left-aligned columns with these titles, for words. */
export const left = (...titles: readonly string[]): readonly Column[] =>
  titles.map((title) => ({ title, side: 'left' }));

/** Right-aligned columns with these titles, for figures. */
export const right = (...titles: readonly string[]): readonly Column[] =>
  titles.map((title) => ({ title, side: 'right' }));

/** Returns a table with a line of titles. A column that is empty in every row is omitted. */
export const table = (allColumns: readonly Column[], cells: readonly Row[], indent = ''): readonly Line[] => {
  const all = cells.map((row): GridRow => allColumns.map((_, at) => cell(row[at])));
  const isUsed = (_: unknown, at: number): boolean => all.some((row) => row[at]?.text !== '');
  const columns = allColumns.filter(isUsed);
  const titles = columns.map(({ title }) => span(title, 'quiet'));
  const rows = [titles, ...all.map((row) => row.filter(isUsed))];
  const grid: Grid = { columns, rows, indent };
  return rows.map((row) => ({ type: 'row', row, grid }));
};

/** Returns a table of ids and names. */
export const namedTable = (title: string, all: readonly { readonly id: string; readonly name: string }[]) =>
  table(
    left('id', title),
    all.map(({ id, name }) => [providersId(id), name]),
  );
