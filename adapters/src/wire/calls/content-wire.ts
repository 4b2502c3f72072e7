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
import { areaHours, booking, heading, writeAreaHours, writeBooking, writeHeading } from './home-wire.ts';
import { mediaWire, writeMedia } from './media-wire.ts';
import { publicly } from './privacy.ts';
import { ticketGuideWire, writeTicketGuide } from './ticket-guide-wire.ts';

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
    shopCards: z.object({ ...base, type: z.literal('shopCards'), cards: z.array(card), booking }),
    featuredProducts: z.object({
      ...base,
      type: z.literal('featuredProducts'),
      group: text,
      productIds: z.array(text),
    }),
    infoList: z.object({ ...base, type: z.literal('infoList'), numbered: z.boolean(), items: z.array(block) }),
    openingHours: z.object({ ...base, type: z.literal('openingHours'), group: text, areas: z.array(areaHours) }),
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
    productList: z.object({
      ...base,
      type: z.literal('productList'),
      layout: z.literal([1, 2]),
      group: text,
      headings: z._default(z.array(heading), []),
    }),
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
    guides: z.optional(z.array(ticketGuideWire)),
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

const writeLink = (value: ContentLink): z.input<typeof link> => ({
  href: value.href,
  text: value.text,
  newTab: value.newTab,
  kind: value.kind,
});

const writeFooter = (value: Footer): z.input<ReturnType<typeof footerWire>> => ({
  links: value.links.map(writeLink),
  social: value.social.map((one) => ({ href: one.href, text: one.text, image: one.image && writeMedia(one.image) })),
  columns: value.columns.map(({ title, links }) => ({ title, links: links.map(writeLink) })),
  bottomText: value.bottomText,
  bottomLinks: value.bottomLinks.map(writeLink),
});

/** Writes the content shared by all pages of a language. */
export const writeSite = (value: Site): z.input<ReturnType<typeof siteWire>> => ({
  name: value.name,
  roots: { ...value.roots },
  footer: writeFooter(value.footer),
});

const writeBlock = (value: TextBlock) => ({ title: value.title, text: value.text });

const writeCard = (value: ShopCard): z.input<typeof card> => ({
  id: value.id,
  title: value.title,
  text: value.text,
  link: value.link && writeLink(value.link),
  image: value.image && writeMedia(value.image),
});

const writeMethod = (value: PaymentMethod): z.input<typeof paymentMethod> => ({
  title: value.title,
  image: value.image && writeMedia(value.image),
});

/** Returns the existing text blocks of those names. */
const writeTexts = <Name extends string>(names: readonly Name[], texts: { readonly [Key in Name]?: TextBlock }) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = texts[name];
      return value === undefined ? [] : [[name, writeBlock(value)] as const];
    }),
  );

const writeSection = (value: Section): WrittenSection => {
  const { id, title, text: intro, anchor, background } = value;
  const base = { id, title, text: intro, anchor, background };
  switch (value.type) {
    case 'productList':
      return {
        ...base,
        type: value.type,
        layout: value.layout,
        group: value.group,
        headings: value.headings.map(writeHeading),
      };
    case 'shopCards':
      return { ...base, type: value.type, cards: value.cards.map(writeCard), booking: writeBooking(value.booking) };
    case 'featuredProducts':
      return { ...base, type: value.type, group: value.group, productIds: [...value.productIds] };
    case 'infoList':
      return { ...base, type: value.type, numbered: value.numbered, items: value.items.map(writeBlock) };
    case 'openingHours':
      return { ...base, type: value.type, group: value.group, areas: value.areas.map(writeAreaHours) };
    case 'cartReview':
    case 'personalData':
      return { ...base, type: value.type };
    case 'paymentMethod': {
      const { cardText, reserveText } = value;
      return { ...base, type: value.type, methods: value.methods.map(writeMethod), cardText, reserveText };
    }
    case 'orderCompleted':
      return { ...base, type: value.type, texts: writeTexts(orderTextNames, value.texts) };
    case 'orderCancellation':
      return { ...base, type: value.type, texts: writeTexts(cancellationTextNames, value.texts) };
    case 'unknown':
      return { ...base, type: value.type, name: value.name };
  }
};

/** Writes a page with its sections. */
export const writePage = (value: Page): z.input<ReturnType<typeof pageWire>> => ({
  id: value.id,
  contentType: value.contentType,
  name: value.name,
  path: value.path,
  updated: instantIfAny(value.updated),
  key: value.key,
  seoTitle: value.seoTitle,
  seoDescription: value.seoDescription,
  keywords: value.keywords,
  seoImage: value.seoImage && writeMedia(value.seoImage),
  image: value.image && writeMedia(value.image),
  showFooter: value.showFooter,
  footer: value.footer && writeFooter(value.footer),
  sections: value.sections.map(writeSection),
  guides: value.guides?.map(writeTicketGuide),
  cultures: value.cultures.map(({ language, path }) => ({ language, path })),
  gone: value.gone && [...value.gone],
});
