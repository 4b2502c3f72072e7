import type { ContentLink } from '@shop/core/content/link';
import type { Media, MediaFacts } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { PaymentMethod, Section, ShopCard, TextBlock } from '@shop/core/content/section';
import type { Footer, Site, SocialLink } from '@shop/core/content/site';
import { instant } from '@shop/core/dates/instant';
import { type Language, languages } from '@shop/core/languages/language';
import type { RouteKey, Translations } from '@shop/core/paths/route-key';
import { anyLanguage } from '@shop/core/testing/arbitraries';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import * as fc from 'fast-check';

/** Text that is not blank, as blank text counts as none in content. */
export const anyShownText: fc.Arbitrary<string> = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((text) => text.trim() !== '');

const anyText = fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => (text.trim() === '' ? '' : text));

const anyMarkup = anyText.map(cleanMarkup);

const anyStep = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);

/** Canonical addresses of our own. */
export const anyPath: fc.Arbitrary<string> = fc
  .array(anyStep, { maxLength: 3 })
  .map((steps) => `/${steps.filter((step) => step !== 'olimia' && step !== 'tuhelj').join('/')}`);

const anyHref = fc.oneof(
  anyPath,
  fc.tuple(anyPath, anyStep).map(([path, query]) => `${path}?q=${query}#top`),
  anyStep.map((host) => `https://${host}.example/x?y=1`),
  anyStep.map((name) => `mailto:${name}@example.com`),
  fc.constant('tel:+38638297000'),
);

const anyShare = fc.nat(1000).map((thousandths) => thousandths / 1000);

const facts = {
  width: fc.integer({ min: 1, max: 10_000 }),
  height: fc.integer({ min: 1, max: 10_000 }),
  focalPoint: fc.record({ left: anyShare, top: anyShare }),
  placeholder: fc.base64String({ minLength: 4, maxLength: 300 }).map((text) => `data:image/webp;base64,${text}`),
};

export const anyMediaFacts: fc.Arbitrary<MediaFacts> = fc.record(facts, { requiredKeys: [] });

export const anyMedia: fc.Arbitrary<Media> = fc.record(
  {
    ...facts,
    url: fc.tuple(anyPath, anyStep).map(([path, name]) => `${path === '/' ? '' : path}/${name}.jpg`),
    altText: anyText,
    altTexts: fc.dictionary(anyLanguage, anyShownText, { maxKeys: 5, noNullPrototype: true }),
  },
  { requiredKeys: ['url', 'altText', 'altTexts'] },
);

/** What is read again of a link follows from its address. */
const linkTo = (href: string, text: string, newTab: boolean): ContentLink => ({
  href,
  text,
  newTab,
  kind: href.startsWith('/') ? 'page' : 'external',
});

const anyLink: fc.Arbitrary<ContentLink> = fc
  .tuple(anyHref, anyShownText, fc.boolean())
  .map((parts) => linkTo(...parts));

const anySocialLink: fc.Arbitrary<SocialLink> = fc.record(
  { href: anyHref, text: anyShownText, image: anyMedia },
  { requiredKeys: ['href', 'text'] },
);

const anyFooter: fc.Arbitrary<Footer> = fc.record({
  links: fc.array(anyLink, { maxLength: 3 }),
  social: fc.array(anySocialLink, { maxLength: 3 }),
  columns: fc.array(fc.record({ title: anyShownText, links: fc.array(anyLink, { maxLength: 3 }) }), { maxLength: 3 }),
  bottomText: anyMarkup,
  bottomLinks: fc.array(anyLink, { maxLength: 3 }),
});

export const anySite: fc.Arbitrary<Site> = fc.record({
  name: anyText,
  roots: fc.dictionary<Language, string>(anyLanguage, anyPath, { noNullPrototype: true }),
  footer: anyFooter,
});

const anyCard: fc.Arbitrary<ShopCard> = fc.record(
  // A card without anything to show is none.
  { id: fc.uuid(), title: anyShownText, text: anyText, link: anyLink, image: anyMedia },
  { requiredKeys: ['id', 'title', 'text'] },
);

