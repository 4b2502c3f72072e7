import type { Culture } from '@shop/core/content/page';
import type { Footer, FooterColumn, Site, SocialLink } from '@shop/core/content/site';
import type { Language } from '@shop/core/languages/language';
import { isRecord, member, recordOf, textOf } from '../../wire/codec/json-value.ts';
import { languageOfTag } from '../../wire/codec/languages.ts';
import { entriesOf } from './blocks.ts';
import type { ContentPaths } from './content-paths.ts';
import { linksOf, visibleLinksOf } from './links.ts';
import { htmlOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf, type Reading } from './reading.ts';

/** Reads a culture. Without a start item it has no path of its own, and its address is built from the page's key.
 *  With a start item and an empty path the page does not exist in that language. */
const cultureOf = (language: Language, route: unknown, paths: ContentPaths): readonly Culture[] => {
  if (!isRecord(route)) return [];
  const path = textOf(member(route, 'path')).trim();
  if (member(route, 'startItem') == null) return [{ language }];
  return path === '' ? [] : [{ language, path: paths.toLink(language, path) }];
};

/** Returns the languages of a page from culture tags in any spelling. The first tag of a language counts; unknown
 *  languages are left out. */
export const culturesOf = (cultures: unknown, paths: ContentPaths): readonly Culture[] => {
  const byLanguage = new Map<Language, readonly Culture[]>();
  for (const [tag, route] of Object.entries(recordOf(cultures))) {
    const language = languageOfTag(tag);
    if (language !== undefined && isRecord(route) && !byLanguage.has(language))
      byLanguage.set(language, cultureOf(language, route, paths));
  }
  return [...byLanguage.values()].flat();
};

const socialOf = (entry: unknown, reading: Reading): readonly SocialLink[] => {
  const [link] = linksOf(reading.names.property(entry, 'icon', 'link') ?? entry, reading);
  if (link === undefined) return [];
  const image = mediaOf(reading.names.property(entry, 'icon', 'image'), reading.names);
  if (image === undefined && link.text.trim() === '') return [];
  return [{ href: link.href, text: link.text, image }];
};

const columnOf = (entry: unknown, reading: Reading): readonly FooterColumn[] => {
  const own = (name: string): unknown => reading.names.property(entry, 'column', name);
  const column = { title: plainOf(own('title')), links: visibleLinksOf(own('links'), reading) };
  return column.title.trim() === '' && column.links.length === 0 ? [] : [column];
};

/** Reads the footer. Its lists are properties, under Slovenian names, of the root or of a page with a footer of its
 *  own. */
export const footerOf = (properties: unknown, reading: Reading): Footer => {
  const own = (name: string): unknown => reading.names.property(properties, 'site', name);
  return {
    links: visibleLinksOf(own('povezave'), reading),
    social: entriesOf(own('socialneIkone')).flatMap((entry) => socialOf(entry.properties, reading)),
    columns: entriesOf(own('stolpci')).flatMap((entry) => columnOf(entry.properties, reading)),
    bottomText: htmlOf(own('spodnjePovezaveText'), reading),
    bottomLinks: visibleLinksOf(own('spodnjePovezave'), reading),
  };
};

/** Reads the content shared by all pages of a site, from its root. `undefined` when the root has no properties. */
export const siteOf = (document: unknown, reading: Reading): Site | undefined => {
  const properties = member(document, 'properties');
  if (!isRecord(properties)) return undefined;
  const cultures = culturesOf(member(document, 'cultures'), reading.paths);
  return {
    name: plainOf(member(document, 'name')),
    roots: Object.fromEntries(cultures.flatMap(({ language, path }) => (path === undefined ? [] : [[language, path]]))),
    footer: footerOf(properties, reading),
  };
};
