import { alternatePaths } from '../content/alternate-paths.ts';
import { altTextFor } from '../content/media-choice.ts';
import type { Page } from '../content/page.ts';
import type { Section } from '../content/section.ts';
import { type Language, languages } from '../languages/language.ts';
import { parseContentPath } from '../paths/content-path.ts';
import type { RouteKey } from '../paths/route-key.ts';
import { routeLink } from '../paths/route-links.ts';
import { type ShopPage, shopPages, shopPath } from '../paths/shop-paths.ts';
import type { ContentFinding } from './finding.ts';

/** Words of a page's pictures that other languages have and this one lacks. */
export const pictureGaps = (language: Language, path: string, page: Page): readonly ContentFinding[] => {
  const cards = page.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : []));
  const pictures = [page.image, page.seoImage, ...cards.map(({ image }) => image)].filter((one) => one !== undefined);
  return pictures.flatMap((picture) => {
    const isTold = (picture.altTexts[language] ?? '').trim() !== '' || Object.keys(picture.altTexts).length === 0;
    if (isTold) return [];
    const instead = altTextFor(picture, language);
    const shows = instead === '' ? 'screen readers pass it over' : `shows: ${instead}`;
    const message = `${picture.url} has no words in ${language}; ${shows}`;
    return [{ check: 'pictures', weight: 'gap', language, subject: path, message }] as const;
  });
};

/** A page at its address, or why there is none. */
export type AskedPage = Page | 'notFound' | 'outOfReach';

export type AskPage = (path: string) => Promise<AskedPage>;

const needed: Readonly<Record<ShopPage, Section['type'] | undefined>> = {
  home: undefined,
  cart: 'cartReview',
  buyerInfo: 'personalData',
  paymentMethod: 'paymentMethod',
  thankYou: 'orderCompleted',
};

const why: Readonly<Record<Exclude<AskedPage, Page>, string>> = {
  notFound: 'there is no page',
  outOfReach: 'the content system cannot tell the page',
};

type Where = { readonly language: Language; readonly path: string; readonly type?: Section['type'] };

/** Addresses that must answer: the shop's own pages in every language, and all that the page list names. */
const places = (routeKeys: readonly RouteKey[]): readonly Where[] => {
  const own = languages.flatMap((language) =>
    shopPages.map((page) => {
      const type = needed[page];
      return { language, path: shopPath(page, language), ...(type === undefined ? {} : { type }) };
    }),
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
      .map((language) => ({
        check: 'routes' as const,
        weight: 'gap' as const,
        language,
        subject: key,
        message: 'the page list names no address; links to it are left out',
      })),
  );

const sectionFaults = ({ language, path, type }: Where, { sections }: Page): readonly ContentFinding[] => {
  const fault = (message: string) => ({ check: 'routes', weight: 'fault', language, subject: path, message }) as const;
  return [
    ...(type === undefined || sections.some((section) => section.type === type)
      ? []
      : [fault(`has no section ${type}`)]),
    ...sections.flatMap((section) =>
      section.type === 'unknown' ? [fault(`shows “Widget ${section.name} Not Found”`)] : [],
    ),
  ];
};

/** The page must lead to one in each language, and from there back. */
const alternateFindings = async (
  { language, path }: Where,
  page: Page,
  routeKeys: readonly RouteKey[],
  ask: AskPage,
): Promise<readonly ContentFinding[]> => {
  const found = alternatePaths(page, { routeKeys });
  const about = (weight: ContentFinding['weight'], message: string) =>
    ({ check: 'alternates', weight, language, subject: path, message }) as const;
  const each = await Promise.all(
    languages.map(async (other) => {
      if (other === language) return [];
      const href = found.find((alternate) => alternate.language === other)?.href;
      if (href === undefined) return [about('gap', `is not offered in ${other}`)];
      const there = await ask(href);
      if (typeof there === 'string') return [about('fault', `leads to ${href} in ${other}, where ${why[there]}`)];
      const back = alternatePaths(there, { routeKeys }).find((alternate) => alternate.language === language)?.href;
      return back === path
        ? []
        : [about('fault', `leads to ${href} in ${other}, which leads back to ${back ?? 'nowhere'}`)];
    }),
  );
  return each.flat();
};

/** Routes, sections and languages of every page that the shop knows of (R-SHELL-4, R-PATH-4 to R-PATH-8). */
export const pageFindings = async (
  routeKeys: readonly RouteKey[],
  ask: AskPage,
): Promise<readonly ContentFinding[]> => {
  const each = await Promise.all(
    places(routeKeys).map(async (place): Promise<readonly ContentFinding[]> => {
      const page = await ask(place.path);
      if (typeof page === 'string') {
        const { language, path } = place;
        return [{ check: 'routes', weight: 'fault', language, subject: path, message: why[page] }];
      }
      const spoken = parseContentPath(place.path).language;
      const odd: readonly ContentFinding[] =
        spoken === place.language
          ? []
          : [
              {
                check: 'routes',
                weight: 'fault',
                language: place.language,
                subject: place.path,
                message: `is an address in ${spoken}`,
              },
            ];
      return [
        ...odd,
        ...sectionFaults(place, page),
        ...pictureGaps(place.language, place.path, page),
        ...(await alternateFindings(place, page, routeKeys, ask)),
      ];
    }),
  );
  return [...unlisted(routeKeys), ...each.flat()];
};
