import type { ContentLink } from '@shop/core/content/page';
import { routeLink } from '@shop/core/paths/route-links';
import { type ContentRecord, listOf, member, textOf, textOrNone } from '../codec/json-value.ts';
import { safeHref } from '../codec/safe-href.ts';
import { plainOf, wirePlain } from './plain-text.ts';

/** An address of content as the shop links to it: own paths without trailing slash and home-page segments. */
export const contentHref = (address: string): string | undefined => {
  const href = safeHref(address);
  return href?.startsWith('/') ? routeLink(href) : href;
};

const hrefOf = (link: unknown): string | undefined => {
  const address = textOrNone(member(link, 'url')) ?? textOrNone(member(member(link, 'route'), 'path'));
  return address === undefined ? undefined : contentHref(`${address}${textOf(member(link, 'queryString'))}`);
};

/** A link out of an object or a bare address; none without a usable address. The text may be empty. */
const linkOf = (value: unknown): ContentLink | undefined => {
  const href = typeof value === 'string' ? contentHref(value) : hrefOf(value);
  if (href === undefined) return undefined;
  const text = textOrNone(plainOf(member(value, 'title'))) ?? plainOf(member(value, 'name'));
  return { href, text, newTab: textOf(member(value, 'target')) === '_blank' };
};

/** Every usable link of a picker, whatever its form. */
export const linksOf = (value: unknown): readonly ContentLink[] =>
  listOf(value).flatMap((item) => {
    const link = linkOf(member(item, 'link') === undefined ? item : listOf(member(item, 'link'))[0]);
    return link === undefined ? [] : [link];
  });

/** Links that have something to show. */
export const shownLinksOf = (value: unknown): readonly ContentLink[] =>
  linksOf(value).filter((link) => link.text.trim() !== '');

const splitQuery = (href: string): { readonly path: string; readonly query: string | null } => {
  const end = href.search(/[?#]/);
  return end < 0 ? { path: href, query: null } : { path: href.slice(0, end), query: href.slice(end) };
};

/** The stock shape of a link (R-CONTENT-10). */
export const wireLink = ({ href, text, newTab }: ContentLink): ContentRecord => {
  const { path, query } = splitQuery(href);
  const own = path.startsWith('/');
  return {
    url: own ? null : href,
    queryString: own ? query : null,
    title: wirePlain(text),
    target: newTab ? '_blank' : null,
    route: own ? { path, startItem: null } : null,
    linkType: own ? 'Content' : 'External',
  };
};
