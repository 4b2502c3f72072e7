import { providersId } from '@shop/core/numeric-id';
export type Tone = 'plain' | 'strong' | 'quiet' | 'good' | 'bad';

/** A piece of a printed line. Its text may come from anywhere: it is neutralised when it is written, and not before. */
export type Span = { readonly text: string; readonly tone: Tone };

export type Side = 'left' | 'right';

export type Column = { readonly title: string; readonly side: Side };

/** Rows that share their columns' widths, whatever is printed between them. */
export type Grid = { readonly columns: readonly Column[]; readonly rows: readonly GridRow[]; readonly indent: string };

export type GridRow = readonly Span[];

/** What is printed on one line. A grid's row is padded when it is written, as its neighbours decide the widths. */
export type Line =
  | { readonly type: 'spans'; readonly spans: readonly Span[] }
  | { readonly type: 'row'; readonly row: GridRow; readonly grid: Grid };

export const span = (text: string, tone: Tone = 'plain'): Span => ({ text, tone });

export const line = (...parts: readonly (string | Span)[]): Line => ({
  type: 'spans',
  spans: parts.map((part) => (typeof part === 'string' ? span(part) : part)),
});

export const emptyLine: Line = line();

/** A cell is a text or a toned one; missing cells at the end are empty. */
export type Row = readonly (string | Span)[];

const cell = (given: string | Span = ''): Span => (typeof given === 'string' ? span(given) : given);

/** Columns of words, by their titles. */
export const left = (...titles: readonly string[]): readonly Column[] =>
  titles.map((title) => ({ title, side: 'left' }));

/** Columns of figures, by their titles. */
export const right = (...titles: readonly string[]): readonly Column[] =>
  titles.map((title) => ({ title, side: 'right' }));

/** A line of titles and a line a row; words to the left, figures to the right. A column that is empty in every row is
 *  left out. */
export const table = (allColumns: readonly Column[], given: readonly Row[], indent = ''): readonly Line[] => {
  const all = given.map((row): GridRow => allColumns.map((_, at) => cell(row[at])));
  const isUsed = (_: unknown, at: number): boolean => all.some((row) => row[at]?.text !== '');
  const columns = allColumns.filter(isUsed);
  const titles = columns.map(({ title }) => span(title, 'quiet'));
  const rows = [titles, ...all.map((row) => row.filter(isUsed))];
  const grid: Grid = { columns, rows, indent };
  return rows.map((row) => ({ type: 'row', row, grid }));
};

/** Ids with their names, a line each. */
export const namedTable = (title: string, all: readonly { readonly id: string; readonly name: string }[]) =>
  table(
    left('id', title),
    all.map(({ id, name }) => [providersId(id), name]),
  );
