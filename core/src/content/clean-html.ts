import type { Brand } from '../brand.ts';

/** HTML that is safe to display: allowed tags, harmless attributes, checked addresses. Only the cleaner creates it, and
 *  responses of the shop's own server are trusted. Everything rendered as HTML has this type; other text is a plain
 *  `string`, escaped when rendered. */
export type CleanHtml = Brand<string, 'CleanHtml'>;

/** Returns the clean part of a text. `shown` converts routes of the content system to links of the shop. */
export type Cleaner = (html: string, shown?: (route: string) => string) => CleanHtml;
