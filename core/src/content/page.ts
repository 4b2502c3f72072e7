import type { LocaleCode } from '../languages/locale.ts';
import type { CleanHtml } from './clean-html.ts';
import type { Media } from './media.ts';
import type { Section } from './section.ts';

/** A link as content gives it, already reduced to safe schemes and absolute or root-relative addresses. */
export type ContentLink = { readonly href: string; readonly text: string; readonly newTab: boolean };

export type SocialLink = { readonly href: string; readonly text: string; readonly image?: Media };

export type FooterColumn = { readonly title: string; readonly links: readonly ContentLink[] };

export type Footer = {
  readonly links: readonly ContentLink[];
  readonly social: readonly SocialLink[];
  readonly columns: readonly FooterColumn[];
  readonly bottomText: CleanHtml;
  readonly bottomLinks: readonly ContentLink[];
};

/** Where a page lives in another language; without a path it is built from group, language and group key. A page may
 *  also name an address in Serbian or Russian, which the shop itself does not speak (D-FIVE-LANGUAGES). */
export type Culture = { readonly language: LocaleCode; readonly path?: string };

export type Page = {
  readonly id: string;
  readonly contentType: string;
  readonly name: string;
  readonly path: string;
  /** Stored page key (`identifier_number_text`), which tells what the page is whatever its language. */
  readonly key?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly keywords?: string;
  readonly seoImage?: Media;
  readonly image?: Media;
  readonly showFooter: boolean;
  readonly footer: Footer;
  readonly sections: readonly Section[];
  readonly cultures: readonly Culture[];
};
