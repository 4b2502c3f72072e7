import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pLimit from 'p-limit';
import type { encodeRendition } from './encode-rendition.ts';
import { type PictureSource, type Rendition, renditionKey } from './rendition.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** Returns a function that runs work once per key; concurrent callers share its result or error. */
const singleFlight = <Outcome>() => {
  const running = new Map<string, Promise<Outcome>>();
  return {
    do: (key: string, work: () => Promise<Outcome>): Promise<Outcome> => {
      const started = running.get(key);
      if (started !== undefined) return started;
      const flight = work().finally(() => running.delete(key));
      running.set(key, flight);
      return flight;
    },
    count: (): number => running.size,
  };
};

/** Renditions of pictures, encoded at first use and then stored on disk. */
export type PictureCache = {
  /** Returns a rendition that is on disk, otherwise `undefined`. */
  readonly ready: (source: PictureSource, rendition: Rendition) => Promise<Buffer | undefined>;
  /** Returns a rendition, encoded unless it is on disk; concurrent callers share one encoding. Rejects when the
   *  encoding fails. */
  readonly render: (source: PictureSource, rendition: Rendition) => Promise<Buffer>;
  /** Whether another encoding would have to wait. */
  readonly isBusy: () => boolean;
  /** Whether no encoding is running or waiting. */
  readonly isIdle: () => boolean;
};

/** Returns the name of a rendition's file: one for each size and format, so that a changed source overwrites the former
 *  file. */
const fileName = ({ file }: PictureSource, { region, width, format }: Rendition): string =>
  `${basename(file)}-${width}x${Math.round((width * region.height) / region.width)}.${format}`;

/** Returns a cache that encodes at most `atOnce` pictures at a time, in the order of requests. Default: one for each
 *  core. */
export const pictureCache = (
  cache: RenditionCache,
  encode: typeof encodeRendition,
  atOnce = availableParallelism(),
): PictureCache => {
  const flights = singleFlight<Buffer>();
  const bounded = pLimit(atOnce);
  const ready: PictureCache['ready'] = (source, rendition) =>
    cache.read(fileName(source, rendition), renditionKey(source, rendition));
  return {
    ready,
    render: (source, rendition) => {
      const key = renditionKey(source, rendition);
      return flights.do(key, async () => {
        const known = await ready(source, rendition);
        if (known !== undefined) return known;
        const bytes = await bounded(() => encode(source, rendition));
        await cache.write(fileName(source, rendition), key, bytes);
        return bytes;
      });
    },
    isBusy: () => flights.count() >= atOnce,
    isIdle: () => flights.count() === 0,
  };
};
