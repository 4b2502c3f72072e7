import type { DisplayWidth } from './display-width.ts';

const mark = '…';

/** As much of a text as so many columns of a terminal show; a mark says that something is left out. */
export const cutText = (text: string, width: number, widthOf: DisplayWidth): string => {
  if (widthOf(text) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let kept = '';
  for (const letter of letters) {
    if (widthOf(kept + letter + mark) > width) break;
    kept += letter;
  }
  return kept.trimEnd() + mark;
};
