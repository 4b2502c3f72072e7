import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PictureFacts } from './rendition.ts';

/** Names a file's present bytes. */
export const pictureVersion = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);

/** Units: pixels. Enough for light and colour; the browser blurs the rest. */
const placeholderWidth = 16;

/** Size, version and placeholder of a picture on disk. Throws when it is none. */
export const measurePicture = async (file: string): Promise<PictureFacts> => {
  const { width, height } = await sharp(file).metadata();
  const tiny = await sharp(file).resize({ width: placeholderWidth }).webp({ quality: 20, effort: 6 }).toBuffer();
  return {
    width,
    height,
    version: pictureVersion(file),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
};
