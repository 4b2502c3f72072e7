import type { Section } from '@shop/core/content/section';
import type { ContentPort } from '@shop/core/ports/content-port';
import { cleanHtml } from './markup/clean-html.ts';

const noText = cleanHtml('');

const withoutPromises = (section: Section): Section => {
  switch (section.type) {
    case 'paymentMethod':
      return { ...section, cardText: noText };
    case 'orderCompleted':
      return { ...section, texts: { ...section.texts, ticketCompleted: undefined, giftCardCompleted: undefined } };
    case 'orderCancellation':
      return { ...section, texts: { ...section.texts, question: undefined, success: undefined } };
    default:
      return section;
  }
};

/** Returns the program's pages for a foreign provider, without texts about services of the shop's own seller: codes
 *  for the entrance, release of places, refunds. The built-in translations are shown instead. */
export const pagesWithoutPromises = (content: ContentPort): ContentPort => ({
  ...content,
  loadPage: (language, path) =>
    content.loadPage(language, path).map((page) => ({ ...page, sections: page.sections.map(withoutPromises) })),
});
