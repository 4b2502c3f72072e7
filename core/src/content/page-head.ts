import type { Language } from '../languages/language.ts';
import { localeTag } from '../languages/locale.ts';
import type { AlternatePath } from './alternate-paths.ts';
import type { Media } from './media.ts';
import { altTextFor, imageAddress, shareImageHeight, shareImageWidth } from './media-choice.ts';
import { metaDescription, metaKeywords } from './meta-text.ts';
import type { Page } from './page.ts';

/** `name` is for search engines, `property` for Open Graph. Plain text, escaped when rendered. */
export type MetaTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string };

export type HeadLink =
  | { readonly rel: 'canonical'; readonly href: string }
  | { readonly rel: 'alternate'; readonly hreflang: string; readonly href: string };

export type PageHead = {
  readonly title: string;
  readonly meta: readonly MetaTag[];
  readonly links: readonly HeadLink[];
};

export type PageHeadContext = {
  readonly siteTitle: string;
  /** The configured public origin without a trailing slash; never read from the request. */
  readonly origin: string;
  readonly isHome: boolean;
  readonly language: Language;
  /** Canonical address of the displayed page on our own origin; for a product the address of its detail view. */
  readonly path: string;
  readonly alternates: readonly AlternatePath[];
  /** For a product's page: the product's own data, which takes precedence over the page's. */
  readonly product?: { readonly name: string; readonly description: string; readonly image: string };
  /** A title that depends on the page's result, and replaces its name. */
  readonly title?: string;
  /** Name of the present step, for a page with several. It follows the name in the title and is not shared. */
  readonly step?: string;
};

export const titleSeparator = ' | ';
const stepSeparator = ' – ';

/** Returns title, description, keywords, Open Graph and Twitter tags, canonical and language links of a page. The SEO
 *  title takes precedence over the name. */
export const pageHead = (page: Page, context: PageHeadContext): PageHead => {
  const { siteTitle, origin, isHome, product, step } = context;
  const name = nonBlank(context.title) ?? product?.name ?? nonBlank(page.seoTitle) ?? page.name;
  const description = nonBlank(metaDescription(nonBlank(product?.description) ?? page.seoDescription ?? ''));
  const keywords = nonBlank(metaKeywords(page.keywords ?? ''));
  const heading = step === undefined ? name : `${name}${stepSeparator}${step}`;
  return {
    title: isHome || siteTitle === '' ? heading : `${heading}${titleSeparator}${siteTitle}`,
    meta: [
      ...nameTag('description', description),
      ...nameTag('keywords', keywords),
      ...shareTags(name, description, context, shareImage(page, context)),
    ],
    links: [{ rel: 'canonical', href: origin + context.path }, ...languageLinks(context)],
  };
};

const nameTag = (name: string, content: string | undefined): readonly MetaTag[] =>
  content === undefined ? [] : [{ name, content }];

const propertyTag = (property: string, content: string | undefined): readonly MetaTag[] =>
  content === undefined ? [] : [{ property, content }];

const nonBlank = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
};

type ShareImage = {
  readonly address: string;
  readonly alt: string;
  /** True when our own media address crops the picture to the shape that social networks display. */
  readonly isCut: boolean;
};

const shareImage = (page: Page, { origin, language, product }: PageHeadContext): ShareImage | undefined => {
  const productImage: Media | undefined = product?.image
    ? { url: product.image, altText: product.name, altTexts: {} }
    : undefined;
  const media = productImage ?? page.seoImage ?? page.image;
  if (media === undefined) return undefined;
  const address = imageAddress(media, shareImageWidth);
  const isOwn = address.startsWith('/');
  return {
    address: isOwn ? origin + address : address,
    alt: altTextFor(media, language),
    isCut: isOwn && address !== media.url,
  };
};

/** The shape in advance, so that a network displays the large picture already at the first share. */
const shareShape: readonly MetaTag[] = [
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(shareImageWidth) },
  { property: 'og:image:height', content: String(shareImageHeight) },
];

const shareTags = (
  name: string,
  description: string | undefined,
  { siteTitle, origin, path, language }: PageHeadContext,
  image: ShareImage | undefined,
): readonly MetaTag[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: siteTitle },
  { property: 'og:locale', content: localeTag(language).replaceAll('-', '_') },
  { property: 'og:title', content: name },
  ...propertyTag('og:description', description),
  { property: 'og:url', content: origin + path },
  ...propertyTag('og:image', image?.address),
  ...(image?.isCut ? shareShape : []),
  ...propertyTag('og:image:alt', image?.alt || undefined),
  { name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' },
  { name: 'twitter:title', content: name },
  ...nameTag('twitter:description', description),
  ...nameTag('twitter:image', image?.address),
];

const absolute = (href: string, origin: string): string => (href.startsWith('/') ? origin + href : href);

const languageLinks = ({ alternates, origin }: PageHeadContext): readonly HeadLink[] => [
  ...alternates.map(({ language, href }) => ({
    rel: 'alternate' as const,
    hreflang: language,
    href: absolute(href, origin),
  })),
  ...alternates
    .filter(({ language }) => language === 'sl')
    .map(({ href }) => ({ rel: 'alternate' as const, hreflang: 'x-default', href: absolute(href, origin) })),
];
