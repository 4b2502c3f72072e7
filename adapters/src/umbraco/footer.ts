import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Footer, FooterColumn, SocialLink } from '@shop/core/content/site';
import type { ContentRecord } from '../codec/json-value.ts';
import { entriesOf, type WireBlock, wireBlocks } from './blocks.ts';
import { linksOf, shownLinksOf, wireLink } from './links.ts';
import { htmlOf, wireHtml } from './markup.ts';
import { mediaOf, wirePicker } from './media.ts';
import { plainOf, wirePlain } from './plain-text.ts';
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

const wireSocial = ({ href, text, image }: SocialLink, place: number): WireBlock => ({
  type: 'socialIcon',
  id: `icon-${place + 1}`,
  properties: { link: [wireLink({ href, text, newTab: true, kind: 'external' })], image: wirePicker(image) },
});

const wireColumn = ({ title, links }: FooterColumn, place: number): WireBlock => ({
  type: 'footerColumn',
  id: `column-${place + 1}`,
  properties: { title: wirePlain(title), links: links.map(wireLink) },
});

export const wireFooter = (footer: Uncleaned<Footer>): ContentRecord => ({
  povezave: footer.links.map(wireLink),
  socialneIkone: wireBlocks(footer.social.map(wireSocial)),
  stolpci: wireBlocks(footer.columns.map(wireColumn)),
  spodnjePovezaveText: wireHtml(footer.bottomText),
  spodnjePovezave: footer.bottomLinks.map(wireLink),
});
