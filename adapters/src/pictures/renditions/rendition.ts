import { createHash } from 'node:crypto';
import type { FocalPoint } from '@shop/core/content/media';
import { imageWidths, shareImageHeight, shareImageWidth } from '@shop/core/content/media-choice';
import { parseAccept } from 'hono/utils/accept';

/** Facts about a picture that need no request. */
export type PictureFacts = {
  /** Pixels of the source. */
  readonly width: number;
  readonly height: number;
  /** Changes with the file's bytes, so that an address with it may be cached forever. */
  readonly version: string;
  /** A `data:` address of a few hundred bytes, shown blurred until the picture is loaded. */
  readonly placeholder: string;
};

/** Formats of large pictures. */
export type SourceFormat = PictureFormat | 'png';

/** A large picture on disk that smaller ones are made from. */
export type PictureSource = PictureFacts & {
  readonly file: string;
  /** Default: `jpeg`. */
  readonly format?: SourceFormat;
  readonly focalPoint?: FocalPoint | undefined;
};

/** A small file, held in memory and served unchanged. */
export type Drawing = { readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Pixels of the source. */
export type Region = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A version of a picture: its region, width and format. */
export type Rendition = { readonly region: Region; readonly width: number; readonly format: PictureFormat };

/** On two shared cores AVIF of 992 pixels takes 0.15 s at effort 0, and 5 s at the usual 4 for 5 % fewer bytes. */
export const encoders = {
  avif: { quality: 50, effort: 0 },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 80, mozjpeg: true },
} as const satisfies Readonly<Record<PictureFormat, object>>;

const defaultWidth = 992;

/** Returns the requested width, by default a middle one. `undefined` when the width is not offered, so that the work
 *  is limited. */
export const offeredWidth = (text: string | undefined): number | undefined => {
  if (text === undefined) return defaultWidth;
  return [...imageWidths, shareImageWidth].find((width) => String(width) === text);
};

const accepts = (header: string, type: string): boolean =>
  parseAccept(header).some((accepted) => accepted.type === type && accepted.q > 0);

/** Returns the smallest format that an Accept header names; JPEG for a wildcard only. */
const acceptedFormat = (header: string): PictureFormat => {
  if (accepts(header, 'image/avif')) return 'avif';
  return accepts(header, 'image/webp') ? 'webp' : 'jpeg';
};

const middle: FocalPoint = { left: 0.5, top: 0.5 };

/** Returns the start of a section with the focal point in its middle, limited by the picture's edges. */
const startAround = (share: number, stretch: number, whole: number): number =>
  Math.round(Math.min(whole - stretch, Math.max(0, share * whole - stretch / 2)));

const shareRegion = ({ width, height, focalPoint = middle }: PictureSource): Region => {
  const scale = Math.min(width / shareImageWidth, height / shareImageHeight);
  const region = { width: Math.floor(shareImageWidth * scale), height: Math.floor(shareImageHeight * scale) };
  return {
    ...region,
    left: startAround(focalPoint.left, region.width, width),
    top: startAround(focalPoint.top, region.height, height),
  };
};

/** Returns the rendition for a width and an Accept header, never wider than the source. The width for sharing is
 *  cropped and always JPEG. */
export const renditionOf = (source: PictureSource, width: number, accept: string): Rendition => {
  const isShare = width === shareImageWidth;
  const region = isShare ? shareRegion(source) : { left: 0, top: 0, width: source.width, height: source.height };
  return { region, width: Math.min(width, region.width), format: isShare ? 'jpeg' : acceptedFormat(accept) };
};

/** Returns the key of a rendition's bytes: the same source, region, size and encoder settings give the same key. */
export const renditionKey = (source: PictureSource, rendition: Rendition): string =>
  createHash('sha256')
    .update(JSON.stringify([source.version, rendition, encoders[rendition.format]]))
    .digest('base64url')
    .slice(0, 22);
