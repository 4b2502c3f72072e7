import pLimit from 'p-limit';
import { withoutSlot } from '../../platform/admission/slot.ts';
import type { encodeRendition } from './encode-rendition.ts';
import { type PictureSource, type Rendition, renditionKey } from './rendition.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** Returns a function that runs work once per key; concurrent callers share its result or error. */
const singleFlight = <Outcome>() => {
  const running = new Map<string, Promise<Outcome>>();
  return (key: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const started = running.get(key);
    if (started !== undefined) return started;
    const flight = work().finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
};

/** Maximum number of concurrent encodings, each of which uses one core: enough for a page's first pictures. */
const encodesAtOnce = 2;

export type PictureCache = (name: string, source: PictureSource, rendition: Rendition) => Promise<Buffer>;

/** Returns one file name for each size and format, so that a changed source replaces the former rendition. */
const fileName = (name: string, { region, width, format }: Rendition): string =>
  `${name}-${width}x${Math.round((width * region.height) / region.width)}.${format}`;

/** Returns cached renditions, made at the first request. Throws when a source cannot be read. */
export const pictureCache = (cache: RenditionCache, encode: typeof encodeRendition): PictureCache => {
  const flight = singleFlight<Buffer>();
  const bounded = pLimit(encodesAtOnce);
  return (name, source, rendition) => {
    const key = renditionKey(source, rendition);
    const file = fileName(name, rendition);
    const renditionBytes = async (): Promise<Buffer> => {
      const stored = await cache.read(file, key);
      if (stored !== undefined) return stored;
      const bytes = await bounded(() => encode(source, rendition));
      await cache.write(file, key, bytes);
      return bytes;
    };
    return withoutSlot(() => flight(key, renditionBytes));
  };
};
