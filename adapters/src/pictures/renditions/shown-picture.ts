import { readFile } from 'node:fs/promises';
import { imageWidths } from '@shop/core/content/media-choice';
import { withoutSlot } from '../../platform/admission/slot.ts';
import type { PictureCache } from './picture-cache.ts';
import { type PictureSource, type Rendition, renditionKey, type SourceFormat } from './rendition.ts';

/** The bytes that are sent for a picture. */
export type ShownPicture = {
  readonly bytes: Buffer;
  readonly format: SourceFormat;
  /** Identifies the bytes, for caches. */
  readonly key: string;
  /** True when another width or the original replaces the wanted rendition. */
  readonly isStandIn: boolean;
};

export type ShownPictureOptions = {
  readonly cache: PictureCache;
  /** Called with the cause of a failed encoding. */
  readonly onFailure: (cause: unknown) => void;
  /** Maximum time in milliseconds that a client waits for an encoding. Default: 2 s. */
  readonly patience?: number;
};

/** Returns the widths that can replace the wanted one: the wider ones first, then the narrower ones, each nearest
 *  first. */
const standIns = ({ width: sourceWidth }: PictureSource, { width: wanted }: Rendition): readonly number[] => {
  const others = imageWidths.filter((width) => width !== wanted && width <= sourceWidth);
  return [...others.filter((width) => width > wanted), ...others.filter((width) => width < wanted).reverse()];
};

/** Returns a function that finds the bytes to send for a rendition: the rendition itself when it is on disk or encoded
 *  in time, otherwise the nearest width on disk, otherwise the original; the encoding then continues. A client waits
 *  only while an encoder is free or no other width is on disk, and its request holds no slot meanwhile. Rejects when
 *  the original cannot be read. */
export const shownPicture = ({ cache, onFailure, patience = 2000 }: ShownPictureOptions) => {
  const asRendition = (
    source: PictureSource,
    rendition: Rendition,
    bytes: Buffer,
    isStandIn: boolean,
  ): ShownPicture => ({
    bytes,
    format: rendition.format,
    key: renditionKey(source, rendition),
    isStandIn,
  });

  const otherWidth = async (source: PictureSource, wanted: Rendition): Promise<ShownPicture | undefined> => {
    const isWhole = wanted.region.width === source.width && wanted.region.height === source.height;
    for (const width of isWhole ? standIns(source, wanted) : []) {
      const other = { ...wanted, width };
      const bytes = await cache.ready(source, other);
      if (bytes !== undefined) return asRendition(source, other, bytes, true);
    }
    return undefined;
  };

  const original = async (source: PictureSource): Promise<ShownPicture> => ({
    bytes: await readFile(source.file),
    format: source.format ?? 'jpeg',
    key: source.version,
    isStandIn: true,
  });

  /** Returns `undefined` when the encoding fails or takes longer than `patience`. */
  const inTime = async (rendering: Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), patience);
    const bytes = await Promise.race([rendering, late.promise]);
    clearTimeout(timer);
    return bytes;
  };

  const find = async (source: PictureSource, wanted: Rendition): Promise<ShownPicture> => {
    const known = await cache.ready(source, wanted);
    if (known !== undefined) return asRendition(source, wanted, known, false);
    const wasBusy = cache.isBusy();
    const rendering = cache.render(source, wanted).catch((cause: unknown) => {
      onFailure(cause);
      return undefined;
    });
    const other = wasBusy ? await otherWidth(source, wanted) : undefined;
    if (other !== undefined) return other;
    // Only the wait is without a slot: the original is read in the slot, which limits how many are in memory.
    const bytes = await withoutSlot(() => inTime(rendering));
    if (bytes !== undefined) return asRendition(source, wanted, bytes, false);
    return (await otherWidth(source, wanted)) ?? original(source);
  };

  return find;
};
