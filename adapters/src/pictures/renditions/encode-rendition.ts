import sharp from 'sharp';
import { encoders, type PictureSource, type Rendition } from './rendition.ts';

// Nothing is cached between pictures, and one picture uses one core.
sharp.cache(false);
sharp.concurrency(1);

/** Returns the bytes of a rendition. Throws when the source cannot be read. */
export const encodeRendition = async (source: PictureSource, rendition: Rendition): Promise<Buffer> => {
  const { region, width, format } = rendition;
  const isWhole = region.width === source.width && region.height === source.height;
  const read = sharp(source.file, { sequentialRead: true }).autoOrient();
  // A whole picture is already read at a reduced size, which extracting a region would prevent.
  const part = isWhole ? read : read.extract(region);
  const resized = part.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif(encoders.avif).toBuffer();
    case 'webp':
      return resized.webp(encoders.webp).toBuffer();
    case 'jpeg':
      // JPEG has no transparency, which would become black.
      return resized.flatten({ background: 'white' }).jpeg(encoders.jpeg).toBuffer();
  }
};
