import type { Language } from '../languages/language.ts';
import type { CleanHtml } from './clean-html.ts';
import type { ContentLink } from './link.ts';
import type { Media } from './media.ts';

export type SocialLink = { readonly href: string; readonly text: string; readonly image?: Media };

export type FooterColumn = { readonly title: string; readonly links: readonly ContentLink[] };

export type Footer = {
  readonly links: readonly ContentLink[];
  readonly social: readonly SocialLink[];
  readonly columns: readonly FooterColumn[];
  readonly bottomText: CleanHtml;
  readonly bottomLinks: readonly ContentLink[];
};

/** What all pages of a site share in a language: the site's root in the content system. */
export type Site = {
  readonly name: string;
  /** The path of the site's root in each of its languages. */
  readonly roots: Readonly<Partial<Record<Language, string>>>;
  readonly footer: Footer;
};

/** Returns the footer below a page: each list and text of the page's own footer, otherwise the site's. */
export const footerBelow = (own: Footer | undefined, site: Footer | undefined): Footer | undefined =>
  own === undefined || site === undefined
    ? (own ?? site)
    : { ...site, ...Object.fromEntries(Object.entries(own).filter(([, part]) => part.length > 0)) };
