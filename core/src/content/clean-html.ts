import type { Brand } from '../brand.ts';

/** HTML that can do nothing but show: known tags, harmless attributes, checked addresses. Only the cleaner makes it, and
 *  the shop's own server is believed when it sends it; what is drawn as HTML must be of this type. Any other text is a
 *  plain `string` with its entities decoded, for whoever draws it to escape. */
export type CleanHtml = Brand<string, 'CleanHtml'>;

/** Keeps of any text what is clean; `shown` makes links of the shop out of routes of the content system. */
export type Cleaner = (html: string, shown?: (route: string) => string) => CleanHtml;
