import { imageWidths } from '@shop/core/content/media-choice';
import type { PictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';

/** The format that almost all browsers accept; others are made on request. */
const format = 'image/avif';

/** Makes every picture in every width that pages offer, so that no visitor waits for one. */
export const makeRenditions = async (
  pictures: ReadonlyMap<string, PictureSource>,
  cache: PictureCache,
): Promise<void> => {
  const all = [...pictures].flatMap(([name, source]) =>
    imageWidths
      .filter((width) => width <= source.width)
      .map((width) => cache(name, source, renditionOf(source, width, format))),
  );
  await Promise.all(all);
};
