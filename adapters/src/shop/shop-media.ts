import type { Hono } from 'hono';
import type { EncoderRequest } from '../pictures/renditions/encoder.ts';
import { mediaRoute } from '../pictures/renditions/media-route.ts';
import { pictureCache } from '../pictures/renditions/picture-cache.ts';
import { renditionCache } from '../pictures/renditions/rendition-cache.ts';
import { shownPicture } from '../pictures/renditions/shown-picture.ts';
import { type Warming, warmPictures } from '../pictures/renditions/warm-pictures.ts';
import { bytesByChild } from '../platform/child-process/bytes-by-child.ts';
import { paintings } from './content/sample-media.ts';
import { sampleDrawings } from './media/sample-drawings.ts';

export type SampleMediaOptions = {
  /** The program that resizes pictures: `encoder.ts` or its build. */
  readonly encoder: string;
  /** Folder of resized pictures. */
  readonly cacheDir: string;
  /** Called with the cause when a picture could not be resized. */
  readonly onFailure: (cause: unknown) => void;
};

export type SampleMedia = {
  readonly route: Hono;
  /** Resizes all pictures beforehand, while the shop is idle. */
  readonly warm: (isIdle: () => boolean) => Warming;
};

/** Returns the route of the sample's pictures, which are resized at first use, and a function that resizes them
 *  beforehand. */
export const sampleMedia = ({ encoder, cacheDir, onFailure }: SampleMediaOptions): SampleMedia => {
  const encode = bytesByChild<EncoderRequest>(encoder);
  const cache = pictureCache(renditionCache(cacheDir), (source, rendition) => encode({ source, rendition }));
  return {
    route: mediaRoute({ drawings: sampleDrawings, pictures: paintings, shown: shownPicture({ cache, onFailure }) }),
    warm: (isIdle) => warmPictures(paintings.values(), cache, isIdle),
  };
};
