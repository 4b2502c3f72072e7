import type { Cleaner, Uncleaned } from '@shop/core/content/clean-html';
import type { Footer, FooterColumn, SocialLink } from '@shop/core/content/page';
import { type ContentRecord, member } from '../codec/json-value.ts';
import { entriesOf } from './blocks.ts';
import { linksOf, shownLinksOf, wireLink } from './links.ts';
import { htmlOf, wireHtml } from './markup.ts';
import { mediaOf, wirePicker } from './media.ts';
import { plainOf, wirePlain } from './plain-text.ts';

const socialOf = (entry: unknown): readonly SocialLink[] => {
  const [link] = linksOf(member(entry, 'link') ?? entry);
  if (link === undefined) return [];
  const image = mediaOf(member(entry, 'image'));
  if (image === undefined && link.text.trim() === '') return [];
  return [{ href: link.href, text: link.text, ...(image === undefined ? {} : { image }) }];
};

const columnOf = (entry: unknown): readonly FooterColumn[] => {
  const column = { title: plainOf(member(entry, 'title')), links: shownLinksOf(member(entry, 'links')) };
  return column.title.trim() === '' && column.links.length === 0 ? [] : [column];
};

/** The footer's lists stand among a page's properties under their Slovenian names (R-PAGE-3). */
export const footerOf = (properties: unknown, clean: Cleaner): Footer => ({
  links: shownLinksOf(member(properties, 'povezave')),
  social: entriesOf(member(properties, 'socialneIkone')).flatMap(socialOf),
  columns: entriesOf(member(properties, 'stolpci')).flatMap(columnOf),
  bottomText: htmlOf(member(properties, 'spodnjePovezaveText'), clean),
  bottomLinks: shownLinksOf(member(properties, 'spodnjePovezave')),
});

const wireSocial = ({ href, text, image }: SocialLink): ContentRecord => ({
  link: [wireLink({ href, text, newTab: true })],
  image: wirePicker(image),
});

export const wireFooter = (footer: Uncleaned<Footer>): ContentRecord => ({
  povezave: footer.links.map(wireLink),
  socialneIkone: footer.social.map(wireSocial),
  stolpci: footer.columns.map(({ title, links }) => ({ title: wirePlain(title), links: links.map(wireLink) })),
  spodnjePovezaveText: wireHtml(footer.bottomText),
  spodnjePovezave: footer.bottomLinks.map(wireLink),
});
