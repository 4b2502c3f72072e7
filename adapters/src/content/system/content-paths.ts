import { isLanguage, type Language } from '@shop/core/languages/language';
import { routeLink } from '@shop/core/paths/route-links';
import { splitAddress } from '@shop/core/paths/segments';
import { shopPath } from '@shop/core/paths/shop-paths';

/** Where each language's pages stand below the site's root; an unnamed language stands under the shop's own paths.
 *  Without a trailing slash, `` for the root. */
export type ContentRoots = Readonly<Partial<Record<Language, string>>>;

const withoutSlashes = (path: string): string => {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
};

/** Whether a path is another or stands below it; both without slashes at their ends. */
const isBelow = (path: string, root: string): boolean => root === '' || path === root || path.startsWith(`${root}/`);

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/');

/** Whether the content system has the language as the first part of a page's path. */
export type LanguageSegment = 'remove' | 'keep';

/** `roots` names where the pages of a language are; else the language segment is removed or kept. A language whose home
 *  has a name (`hr`: `trgovina`) may keep pages below it as well. */
export const contentPaths = (roots: ContentRoots = {}, ownOrigin?: string, segment: LanguageSegment = 'keep') => {
  const placesOf = (language: Language) => {
    const home = withoutSlashes(shopPath('home', language));
    const root = roots[language];
    return { home, own: home.slice(language.length + 1), root: root === undefined ? undefined : withoutSlashes(root) };
  };
  return {
    /** The paths to try in order, without slashes at their ends; empty for the site's root. */
    asked: (language: Language, path: string): readonly string[] => {
      const { home, own, root } = placesOf(language);
      const plain = withoutSlashes(path);
      const usual = segment === 'remove' ? '' : language;
      if (plain === home) {
        const usualHome = segment === 'remove' ? '' : home;
        if (root !== undefined) return [root];
        return own === '' ? [usualHome] : segment === 'remove' ? [own, usualHome] : [usualHome, own];
      }
      if (!isBelow(plain, language)) return [plain];
      const places = root === undefined ? [usual, own] : [root, usual];
      const rest = withoutSlashes(plain.slice(language.length));
      return [...new Set(own === '' ? places.slice(0, 1) : places)].map((place) => joined(place, rest));
    },
    /** The shop's link for a route of a language's pages. */
    shown: (language: Language, route: string): string => {
      const link = routeLink(route, ownOrigin);
      if (!link.startsWith('/')) return link;
      const { path, suffix } = splitAddress(link);
      const plain = withoutSlashes(path);
      const { own, root } = placesOf(language);
      const namesLanguage = isLanguage(plain.split('/', 1)[0] ?? '');
      const places = [root, own === '' ? undefined : own, root === undefined && segment === 'remove' ? '' : undefined];
      const place = places.find((at) => at !== undefined && isBelow(plain, at) && !(at === '' && namesLanguage));
      if (place === undefined) return link;
      const rest = withoutSlashes(plain.slice(place.length));
      return (rest === '' ? shopPath('home', language) : `/${joined(language, rest)}`) + suffix;
    },
  };
};

/** How paths of the shop and of the content system become each other. */
export type ContentPaths = ReturnType<typeof contentPaths>;
