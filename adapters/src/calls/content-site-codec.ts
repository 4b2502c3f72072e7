import type { Footer, Site } from '@shop/core/content/site';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { href, link } from './content-link-codec.ts';
import { media } from './content-media-codec.ts';

export const footer: Codec<Footer> = z.object({
  links: z.array(link),
  social: z.array(z.object({ href, text: z.string(), image: z.exactOptional(media) })),
  columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
  bottomText: html,
  bottomLinks: z.array(link),
});

/** What all pages of a language share, as the shop's own server tells it. */
export const site: Codec<Site> = z.object({
  name: z.string(),
  roots: z.partialRecord(z.enum(languages), z.string()),
  footer,
});