const anyMethod: fc.Arbitrary<PaymentMethod> = fc.record(
  { title: anyShownText, image: anyMedia },
  { requiredKeys: ['title'] },
);

/** A block without any words is none. */
const anyBlock: fc.Arbitrary<TextBlock> = fc
  .record({ title: anyText, text: anyMarkup })
  .filter(({ title, text }) => title !== '' || text !== '');

const anyBase = { id: fc.uuid(), title: anyText, text: anyMarkup };

const anySection: fc.Arbitrary<Section> = fc.oneof(
  fc.record({ ...anyBase, type: fc.constant('productList'), layout: fc.constantFrom(1, 2), group: anyStep }),
  fc.record({ ...anyBase, type: fc.constant('shopCards'), cards: fc.array(anyCard, { maxLength: 3 }) }),
  fc.record({
    ...anyBase,
    type: fc.constant('featuredProducts'),
    group: anyStep,
    productIds: fc.array(anyStep, { maxLength: 3 }),
  }),
  fc.record({
    ...anyBase,
    type: fc.constant('infoList'),
    numbered: fc.boolean(),
    items: fc.array(anyBlock, { maxLength: 3 }),
  }),
  fc.record({ ...anyBase, type: fc.constantFrom('cartReview', 'personalData') }),
  fc.record({
    ...anyBase,
    type: fc.constant('paymentMethod'),
    methods: fc.array(anyMethod, { maxLength: 3 }),
    cardText: anyMarkup,
    reserveText: anyMarkup,
  }),
  fc.record({
    ...anyBase,
    type: fc.constant('orderCompleted'),
    texts: fc.record(
      {
        ticketCompleted: anyBlock,
        giftCardCompleted: anyBlock,
        neutral: anyBlock,
        noOrder: anyBlock,
        canceled: anyBlock,
        orderCanceled: anyBlock,
        orderCanceling: anyBlock,
        failed: anyBlock,
        notConfirmed: anyBlock,
        pending: anyBlock,
        refunded: anyBlock,
        refunding: anyBlock,
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    ...anyBase,
    type: fc.constant('orderCancellation'),
    texts: fc.record({ question: anyBlock, success: anyBlock, failure: anyBlock }, { requiredKeys: [] }),
  }),
  fc.record({ ...anyBase, type: fc.constant('unknown'), name: fc.constantFrom('teaser', 'constructor', 'toString') }),
);

export const anyPage: fc.Arbitrary<Page> = fc.record(
  {
    id: fc.uuid(),
    contentType: fc.constantFrom('shopPage', 'home'),
    name: anyText,
    path: anyPath,
    updated: fc.integer({ min: 40_000_000_000, max: 4_000_000_000_000 }).map(instant),
    key: anyStep.map((name) => `${name}_2_shop`),
    seoTitle: anyShownText,
    seoDescription: anyShownText,
    keywords: anyShownText,
    seoImage: anyMedia,
    image: anyMedia,
    showFooter: fc.boolean(),
    // One without anything is none of the page's own.
    footer: anyFooter.filter((footer) => Object.values(footer).some((part) => part.length > 0)),
    sections: fc.array(anySection, { maxLength: 4 }),
    cultures: fc.uniqueArray(
      fc.record({ language: fc.constantFrom(...languages), path: anyPath }, { requiredKeys: ['language'] }),
      { selector: ({ language }) => language },
    ),
  },
  {
    requiredKeys: ['id', 'contentType', 'name', 'path', 'showFooter', 'sections', 'cultures'],
  },
);

export const anyTranslations: fc.Arbitrary<Translations> = fc.dictionary(
  fc.stringMatching(/^[A-Za-z][A-Za-z.]{0,20}$/),
  anyShownText,
  { noNullPrototype: true },
);

export const anyRouteKeys: fc.Arbitrary<readonly RouteKey[]> = fc.uniqueArray(
  fc.record({
    key: fc.tuple(anyStep, fc.nat(9)).map(([name, number]) => `${name}_${number}_shop`),
    paths: fc.dictionary<Language, string>(anyLanguage, anyPath, { noNullPrototype: true }),
  }),
  { selector: ({ key }) => key, maxLength: 5 },
);
