import displayWidth from 'string-width';

export type Side = 'left' | 'right';

/** Fills a text up with spaces to a width in terminal columns; `side` is where the text stands. A letter with its marks
 *  (`č` in one or two code points) is one column, East Asian letters and pictures are two. */
export const padded = (text: string, width: number, side: Side): string => {
  const filling = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return side === 'left' ? `${text}${filling}` : `${filling}${text}`;
};
