import type { ContentLink } from '@shop/core/content/link';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { localDate } from '@shop/core/dates/local-date';
import { productId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { isTicket } from '@shop/core/seller/catalog/seller-catalog';
import { ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { offeredSample } from '../catalog/offered-sample.ts';
import { sampleContent } from './sample-content.ts';

const routes = (await sampleContent.loadRouteKeys())._unsafeUnwrap();

/** Every page of a language, in the order of the page list. */
const pages = new Map<Language, readonly Page[]>();
for (const language of languages) {
  const loaded = routes.map(({ paths }) => sampleContent.loadPage(language, paths[language] ?? 'nowhere'));
  pages.set(language, (await ResultAsync.combine(loaded))._unsafeUnwrap());
}
const pagesIn = (language: Language): readonly Page[] => pages.get(language) ?? [];

const linksIn = (html: string): readonly string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

const htmlOf = (section: Section): string => {
  switch (section.type) {
    case 'paymentMethod':
      return section.text + section.cardText + section.reserveText;
    case 'orderCompleted':
    case 'orderCancellation':
      return (
        section.text +
        Object.values(section.texts)
          .map((block) => block.text)
          .join('')
      );
    case 'infoList':
      return section.text + section.items.map((item) => item.text).join('');
    case 'featuredProducts':
    case 'shopCards':
    case 'productList':
    case 'openingHours':
    case 'cartReview':
    case 'personalData':
    case 'unknown':
      return section.text;
  }
};

const cardLinks = (section: Section): readonly string[] =>
  section.type === 'shopCards' ? section.cards.flatMap(({ link }) => link?.href ?? []) : [];

const hrefsOf = (links: readonly ContentLink[]): readonly string[] => links.map((link) => link.href);

test.each(languages)('pages of the sample in %s link only to pages that exist', async (language) => {
  const pages = pagesIn(language);
  const { footer } = (await sampleContent.loadSite(language))._unsafeUnwrap();
  const links = [
    ...pages.flatMap((page) =>
      page.sections.flatMap((section) => [...cardLinks(section), ...linksIn(htmlOf(section))]),
    ),
    ...hrefsOf(footer.links),
    ...hrefsOf(footer.bottomLinks),
    ...footer.columns.flatMap((column) => hrefsOf(column.links)),
  ];
  const inside = links.filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(4);
  expect(inside.filter((href) => !pages.some((page) => page.path === href))).toEqual([]);
  expect(links.filter((href) => !/^(\/|tel:|mailto:)/.test(href))).toEqual([]);
});

test('the home page has three cards, of which that of wellness has no link (R-HOME-1, R-HOME-2, R-SHOP-9)', () => {
  for (const language of languages) {
    const [home = expect.fail('no home page')] = pagesIn(language);
    const cards = home.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : []));
    expect(cards.map((card) => card.link !== undefined)).toEqual([true, false, true]);
  }
});

test('the tab for reserving says where the payment is due, and that the card is only a guarantee (R-METHOD-7)', () => {
  const texts = pagesIn('sl').flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'paymentMethod' ? [section.reserveText] : [])),
  );
  expect(texts).toEqual([
    expect.stringMatching(/na blagajni term z izvirnimi boni ali vstopnicami.*samo kot jamstvo/s),
  ]);
});

test('the home page features the tickets of three areas in every language (R-SHOP-8)', () => {
  const { products } = offeredSample(localDate('2026-11-18')).goods;
  for (const language of languages) {
    const sections = pagesIn(language)[0]?.sections ?? [];
    const [areas] = sections.flatMap((section) => (section.type === 'featuredProducts' ? [section] : []));
    expect(areas?.productIds.map((id) => products.get(productId(id))?.pageGroup)).toEqual(Array(3).fill(areas?.group));
  }
});

test('booking bar, headings and opening hours name tickets and price groups that the sample sells', () => {
  const { products } = offeredSample(localDate('2026-11-18')).goods;
  for (const language of languages) {
    const sections = pagesIn(language).flatMap((page) => page.sections);
    const booked = sections.flatMap((section) => (section.type === 'shopCards' ? (section.booking?.areas ?? []) : []));
    const groups = booked.map(({ productId: id, priceGroupId }) => {
      const ticket = products.get(productId(id));
      return (
        ticket !== undefined && isTicket(ticket) && ticket.priceGroups.some((one) => one.priceGroupId === priceGroupId)
      );
    });
    expect(groups).toEqual([true, true, true]);
    const named = sections.flatMap((section) => {
      if (section.type === 'productList') return section.headings.flatMap(({ productIds }) => productIds);
      return section.type === 'openingHours' ? section.areas.map((area) => area.productId ?? 'nothing') : [];
    });
    expect(named.filter((id) => !products.has(productId(id)))).toEqual([]);
    const tickets = [...products.values()].filter(({ pageGroup }) => pageGroup === 'poolTickets').map(({ id }) => id);
    expect(new Set(named)).toEqual(new Set(tickets));
  }
});

test('every area of the sample opens on Fridays until midnight', () => {
  const areas = pagesIn('sl').flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'openingHours' ? section.areas : [])),
  );
  expect(areas.map(({ hours }) => hours[5]?.until)).toEqual(['24:00', '24:00', '24:00']);
});

test('no picture stands twice in the list of tickets', () => {
  const { products } = offeredSample(localDate('2026-11-18')).goods;
  const pictures = [...products.values()]
    .filter(({ pageGroup }) => pageGroup === 'poolTickets')
    .map(({ image }) => image);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('the sample’s pages have the same sections in every language, and descriptions of their own', () => {
  const shapes = languages.map((language) =>
    pagesIn(language).map(({ sections }) => sections.map(({ type, id }) => `${type} ${id}`)),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  const descriptions = languages.flatMap((language) =>
    pagesIn(language).map(({ seoDescription = '' }) => seoDescription),
  );
  expect(descriptions).not.toContain('');
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
