import { type ContentLink, linkKinds } from '@shop/core/content/link';
import type { Media, MediaFacts } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { PaymentMethod, Section, ShopCard, TextBlock } from '@shop/core/content/section';
import type { Footer, Site } from '@shop/core/content/site';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { safeHref, safeSource } from '../codec/safe-href.ts';
import { isoInstant, wholeNumber } from '../codec/scalars.ts';
import { html } from '../codec/texts.ts';
import { publicly } from './privacy.ts';

const text = z.string();
const textIfAny = z.exactOptional(text);
const inLanguage = z.enum(languages);

/** An address as core has it: one that cannot act. */
const href = text.check(z.refine((address) => safeHref(address) === address, 'an address that a link may carry'));

const link: Codec<ContentLink> = z.object({ href, text, newTab: z.boolean(), kind: z.enum(linkKinds) });

const pixels = wholeNumber(1, 1_000_000);
const share = z.number().check(z.gte(0), z.lte(1));

const facts = {
  width: z.exactOptional(pixels),
  height: z.exactOptional(pixels),
  focalPoint: z.exactOptional(z.object({ left: share, top: share })),
  placeholder: textIfAny,
};

/** The facts of a picture whose address stands beside them. */
export const mediaFacts: Codec<MediaFacts> = z.object(facts);

/** A picture as the shop's own server sends it. */
export const media: Codec<Media> = publicly(
  z.object({
    ...facts,
    kind: z.exactOptional(z.literal('drawing')),
    url: text.check(z.refine((address) => safeSource(address) === address, 'an address of a picture')),
    altText: text,
    altTexts: z.partialRecord(inLanguage, text),
  }),
);

const image = z.exactOptional(media);

const base = { id: text, title: text, text: html, anchor: textIfAny, background: textIfAny };

const card: Codec<ShopCard> = z.object({ id: text, title: text, text, link: z.exactOptional(link), image });

const paymentMethod: Codec<PaymentMethod> = z.object({ title: text, image });

const block: Codec<TextBlock> = z.object({ title: text, text: html });

const perhaps = z.exactOptional(block);

/** Sections as the shop's own server sends them. */
const sections = {
  productList: z.object({ ...base, type: z.literal('productList'), layout: z.literal([1, 2]), group: text }),
  shopCards: z.object({ ...base, type: z.literal('shopCards'), cards: z.array(card) }),
  featuredProducts: z.object({
    ...base,
    type: z.literal('featuredProducts'),
    group: text,
    productIds: z.array(text),
  }),
  infoList: z.object({ ...base, type: z.literal('infoList'), numbered: z.boolean(), items: z.array(block) }),
  cartReview: z.object({ ...base, type: z.literal('cartReview') }),
  personalData: z.object({ ...base, type: z.literal('personalData') }),
  paymentMethod: z.object({
    ...base,
    type: z.literal('paymentMethod'),
    methods: z.array(paymentMethod),
    cardText: html,
    reserveText: html,
  }),
  orderCompleted: z.object({
    ...base,
    type: z.literal('orderCompleted'),
    texts: z.object({
      ticketCompleted: perhaps,
      giftCardCompleted: perhaps,
      neutral: perhaps,
      noOrder: perhaps,
      canceled: perhaps,
      orderCanceled: perhaps,
      orderCanceling: perhaps,
      failed: perhaps,
      notConfirmed: perhaps,
      pending: perhaps,
      refunded: perhaps,
      refunding: perhaps,
    }),
  }),
  orderCancellation: z.object({
    ...base,
    type: z.literal('orderCancellation'),
    texts: z.object({ question: perhaps, success: perhaps, failure: perhaps }),
  }),
  unknown: z.object({ ...base, type: z.literal('unknown'), name: text }),
} satisfies { readonly [Type in Section['type']]: Codec<Extract<Section, { readonly type: Type }>> };

const { productList, ...others } = sections;
const section: Codec<Section> = z.discriminatedUnion('type', [productList, ...Object.values(others)]);

const footer: Codec<Footer> = z.object({
  links: z.array(link),
  social: z.array(z.object({ href, text, image })),
  columns: z.array(z.object({ title: text, links: z.array(link) })),
  bottomText: html,
  bottomLinks: z.array(link),
});

/** What all pages of a language share, as the shop's own server sends it. */
export const site: Codec<Site> = publicly(z.object({ name: text, roots: z.partialRecord(inLanguage, text), footer }));

/** A page as the shop's own server sends it: whole and clean, so nothing is repaired. */
export const page: Codec<Page> = publicly(
  z.object({
    id: text,
    contentType: text,
    name: text,
    path: text,
    updated: z.exactOptional(isoInstant),
    key: textIfAny,
    seoTitle: textIfAny,
    seoDescription: textIfAny,
    keywords: textIfAny,
    seoImage: image,
    image,
    showFooter: z.boolean(),
    footer: z.exactOptional(footer),
    sections: z.array(section),
    cultures: z.array(z.object({ language: inLanguage, path: textIfAny })),
    gone: z.exactOptional(z.array(inLanguage)),
  }),
);
