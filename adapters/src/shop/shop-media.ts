import type { Hono } from 'hono';
import { focalPointsIn } from '../content/files/focal-points.ts';
import { pictureFolder } from '../pictures/folder/picture-folder.ts';
import type { KnownPictures } from '../pictures/pictured-ports.ts';
import type { EncoderRequest } from '../pictures/renditions/encoder.ts';
import { mediaRoute } from '../pictures/renditions/media-route.ts';
import { pictureCache } from '../pictures/renditions/picture-cache.ts';
import { renditionCache } from '../pictures/renditions/rendition-cache.ts';
import { shownPicture } from '../pictures/renditions/shown-picture.ts';
import { type Warming, warmPictures } from '../pictures/renditions/warm-pictures.ts';
import { bytesByChild } from '../platform/child-process/bytes-by-child.ts';
import { sampleContentFolder } from '../sample/content/sample-content-folder.ts';
import { paintings, samplePictures } from '../sample/content/sample-media.ts';
import { sampleDrawings } from '../sample/media/sample-drawings.ts';

export type ShopMediaOptions = {
  /** The program that resizes pictures: `encoder.ts` or its build. */
  readonly encoder: string;
  /** Folder of resized pictures. */
  readonly cacheDir: string;
  /** Folder of the shop's own pictures. Those of the sample stand in for the ones that it lacks. */
  readonly folder?: string | undefined;
  /** Folder of content whose list has the focal points. Default: the sample's. */
  readonly contentFolder?: string | undefined;
  /** Called with the cause when a picture could not be resized or measured. */
  readonly onFailure: (cause: unknown) => void;
};

export type ShopMedia = {
  readonly route: Hono;
  /** The address and facts of each picture. */
  readonly known: KnownPictures;
  /** Resizes the sample's pictures beforehand, while the shop is idle; not for a shop with pictures of its own. */
  readonly warm: (isIdle: () => boolean) => Warming | undefined;
};

/** Returns the pictures of a shop and their route. They are resized at first use. */
export const shopMedia = (options: ShopMediaOptions): ShopMedia => {
  const { encoder, cacheDir, folder, contentFolder = sampleContentFolder, onFailure } = options;
  const ask = bytesByChild<EncoderRequest>(encoder);
  const files = renditionCache(cacheDir);
  const cache = pictureCache(files, (source, rendition) => ask({ source, rendition }));
  const own =
    folder === undefined
      ? undefined
      : pictureFolder({
          folder,
          measure: (file) => ask({ measure: file }),
          cache: files,
          focalPoint: focalPointsIn(contentFolder),
          onFailure,
        });
  return {
    route: mediaRoute({
      find: async (name) => (await own?.find(name)) ?? paintings.get(name) ?? sampleDrawings.get(name),
      shown: shownPicture({ cache, onFailure }),
    }),
    known: { get: (path) => own?.get(path) ?? samplePictures.get(path) },
    warm: (isIdle) => (own === undefined ? warmPictures(paintings.values(), cache, isIdle) : undefined),
  };
};
