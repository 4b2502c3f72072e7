import type { CleanHtml } from './clean-html.ts';

/** The four entities that clean HTML contains; all others are decoded already. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of clean HTML in one line, for places without HTML: the head of a page, a terminal. */
export const plainText = (html: CleanHtml): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
