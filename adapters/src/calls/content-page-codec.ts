import type { Page } from '@shop/core/content/page';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { isoInstant } from '../codec/scalars.ts';
import { media } from './content-media-codec.ts';
import { section } from './content-section-codec.ts';
import { footer } from './content-site-codec.ts';

/** A page as the shop's own server tells it: whole and clean, so nothing of it is guessed at. */
export const page: Codec<Page> = z.object({
  id: z.string(),
  contentType: z.string(),
  name: z.string(),
  path: z.string(),
  updated: z.exactOptional(isoInstant),
  key: z.exactOptional(z.string()),
  seoTitle: z.exactOptional(z.string()),
  seoDescription: z.exactOptional(z.string()),
  keywords: z.exactOptional(z.string()),
  seoImage: z.exactOptional(media),
  image: z.exactOptional(media),
  showFooter: z.boolean(),
  footer: z.exactOptional(footer),
  sections: z.array(section),
  cultures: z.array(z.object({ language: z.enum(languages), path: z.exactOptional(z.string()) })),
  gone: z.exactOptional(z.array(z.enum(languages))),
});
