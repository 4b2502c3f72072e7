import type { Instant } from '../dates/instant.ts';
import type { Language } from '../languages/language.ts';
import type { Media } from './media.ts';
import type { Section } from './section.ts';
import type { Footer } from './site.ts';
import type { TicketGuide } from './ticket-guide.ts';

/** A language of the page, and its path. Without a path the address is built from group, language and group key. */
export type Culture = { readonly language: Language; readonly path?: string };

export type Page = {
  readonly id: string;
  readonly contentType: string;
  readonly name: string;
  /** The route of the content system as a link of the shop. */
  readonly path: string;
  /** Last change by an editor; absent when it is unknown. */
  readonly updated?: Instant;
  /** Group key: the stored page key (`identifier_number_text`), which identifies the page in every language. */
  readonly key?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly keywords?: string;
  readonly seoImage?: Media;
  readonly image?: Media;
  /** Whether the page has a footer. */
  readonly showFooter: boolean;
  /** The page's own footer; absent when it has none. */
  readonly footer?: Footer;
  readonly sections: readonly Section[];
  /** Guides to the tickets of the page's group. */
  readonly guides?: readonly TicketGuide[];
  readonly cultures: readonly Culture[];
  /** Languages that name an address of this page but do not have the page. */
  readonly gone?: readonly Language[];
};
