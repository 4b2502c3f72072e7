import type { CleanHtml } from './clean-html.ts';

/** The four that clean HTML still has: all others are letters already. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a piece of clean HTML in one line, for places that draw no HTML: the head of a page, a terminal. */
export const plainText = (html: CleanHtml): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
