import type { Media, MediaFacts } from '@shop/core/content/media';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { safeSource } from '../codec/safe-href.ts';
import { wholeNumber } from '../codec/scalars.ts';
import { publicly } from './privacy.ts';

const pixels = wholeNumber(1, 1_000_000);
const share = z.number().check(z.gte(0), z.lte(1));

const facts = {
  width: z.optional(pixels),
  height: z.optional(pixels),
  focalPoint: z.optional(z.object({ left: share, top: share })),
  placeholder: z.optional(z.string()),
};

/** The facts of a picture, without its address. */
export const mediaFactsWire = z.object(facts);

/** Writes the facts of a picture. */
export const writeMediaFacts = (known: MediaFacts): z.input<typeof mediaFactsWire> => ({
  width: known.width,
  height: known.height,
  focalPoint: known.focalPoint && { left: known.focalPoint.left, top: known.focalPoint.top },
  placeholder: known.placeholder,
});

/** A picture as the shop's own server sends it. */
export const mediaWire = z.object({
  ...facts,
  kind: z.optional(z.literal('drawing')),
  url: z.string().check(z.refine((address) => safeSource(address) === address, 'an address of a picture')),
  altText: z.string(),
  altTexts: z.partialRecord(z.enum(languages), z.string()),
});

export const media = reading(publicly(mediaWire), (sent): Media => sent);

/** Writes a picture with its address. */
export const writeMedia = (picture: Media): z.input<typeof mediaWire> => ({
  ...writeMediaFacts(picture),
  kind: picture.kind,
  url: picture.url,
  altText: picture.altText,
  altTexts: { ...picture.altTexts },
});
