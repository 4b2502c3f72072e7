import type { Grid } from './line.ts';

/** Narrower than this nobody reads a word. Units: columns of a terminal. */
const narrowest = 8;

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Widths of a table's columns in so much room: the widest column of words gives way first, figures stay whole. A table that does not
 *  fit even so stays as wide as it has to be. Units: columns of a terminal, without what stands between them. */
export const fittedWidths = (wanted: readonly number[], { columns }: Grid, room: number): readonly number[] => {
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
