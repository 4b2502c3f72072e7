import type { Hono } from 'hono';
import type { EncoderRequest } from '../pictures/renditions/encoder.ts';
import { mediaRoute } from '../pictures/renditions/media-route.ts';
import { pictureCache } from '../pictures/renditions/picture-cache.ts';
import { renditionCache, withReadyRenditions } from '../pictures/renditions/rendition-cache.ts';
import { bytesByChild } from '../platform/child-process/bytes-by-child.ts';
import { paintingSources } from './content/sample-media.ts';
import { sampleDrawings } from './media/sample-drawings.ts';

/** Folders of the sample's paintings and of the renditions made by the build, and the program that resizes pictures. */
export type PictureFiles = { readonly picturesDir: string; readonly renditionsDir: string; readonly encoder: string };

/** Returns the route of the sample's pictures: those made by the build, others resized on demand and cached in
 *  `cacheDir`. */
export const sampleMedia = ({ picturesDir, renditionsDir, encoder }: PictureFiles, cacheDir: string): Hono => {
  const encode = bytesByChild<EncoderRequest>(encoder);
  return mediaRoute({
    drawings: sampleDrawings,
    pictures: paintingSources(picturesDir),
    cache: pictureCache(
      withReadyRenditions(renditionCache(renditionsDir), renditionCache(cacheDir)),
      (source, rendition) => encode({ source, rendition }),
    ),
  });
};
