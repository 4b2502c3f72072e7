import { join } from 'node:path';
import sharp from 'sharp';
import { measurePicture } from '../measure-picture.ts';
import type { PictureSource } from '../rendition.ts';

const colours = ['#e02020', '#20c020', '#2040e0', '#e0c020'] as const;

/** Creates a picture whose quarters are red, green, blue and yellow, from the top left to the bottom right. */
export const cornerPicture = async (folder: string, width: number, height: number): Promise<PictureSource> => {
  const file = join(folder, `corners-${width}x${height}.jpg`);
  const [w, h] = [width / 2, height / 2];
  const quarters = colours.map((background, at) => ({
    input: { create: { width: w, height: h, channels: 3 as const, background } },
    left: at % 2 === 0 ? 0 : w,
    top: at < 2 ? 0 : h,
  }));
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(quarters)
    .jpeg({ quality: 95 })
    .toFile(file);
  return { ...(await measurePicture(file)), file };
};

type Quarter = 'red' | 'green' | 'blue' | 'yellow';

/** Returns the quarter of a point in an encoded picture; `x` and `y` are shares of its size. */
export const quarterAt = async (bytes: Uint8Array, x: number, y: number): Promise<Quarter> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (red > 150) return green > 100 ? 'yellow' : 'red';
  return green > blue ? 'green' : 'blue';
};
