import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PictureFacts } from './rendition.ts';

/** Returns a digest of a file's bytes. */
export const pictureVersion = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);

/** Pixels. Enough for light and color; the browser blurs the rest. */
const placeholderWidth = 16;

/** Returns size, version and placeholder of a picture on disk, turned as its camera was held. Throws when the file is
 *  not a picture. */
export const measurePicture = async (file: string): Promise<PictureFacts> => {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const tiny = await sharp(file)
    .autoOrient()
    .resize({ width: placeholderWidth })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return {
    width,
    height,
    version: pictureVersion(file),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
};
