import { setTimeout as pause } from 'node:timers/promises';
import { imageWidths } from '@shop/core/content/media-choice';
import type { PictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';

/** Nearly all browsers accept this format; other formats are encoded at first use. */
const format = 'image/avif';

export type Warming = {
  /** Stops before the next picture. */
  readonly stop: () => void;
  /** Resolves when all pictures are ready, or when it was stopped. */
  readonly ended: Promise<void>;
};

/** Encodes every picture in every width that pages offer, so that no visitor waits for an encoding: one at a time, the
 *  narrowest widths first, each only while this process and its encoders are idle, which is checked every `pauseMs`
 *  milliseconds. A picture that fails is encoded at its first use. */
export const warmPictures = (
  pictures: Iterable<PictureSource>,
  cache: PictureCache,
  isIdle: () => boolean,
  pauseMs = 500,
): Warming => {
  const sources = [...pictures];
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Waits until the process is idle, at least one pause, so that a start has priority. */
  const idle = async (): Promise<void> => {
    do await pause(pauseMs, undefined, { signal });
    while (!(isIdle() && cache.isIdle()));
  };

  const warm = async (): Promise<void> => {
    await idle();
    for (const width of imageWidths) {
      for (const source of sources.filter((one) => one.width >= width)) {
        if (!(isIdle() && cache.isIdle())) await idle();
        signal.throwIfAborted();
        await cache.render(source, renditionOf(source, width, format)).catch(() => undefined);
      }
    }
  };

  const ended = warm().catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
  });
  return { stop: () => stopping.abort(), ended };
};
