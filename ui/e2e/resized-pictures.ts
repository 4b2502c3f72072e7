import { encodeRendition } from '@shop/adapters/pictures/renditions/encode-rendition';
import { pictureCache } from '@shop/adapters/pictures/renditions/picture-cache';
import { renditionCache } from '@shop/adapters/pictures/renditions/rendition-cache';
import { warmPictures } from '@shop/adapters/pictures/renditions/warm-pictures';
import { paintings } from '@shop/adapters/sample/content/sample-media';
import { mediaCache } from './shop-process.ts';

/** Resizes the pictures that no run has resized yet: a screen that is compared or examined shows no other width in the
 *  place of one. */
const resizePictures = (): Promise<void> =>
  warmPictures(paintings.values(), pictureCache(renditionCache(mediaCache), encodeRendition), () => true, 1).ended;

// Playwright calls it before its first test.
export default resizePictures;
