import type { Footer, FooterColumn, SocialLink } from '@shop/core/content/site';
import { entriesOf } from './blocks.ts';
import { linksOf, shownLinksOf } from './links.ts';
import { htmlOf } from './markup.ts';
import { mediaOf } from './media.ts';
import { plainOf } from './plain-text.ts';
import type { Reading } from './reading.ts';

const socialOf = (entry: unknown, reading: Reading): readonly SocialLink[] => {
  const [link] = linksOf(reading.names.property(entry, 'icon', 'link') ?? entry, reading);
  if (link === undefined) return [];
  const image = mediaOf(reading.names.property(entry, 'icon', 'image'), reading.names);
  if (image === undefined && link.text.trim() === '') return [];
  return [{ href: link.href, text: link.text, ...(image === undefined ? {} : { image }) }];
};

const columnOf = (entry: unknown, reading: Reading): readonly FooterColumn[] => {
  const own = (name: string): unknown => reading.names.property(entry, 'column', name);
  const column = { title: plainOf(own('title')), links: shownLinksOf(own('links'), reading) };
  return column.title.trim() === '' && column.links.length === 0 ? [] : [column];
};

/** The footer's lists stand among the properties of the root, and of a page that has its own, under their Slovenian names (R-PAGE-3). */
export const footerOf = (properties: unknown, reading: Reading): Footer => {
  const own = (name: string): unknown => reading.names.property(properties, 'site', name);
  return {
    links: shownLinksOf(own('povezave'), reading),
    social: entriesOf(own('socialneIkone')).flatMap((entry) => socialOf(entry, reading)),
    columns: entriesOf(own('stolpci')).flatMap((entry) => columnOf(entry, reading)),
    bottomText: htmlOf(own('spodnjePovezaveText'), reading),
    bottomLinks: shownLinksOf(own('spodnjePovezave'), reading),
  };
};
