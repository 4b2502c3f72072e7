import type { ContentLink } from '@shop/core/content/link';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { localDate } from '@shop/core/dates/local-date';
import { productId } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import { ResultAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { builtInTranslations } from '../../content/translations/built-in-translations.ts';
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
    case 'cartReview':
    case 'personalData':
    case 'unknown':
      return section.text;
  }
};

const cardLinks = (section: Section): readonly string[] =>
  section.type === 'shopCards' ? section.cards.flatMap(({ link }) => link?.href ?? []) : [];

const hrefsOf = (links: readonly ContentLink[]): readonly string[] => links.map((link) => link.href);

describe.each(languages)('the sample pages in %s', (language) => {
  const pages = pagesIn(language);

  test('have titles, names and descriptions of their own', () => {
    for (const text of ['name', 'seoTitle', 'seoDescription'] as const) {
      const texts = pages.map((page) => page[text]);
      expect(new Set(texts).size).toBe(pages.length);
      expect(texts.every((value) => value !== undefined && value.trim() !== '')).toBe(true);
    }
  });

  test('link only to pages that exist', async () => {
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

  test('hold no markup but paragraphs, lists and links', () => {
    const html = pages.flatMap((page) => page.sections.map(htmlOf)).join('');
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag);
    expect([...new Set(tags)].sort()).toEqual(['a', 'li', 'p', 'ul']);
  });

  test('give the same phone and e-mail as the footer', () => {
    const words = builtInTranslations(language);
    const gifts = pages
      .filter((page) => page.id === 'giftVouchers')
      .flatMap(({ sections }) => sections.map(htmlOf))
      .join();
    expect(gifts).toContain(`mailto:${words['Footer.EmailAddress']}`);
    expect(gifts).toContain(`tel:${words['Footer.PhoneNumber']?.replaceAll(' ', '')}`);
  });

  test('home has three cards, of which wellness leads nowhere yet (R-HOME-1, R-HOME-2, R-SHOP-9)', () => {
    const cards = pages[0]?.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : [])) ?? [];
    expect(cards.map((card) => card.link !== undefined)).toEqual([true, false, true]);
  });
});

test('the tab for reserving says where the payment is due, and that the card is only a guarantee (R-METHOD-7)', () => {
  const texts = pagesIn('sl').flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'paymentMethod' ? [section.reserveText] : [])),
  );
  expect(texts).toEqual([
    expect.stringMatching(/na blagajni term z izvirnimi boni ali vstopnicami.*samo kot jamstvo/s),
  ]);
});

test('home shows the three areas, three steps that are counted, and hours that are not (R-SHOP-8)', () => {
  const offered = offeredSample(localDate('2026-11-18')).goods.products;
  for (const language of languages) {
    const sections = pagesIn(language)[0]?.sections ?? [];
    const lists = sections.flatMap((section) => (section.type === 'infoList' ? [section] : []));
    expect(lists.map(({ numbered, items }) => [numbered, items.length])).toEqual([
      [true, 3],
      [false, 3],
    ]);
    const [areas] = sections.flatMap((section) => (section.type === 'featuredProducts' ? [section] : []));
    expect(areas?.productIds.map((id) => offered.get(productId(id))?.pageGroup)).toEqual(Array(3).fill(areas?.group));
  }
});

test('no two pages share a key, and keys have the stored form, which the page says as well', () => {
  const keys = routes.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^[a-zA-Z]+_[0-9]+_shop$/.test(key))).toBe(true);
  for (const language of languages) expect(pagesIn(language).map(({ key }) => key)).toEqual(keys);
});

test('texts differ from language to language', () => {
  for (const place of routes.keys()) {
    const texts = languages.map((language) => pagesIn(language)[place]?.seoDescription);
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test('pages have the same sections in every language', () => {
  const shapes = languages.map((language) =>
    pagesIn(language).map(({ sections }) => sections.map(({ type, id }) => `${type} ${id}`)),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

test('no text of any page names a real provider', () => {
  const all = JSON.stringify(languages.map((language) => [pagesIn(language), builtInTranslations(language)]));
  expect(all).not.toMatch(/olimia|tuhelj|čatež|laško/i);
});
