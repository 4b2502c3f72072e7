import { readFile } from 'node:fs/promises';
import { imageWidths } from '@shop/core/content/media-choice';
import { withoutSlot } from '../../platform/admission/slot.ts';
import type { PictureCache } from './picture-cache.ts';
import { type PictureFormat, type PictureSource, type Rendition, renditionKey } from './rendition.ts';

/** What is shown of a picture. */
export type ShownPicture = {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** Names the bytes. */
  readonly key: string;
  /** True for another width or the original in the place of the wanted one. */
  readonly isStandIn: boolean;
};

export type ShownPictureOptions = {
  readonly cache: PictureCache;
  /** Receives why an encoding failed. */
  readonly onFailure: (cause: unknown) => void;
  /** Units: milliseconds that a client waits for an encoding. */
  readonly patience?: number;
};

/** The widths that are shown in the place of another one: the next wider ones first, then the next narrower ones. */
const standIns = ({ width: sourceWidth }: PictureSource, { width: wanted }: Rendition): readonly number[] => {
  const others = imageWidths.filter((width) => width !== wanted && width <= sourceWidth);
  return [...others.filter((width) => width > wanted), ...others.filter((width) => width < wanted).reverse()];
};

/** The rendition if it is on disk or encoded in time; else the next width on disk, else the original, while the
 *  encoding goes on. A client waits only where an encoder is free or no width is ready; its request holds no slot then.
 *  Rejects where the original cannot be read. */
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
    format: 'jpeg',
    key: source.version,
    isStandIn: true,
  });

  /** Undefined where it takes too long or fails. */
  const inTime = async (rendering: Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), patience);
    const bytes = await Promise.race([rendering, late.promise]);
    clearTimeout(timer);
    return bytes;
  };

  const shown = async (source: PictureSource, wanted: Rendition): Promise<ShownPicture> => {
    const known = await cache.ready(source, wanted);
    if (known !== undefined) return asRendition(source, wanted, known, false);
    const wasBusy = cache.isBusy();
    const rendering = cache.render(source, wanted).catch((cause: unknown) => {
      onFailure(cause);
      return undefined;
    });
    const other = wasBusy ? await otherWidth(source, wanted) : undefined;
    if (other !== undefined) return other;
    // Reading is work in a slot, which bounds how many originals are in memory.
    const bytes = await withoutSlot(() => inTime(rendering));
    if (bytes !== undefined) return asRendition(source, wanted, bytes, false);
    return (await otherWidth(source, wanted)) ?? original(source);
  };

  return shown;
};
