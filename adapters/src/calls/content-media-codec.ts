import type { Media, MediaFacts } from '@shop/core/content/media';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { safeSource } from '../codec/safe-href.ts';
import { wholeNumber } from '../codec/scalars.ts';

const pixels = wholeNumber(1, 1_000_000);
const share = z.number().check(z.gte(0), z.lte(1));

const facts = {
  width: z.exactOptional(pixels),
  height: z.exactOptional(pixels),
  focalPoint: z.exactOptional(z.object({ left: share, top: share })),
  placeholder: z.exactOptional(z.string()),
};

/** What is known of a picture whose address stands beside it. */
export const mediaFacts: Codec<MediaFacts> = z.object(facts);

/** A picture as the shop's own server tells it. */
export const media: Codec<Media> = z.object({
  ...facts,
  kind: z.exactOptional(z.literal('drawing')),
  url: z.string().check(z.refine((address) => safeSource(address) === address, 'an address of a picture')),
  altText: z.string(),
  altTexts: z.partialRecord(z.enum(languages), z.string()),
});
