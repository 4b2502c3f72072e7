import type { Instant } from '../dates/instant.ts';
import type { Language } from '../languages/language.ts';
import type { Media } from './media.ts';
import type { Section } from './section.ts';
import type { Footer } from './site.ts';

/** A language of the page and its path. Without a path it has no start item, and its address is built from group,
 *  language and group key; a language with a start item and no address is not listed. */
export type Culture = { readonly language: Language; readonly path?: string };

export type Page = {
  readonly id: string;
  readonly contentType: string;
  readonly name: string;
  /** Its one route as the content system has it, made a link of the shop. */
  readonly path: string;
  /** Last change by an editor, if known. */
  readonly updated?: Instant;
  /** Group key: the stored page key (`identifier_number_text`), which identifies the page in every language. */
  readonly key?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly keywords?: string;
  readonly seoImage?: Media;
  readonly image?: Media;
  /** Whether a footer stands below it. */
  readonly showFooter: boolean;
  /** Its own setting of the footer, if any. */
  readonly footer?: Footer;
  readonly sections: readonly Section[];
  readonly cultures: readonly Culture[];
  /** Languages with an address but without a page. */
  readonly gone?: readonly Language[];
};
