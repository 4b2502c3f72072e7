import { guidOf } from '../codec/guid.ts';
import { type ContentRecord, isRecord, member, textOf } from '../codec/json-value.ts';
import type { SitePages } from './start-item.ts';

/** Routes end with a slash there. */
export const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

export const toldRoute = (path: string, { startItem }: SitePages) => ({ path: slashed(path), startItem });

const pathOf = (value: unknown): string | undefined => {
  const path = member(value, 'path');
  return typeof path === 'string' && path !== '' ? path : undefined;
};

/** Internal links inside a text say where they lead besides their address. */
const linkedMarkup = (markup: string, { startItem, guids }: SitePages): string =>
  markup.replace(/<a href="(\/(?!\/)[^"?#]*)/g, (whole, path: string) => {
    const id = guids.get(path);
    return id === undefined
      ? whole
      : whole.replace(
          '<a ',
          `<a data-start-item-path="${startItem.path}" data-start-item-id="${startItem.id}" data-destination-id="${id}" data-link-type="Content" `,
        );
  });

const linkOf = (link: ContentRecord, pages: SitePages): ContentRecord => {
  const path = pathOf(member(link, 'route'));
  return {
    ...link,
    destinationId: path === undefined ? null : (pages.guids.get(path) ?? null),
    destinationType: null,
    route: path === undefined ? null : toldRoute(path, pages),
  };
};

/** A stored value as the interface tells it: every route with its site, links with what they lead to, blocks with a GUID. Content
 *  knows its blocks by names of one page, so `page` keeps those of two pages apart. */
export const toldValue = (value: unknown, page: string, pages: SitePages): unknown => {
  if (Array.isArray(value)) return value.map((entry) => toldValue(entry, page, pages));
  if (!isRecord(value)) return value;
  if (Object.hasOwn(value, 'linkType')) return linkOf(value, pages);
  const markup = member(value, 'markup');
  if (typeof markup === 'string') return { ...value, markup: linkedMarkup(markup, pages) };
  if (Object.hasOwn(value, 'mediaType')) return value;
  const isBlock = Object.hasOwn(value, 'contentType') && Object.hasOwn(value, 'properties');
  const own = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toldValue(entry, page, pages)]));
  return isBlock ? { ...own, id: guidOf(`${page} ${textOf(member(value, 'id'))}`) } : own;
};
