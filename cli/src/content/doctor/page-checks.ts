import { alternatePaths } from '@shop/core/content/alternate-paths';
import type { Media } from '@shop/core/content/media';
import { altTextFor } from '@shop/core/content/media-choice';
import type { Page } from '@shop/core/content/page';
import type { Section } from '@shop/core/content/section';
import { type Language, languages } from '@shop/core/languages/language';
import { parseContentPath } from '@shop/core/paths/content-path';
import type { RouteKey } from '@shop/core/paths/route-key';
import { routeLink } from '@shop/core/paths/route-links';
import { type ShopPage, shopPages, shopPath } from '@shop/core/paths/shop-paths';
import type { HasPicture } from './asking.ts';
import { type ContentFinding, findingsOf } from './finding.ts';

const picturesOf = (page: Page): readonly Media[] => {
  const cards = page.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : []));
  return [page.image, page.seoImage, ...cards.map(({ image }) => image)].filter((one) => one !== undefined);
};

/** Finds pictures that do not exist. */
const missingPictures = async (
  language: Language,
  path: string,
  page: Page,
  hasPicture: HasPicture,
): Promise<readonly ContentFinding[]> => {
  const { fault } = findingsOf('pictures', language, path);
  const each = picturesOf(page).map(async ({ url }) =>
    (await hasPicture(url)) === false ? [fault('missing', { url })] : [],
  );
  return (await Promise.all(each)).flat();
};

/** Finds pictures without an alternative text in this language that have one in another. */
export const pictureGaps = (language: Language, path: string, page: Page): readonly ContentFinding[] => {
  const { gap } = findingsOf('pictures', language, path);
  return picturesOf(page).flatMap((picture) => {
    const { url, altTexts } = picture;
    if ((altTexts[language] ?? '').trim() !== '' || Object.keys(altTexts).length === 0) return [];
    const altText = altTextFor(picture, language);
    return [gap(altText === '' ? 'silent' : 'others', { url, language, shown: altText })];
  });
};

/** A loaded page, or why it could not be loaded. */
export type LoadedPage = Page | 'notFound' | 'outOfReach';

export type AskPage = (path: string) => Promise<LoadedPage>;

const needed: Readonly<Record<ShopPage, Section['type'] | undefined>> = {
  home: undefined,
  cart: 'cartReview',
  buyerInfo: 'personalData',
  paymentMethod: 'paymentMethod',
  thankYou: 'orderCompleted',
};

type Where = { readonly language: Language; readonly path: string; readonly type?: Section['type'] };

/** Returns the addresses that must answer: the shop's own pages and those of the page list, in every language. */
const places = (routeKeys: readonly RouteKey[]): readonly Where[] => {
  const own = languages.flatMap((language) =>
    shopPages.map((page) => ({ language, path: shopPath(page, language), type: needed[page] })),
  );
  const known = new Set(own.map(({ path }) => path));
  const listed = routeKeys.flatMap(({ paths }) =>
    languages.flatMap((language) => {
      const path = paths[language];
      return path === undefined || path === '' ? [] : [{ language, path: routeLink(path) }];
    }),
  );
  return [...own, ...listed.filter(({ path }) => path !== '/' && !known.has(path) && known.add(path))];
};

const unlisted = (routeKeys: readonly RouteKey[]): readonly ContentFinding[] =>
  routeKeys.flatMap(({ key, paths }) =>
    languages
      .filter((language) => paths[language] === undefined || paths[language] === '')
      .map((language) => findingsOf('routes', language, key).gap('unlisted')),
  );

const routeFaults = ({ language, path, type }: Where, { sections }: Page): readonly ContentFinding[] => {
  const { fault } = findingsOf('routes', language, path);
  const spoken = parseContentPath(path).language;
  return [
    ...(spoken === language ? [] : [fault('otherLanguage', { language: spoken })]),
    ...(type === undefined || sections.some((section) => section.type === type)
      ? []
      : [fault('noSection', { section: type })]),
    ...sections.flatMap((section) =>
      section.type === 'unknown' ? [fault('unknownSection', { section: section.name })] : [],
    ),
  ];
};

/** Checks that a page links to its counterpart in each language, and that the counterpart links back. */
const alternateFindings = async (
  { language, path }: Where,
  page: Page,
  routeKeys: readonly RouteKey[],
  ask: AskPage,
): Promise<readonly ContentFinding[]> => {
  const hrefIn = (of: Page, wanted: Language) =>
    alternatePaths(of, { routeKeys }).find((alternate) => alternate.language === wanted)?.href;
  const { fault, gap } = findingsOf('alternates', language, path);
  const each = await Promise.all(
    languages.map(async (other) => {
      if (other === language) return [];
      const href = hrefIn(page, other);
      if (href === undefined) return [gap('none', { other })];
      const there = await ask(href);
      if (typeof there === 'string') return [fault(there, { href, other })];
      const back = hrefIn(there, language);
      return back === path ? [] : [fault('notBack', { href, other, back: back ?? 'nowhere' })];
    }),
  );
  return each.flat();
};

/** Checks routes, sections and languages of every page that the shop lists. */
export const pageFindings = async (
  routeKeys: readonly RouteKey[],
  ask: AskPage,
  hasPicture: HasPicture,
): Promise<readonly ContentFinding[]> => {
  const each = await Promise.all(
    places(routeKeys).map(async (place): Promise<readonly ContentFinding[]> => {
      const { language, path } = place;
      const page = await ask(path);
      if (typeof page === 'string') return [findingsOf('routes', language, path).fault(page)];
      return [
        ...routeFaults(place, page),
        ...pictureGaps(language, path, page),
        ...(await missingPictures(language, path, page, hasPicture)),
        ...(await alternateFindings(place, page, routeKeys, ask)),
      ];
    }),
  );
  return [...unlisted(routeKeys), ...each.flat()];
};
