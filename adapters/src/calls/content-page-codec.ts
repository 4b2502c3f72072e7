import type { Footer, Page } from '@shop/core/content/page';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { href, link } from './content-link-codec.ts';
import { media } from './content-media-codec.ts';
import { section } from './content-section-codec.ts';

const footer: Codec<Footer> = z.object({
  links: z.array(link),
  social: z.array(z.object({ href, text: z.string(), image: z.exactOptional(media) })),
  columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
  bottomText: html,
  bottomLinks: z.array(link),
});

/** A page as the shop's own server tells it: whole and clean, so nothing of it is guessed at. */
export const page: Codec<Page> = z.object({
  id: z.string(),
  contentType: z.string(),
  name: z.string(),
  path: z.string(),
  key: z.exactOptional(z.string()),
  seoTitle: z.exactOptional(z.string()),
  seoDescription: z.exactOptional(z.string()),
  keywords: z.exactOptional(z.string()),
  seoImage: z.exactOptional(media),
  image: z.exactOptional(media),
  showFooter: z.boolean(),
  footer,
  sections: z.array(section),
  cultures: z.array(z.object({ language: z.enum([...languages, 'sr', 'ru']), path: z.exactOptional(z.string()) })),
});
