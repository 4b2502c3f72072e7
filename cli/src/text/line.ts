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
