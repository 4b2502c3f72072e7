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

/** Renditions on disk, which are encoded at first use. */
export type PictureCache = {
  /** A rendition that is on disk; undefined where it is not. */
  readonly ready: (source: PictureSource, rendition: Rendition) => Promise<Buffer | undefined>;
  /** A rendition, encoded unless it is on disk; concurrent callers share one encoding. Rejects where that fails. */
  readonly render: (source: PictureSource, rendition: Rendition) => Promise<Buffer>;
  /** Whether one more encoding would have to wait. */
  readonly isBusy: () => boolean;
  /** Whether nothing is encoded. */
  readonly isIdle: () => boolean;
};

/** One file for each size and format, so that a changed source takes the place of the former one. */
const fileName = ({ file }: PictureSource, { region, width, format }: Rendition): string =>
  `${basename(file)}-${width}x${Math.round((width * region.height) / region.width)}.${format}`;

/** Encodes `atOnce` pictures at a time, first come, first served: one for each core unless set. */
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
