import { isLanguage, type Language } from '@shop/core/languages/language';
import { routeLink } from '@shop/core/paths/route-links';
import { splitAddress } from '@shop/core/paths/segments';
import { shopPath } from '@shop/core/paths/shop-paths';

/** Roots of the languages' pages below the site's root, without trailing slash; empty for the site's root. A
 *  language without an entry uses the shop's own paths. */
export type ContentRoots = Readonly<Partial<Record<Language, string>>>;

const withoutSlashes = (path: string): string => {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
};

/** Whether a path equals another one or is below it; both without slashes at their ends. */
const isBelow = (path: string, root: string): boolean => root === '' || path === root || path.startsWith(`${root}/`);

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/');

/** Whether paths in the content system start with the language segment (`keep`) or not (`remove`). */
export type LanguageSegment = 'remove' | 'keep';

/** Returns the conversion of paths. `roots` contains the roots of languages; for others the language segment is
 *  removed or kept. A language whose home has a name (`hr`: `trgovina`) may have pages below it too. */
export const contentPaths = (roots: ContentRoots = {}, ownOrigin?: string, segment: LanguageSegment = 'keep') => {
  const rootsOf = (language: Language) => {
    const home = withoutSlashes(shopPath('home', language));
    const root = roots[language];
    return { home, own: home.slice(language.length + 1), root: root === undefined ? undefined : withoutSlashes(root) };
  };
  return {
    /** Returns the paths to try in order, without slashes at their ends; empty for the site's root. */
    candidates: (language: Language, path: string): readonly string[] => {
      const { home, own, root } = rootsOf(language);
      const plain = withoutSlashes(path);
      const usual = segment === 'remove' ? '' : language;
      if (plain === home) {
        const usualHome = segment === 'remove' ? '' : home;
        if (root !== undefined) return [root];
        return own === '' ? [usualHome] : segment === 'remove' ? [own, usualHome] : [usualHome, own];
      }
      if (!isBelow(plain, language)) return [plain];
      const parents = root === undefined ? [usual, own] : [root, usual];
      const rest = withoutSlashes(plain.slice(language.length));
      return [...new Set(own === '' ? parents.slice(0, 1) : parents)].map((parent) => joined(parent, rest));
    },
    /** Returns the shop's link for a route of a language's pages. */
    toLink: (language: Language, route: string): string => {
      const link = routeLink(route, ownOrigin);
      if (!link.startsWith('/')) return link;
      const { path, suffix } = splitAddress(link);
      const plain = withoutSlashes(path);
      const { own, root } = rootsOf(language);
      const namesLanguage = isLanguage(plain.split('/', 1)[0] ?? '');
      const parents = [root, own === '' ? undefined : own, root === undefined && segment === 'remove' ? '' : undefined];
      const parent = parents.find((at) => at !== undefined && isBelow(plain, at) && !(at === '' && namesLanguage));
      if (parent === undefined) return link;
      const rest = withoutSlashes(plain.slice(parent.length));
      return (rest === '' ? shopPath('home', language) : `/${joined(language, rest)}`) + suffix;
    },
  };
};

/** Converts paths between the shop and the content system. */
export type ContentPaths = ReturnType<typeof contentPaths>;
