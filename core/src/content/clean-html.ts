import type { Brand } from '../brand.ts';

/** HTML that can only be displayed: known tags, harmless attributes, checked addresses. Only the cleaner makes it, and
 *  answers of the shop's own server are trusted; whatever is drawn as HTML has this type. Other text is a plain
 *  `string`, escaped when drawn. */
export type CleanHtml = Brand<string, 'CleanHtml'>;

/** Keeps of any text what is clean; `shown` makes links of the shop out of routes of the content system. */
export type Cleaner = (html: string, shown?: (route: string) => string) => CleanHtml;
