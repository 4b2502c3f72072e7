import { type ContentLink, linkKinds } from '@shop/core/content/link';
import type { Page } from '@shop/core/content/page';
import {
  cancellationTextNames,
  orderTextNames,
  type PaymentMethod,
  type Section,
  type ShopCard,
  type TextBlock,
} from '@shop/core/content/section';
import type { Footer, Site } from '@shop/core/content/site';
import { languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import { type Codec, reading } from '../codec/codec.ts';
import { safeHref } from '../codec/safe-href.ts';
import { instantIfAny, isoInstant } from '../codec/scalars.ts';
import type { Html } from '../codec/texts.ts';
import { mediaWire, writeMedia } from './media-wire.ts';
import { publicly } from './privacy.ts';

const text = z.string();
const textIfAny = z.optional(text);
const inLanguage = z.enum(languages);

/** An address that cannot run scripts. */
const href = text.check(z.refine((address) => safeHref(address) === address, 'an address that a link may carry'));

const link = z.object({ href, text, newTab: z.boolean(), kind: z.enum(linkKinds) });

const image = z.optional(mediaWire);

const card = z.object({ id: text, title: text, text, link: z.optional(link), image });

const paymentMethod = z.object({ title: text, image });

/** Sections as the shop's own server sends them. */
const sectionWire = (html: Html) => {
  const base = { id: text, title: text, text: html, anchor: textIfAny, background: textIfAny };
  const block = z.object({ title: text, text: html });
  const perhaps = z.optional(block);
  const orderTexts = z.object({
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
  });
  const sections = {
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
    orderCompleted: z.object({ ...base, type: z.literal('orderCompleted'), texts: orderTexts }),
    orderCancellation: z.object({
      ...base,
      type: z.literal('orderCancellation'),
      texts: z.object({ question: perhaps, success: perhaps, failure: perhaps }),
    }),
    unknown: z.object({ ...base, type: z.literal('unknown'), name: text }),
    productList: z.object({ ...base, type: z.literal('productList'), layout: z.literal([1, 2]), group: text }),
  } satisfies { readonly [Type in Section['type']]: Codec<Extract<Section, { readonly type: Type }>> };
  const { productList, ...others } = sections;
  return z.discriminatedUnion('type', [productList, ...Object.values(others)]);
};

const footerWire = (html: Html) =>
  z.object({
    links: z.array(link),
    social: z.array(z.object({ href, text, image })),
    columns: z.array(z.object({ title: text, links: z.array(link) })),
    bottomText: html,
    bottomLinks: z.array(link),
  });

const siteWire = (html: Html) =>
  z.object({ name: text, roots: z.partialRecord(inLanguage, text), footer: footerWire(html) });

const pageWire = (html: Html) =>
  z.object({
    id: text,
    contentType: text,
    name: text,
    path: text,
    updated: z.optional(isoInstant),
    key: textIfAny,
    seoTitle: textIfAny,
    seoDescription: textIfAny,
    keywords: textIfAny,
    seoImage: image,
    image,
    showFooter: z.boolean(),
    footer: z.optional(footerWire(html)),
    sections: z.array(sectionWire(html)),
    cultures: z.array(z.object({ language: inLanguage, path: textIfAny })),
    gone: z.optional(z.array(inLanguage)),
  });

/** Returns the codec of the content shared by all pages of a language, as the shop's own server sends it. `html`
 *  converts rich text. */
export const site = (html: Html) => reading(publicly(siteWire(html)), (sent): Site => sent);

/** Returns the codec of a page as the shop's own server sends it: complete, so nothing is repaired. `html` converts
 *  rich text. */
export const page = (html: Html) => reading(publicly(pageWire(html)), (sent): Page => sent);

type WrittenSection = z.input<ReturnType<typeof sectionWire>>;

const writeLink = (shown: ContentLink): z.input<typeof link> => ({
  href: shown.href,
  text: shown.text,
  newTab: shown.newTab,
  kind: shown.kind,
});

const writeFooter = (shown: Footer): z.input<ReturnType<typeof footerWire>> => ({
  links: shown.links.map(writeLink),
  social: shown.social.map((one) => ({ href: one.href, text: one.text, image: one.image && writeMedia(one.image) })),
  columns: shown.columns.map(({ title, links }) => ({ title, links: links.map(writeLink) })),
  bottomText: shown.bottomText,
  bottomLinks: shown.bottomLinks.map(writeLink),
});

export const writeSite = (shown: Site): z.input<ReturnType<typeof siteWire>> => ({
  name: shown.name,
  roots: { ...shown.roots },
  footer: writeFooter(shown.footer),
});

const writeBlock = (shown: TextBlock) => ({ title: shown.title, text: shown.text });

const writeCard = (shown: ShopCard): z.input<typeof card> => ({
  id: shown.id,
  title: shown.title,
  text: shown.text,
  link: shown.link && writeLink(shown.link),
  image: shown.image && writeMedia(shown.image),
});

const writeMethod = (shown: PaymentMethod): z.input<typeof paymentMethod> => ({
  title: shown.title,
  image: shown.image && writeMedia(shown.image),
});

/** Returns the existing text blocks of those names. */
const writeTexts = <Name extends string>(names: readonly Name[], texts: { readonly [Key in Name]?: TextBlock }) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const shown = texts[name];
      return shown === undefined ? [] : [[name, writeBlock(shown)] as const];
    }),
  );

const writeSection = (shown: Section): WrittenSection => {
  const { id, title, text: intro, anchor, background } = shown;
  const base = { id, title, text: intro, anchor, background };
  switch (shown.type) {
    case 'productList':
      return { ...base, type: shown.type, layout: shown.layout, group: shown.group };
    case 'shopCards':
      return { ...base, type: shown.type, cards: shown.cards.map(writeCard) };
    case 'featuredProducts':
      return { ...base, type: shown.type, group: shown.group, productIds: [...shown.productIds] };
    case 'infoList':
      return { ...base, type: shown.type, numbered: shown.numbered, items: shown.items.map(writeBlock) };
    case 'cartReview':
    case 'personalData':
      return { ...base, type: shown.type };
    case 'paymentMethod': {
      const { cardText, reserveText } = shown;
      return { ...base, type: shown.type, methods: shown.methods.map(writeMethod), cardText, reserveText };
    }
    case 'orderCompleted':
      return { ...base, type: shown.type, texts: writeTexts(orderTextNames, shown.texts) };
    case 'orderCancellation':
      return { ...base, type: shown.type, texts: writeTexts(cancellationTextNames, shown.texts) };
    case 'unknown':
      return { ...base, type: shown.type, name: shown.name };
  }
};

export const writePage = (shown: Page): z.input<ReturnType<typeof pageWire>> => ({
  id: shown.id,
  contentType: shown.contentType,
  name: shown.name,
  path: shown.path,
  updated: instantIfAny(shown.updated),
  key: shown.key,
  seoTitle: shown.seoTitle,
  seoDescription: shown.seoDescription,
  keywords: shown.keywords,
  seoImage: shown.seoImage && writeMedia(shown.seoImage),
  image: shown.image && writeMedia(shown.image),
  showFooter: shown.showFooter,
  footer: shown.footer && writeFooter(shown.footer),
  sections: shown.sections.map(writeSection),
  cultures: shown.cultures.map(({ language, path }) => ({ language, path })),
  gone: shown.gone && [...shown.gone],
});
