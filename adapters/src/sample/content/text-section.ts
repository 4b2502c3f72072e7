import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';

/** A page of plain text: the cards' section without cards. Each entry is one paragraph; it may hold inline HTML. */
export const textSection = (
  id: string,
  title: string,
  paragraphs: readonly string[],
): readonly Uncleaned<Section>[] => [
  {
    type: 'shopCards',
    id,
    title,
    text: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    cards: [],
  },
];
