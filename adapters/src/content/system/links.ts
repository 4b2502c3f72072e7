import type { ContentLink, LinkKind } from '@shop/core/content/link';
import { isRecord, listOf, member, textOf, textOrNone } from '../../wire/codec/json-value.ts';
import { safeHref } from '../../wire/codec/safe-href.ts';
import { plainOf, type Reading } from './reading.ts';

/** Whether a path belongs to the editors' uploads in the content system. */
const isUpload = (path: string): boolean => path.startsWith('/media/');

const onHost = (path: string, host: string | undefined): string => (host === undefined ? path : host + path);

type Target = { readonly href: string; readonly kind: LinkKind };

/** Returns the target of an address: the shop's own pages without trailing slash and root segments, uploads on the
 *  content system's host. */
export const targetOf = (
  address: string,
  { toLink, documents }: Pick<Reading, 'toLink' | 'documents'>,
): Target | undefined => {
  const href = safeHref(address);
  if (href === undefined) return undefined;
  if (href.startsWith('/'))
    return isUpload(href) ? { href: onHost(href, documents), kind: 'document' } : { href: toLink(href), kind: 'page' };
  if (!/^https?:/i.test(href)) return { href, kind: href.startsWith('#') ? 'page' : 'external' };
  const own = toLink(href);
  if (own.startsWith('/')) return { href: own, kind: isUpload(own) ? 'document' : 'page' };
  return { href, kind: documents !== undefined && href.startsWith(`${documents}/media/`) ? 'document' : 'external' };
};

/** Returns the target of a link: a route is a page of the site, an address a file or another site. Query and
 *  fragment are preserved. */
const targetOfLink = (link: unknown, reading: Reading): Target | undefined => {
  const route = textOrNone(member(member(link, 'route'), 'path'));
  const url = textOrNone(member(link, 'url'));
  const isContent = textOf(member(link, 'linkType')).toLowerCase() === 'content';
  const address = isContent ? (route ?? url) : (url ?? route);
  return address === undefined ? undefined : targetOf(`${address}${textOf(member(link, 'queryString'))}`, reading);
};

/** Reads a link from an object or a plain address. `undefined` without a usable address. The text may be empty. */
const linkOf = (value: unknown, reading: Reading): ContentLink | undefined => {
  const target = typeof value === 'string' ? targetOf(value, reading) : targetOfLink(value, reading);
  if (target === undefined) return undefined;
  const text = textOrNone(plainOf(member(value, 'title'))) ?? plainOf(member(value, 'name'));
  return { ...target, text, newTab: textOf(member(value, 'target')) === '_blank' };
};

/** Returns every usable link of a picker in any form. */
export const linksOf = (value: unknown, reading: Reading): readonly ContentLink[] =>
  listOf(value).flatMap((item) => {
    const link = linkOf(
      isRecord(item) && Object.hasOwn(item, 'link') ? listOf(member(item, 'link'))[0] : item,
      reading,
    );
    return link === undefined ? [] : [link];
  });

/** Returns the links with a text. */
export const visibleLinksOf = (value: unknown, reading: Reading): readonly ContentLink[] =>
  linksOf(value, reading).filter((link) => link.text.trim() !== '');
