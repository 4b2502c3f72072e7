import type { Language } from '@shop/core/languages/language';
import { routeLink } from '@shop/core/paths/route-links';
import { shopPath } from '@shop/core/paths/shop-paths';

/** Where the pages of a language stand below the site's root in the content system; a language that is not named stands there
 *  under the shop's own paths. Each without a slash at its end, `` for the root itself. */
export type ContentRoots = Readonly<Partial<Record<Language, string>>>;

/** How paths of the shop and of the content system become each other. */
export type ContentPaths = {
  /** The path to ask for: without slashes at its ends, empty for the site's root. */
  readonly asked: (language: Language, path: string) => string;
  /** The shop's link for a route of a language's pages. */
  readonly shown: (language: Language, route: string) => string;
};

const withoutSlashes = (path: string): string => {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
};

/** Whether a path is another or stands below it; both without slashes at their ends. */
const isBelow = (path: string, root: string): boolean => root === '' || path === root || path.startsWith(`${root}/`);

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/');

export const contentPaths = (roots: ContentRoots = {}, ownOrigin?: string): ContentPaths => ({
  asked: (language, path) => {
    const root = roots[language];
    const plain = withoutSlashes(path);
    if (root === undefined) return plain;
    if (plain === withoutSlashes(shopPath('home', language))) return withoutSlashes(root);
    if (!isBelow(plain, language)) return plain;
    return joined(withoutSlashes(root), withoutSlashes(plain.slice(language.length)));
  },
  shown: (language, route) => {
    const link = routeLink(route, ownOrigin);
    const root = roots[language];
    if (root === undefined || !link.startsWith('/')) return link;
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
    const plain = withoutSlashes(path);
    const below = withoutSlashes(root);
    // Where the site's root is the language's own, what names the language is an address of the shop already.
    if (!isBelow(plain, below) || (below === '' && isBelow(plain, language))) return link;
    const rest = withoutSlashes(plain.slice(below.length));
    return (rest === '' ? shopPath('home', language) : `/${joined(language, rest)}`) + suffix;
  },
});
