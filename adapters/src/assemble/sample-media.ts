import type { Hono } from 'hono';
import { encoderProcess } from '../media/encoder-process.ts';
import { mediaRoute } from '../media/media-route.ts';
import { pictureCache } from '../media/picture-cache.ts';
import { renditionCache } from '../media/rendition-cache.ts';
import { paintingSources } from '../sample/content/painting-sources.ts';
import { sampleDrawings } from '../sample/media/sample-drawings.ts';

/** Folder of the sample's paintings, and the program that resizes them. */
export type PictureFiles = { readonly picturesDir: string; readonly encoder: string };

/** The sample's pictures, resized on demand and kept in `cacheDir`. */
export const sampleMedia = ({ picturesDir, encoder }: PictureFiles, cacheDir: string): Hono =>
  mediaRoute({
    drawings: sampleDrawings,
    pictures: paintingSources(picturesDir),
    cache: pictureCache(renditionCache(cacheDir), encoderProcess(encoder)),
  });
