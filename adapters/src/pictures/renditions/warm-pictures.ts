import { setTimeout as pause } from 'node:timers/promises';
import { imageWidths } from '@shop/core/content/media-choice';
import type { PictureCache } from './picture-cache.ts';
import { type PictureSource, renditionOf } from './rendition.ts';

/** The format of nearly all browsers; others are encoded at first use alone. */
const format = 'image/avif';

export type Warming = {
  /** Ends it before its next picture. */
  readonly stop: () => void;
  /** Resolves when all pictures are ready, or when it was stopped. */
  readonly ended: Promise<void>;
};

/** Encodes every picture in every width that pages offer of it, so that no visitor waits for one: one at a time, the
 *  narrowest widths first, each begun only while nobody else has work for this process or its encoders. A picture that
 *  fails is left to its first use. `pauseMs` are the milliseconds between two looks whether that is so. */
export const warmPictures = (
  pictures: Iterable<PictureSource>,
  cache: PictureCache,
  isIdle: () => boolean,
  pauseMs = 500,
): Warming => {
  const sources = [...pictures];
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Waits at least once, so that a start comes first. */
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
