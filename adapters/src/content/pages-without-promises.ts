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

/** Pages of the program before a foreign provider, without texts of checkout that promise what only our own seller
 *  does: codes for the entrance, release of places, refunds. The built-in words stand in their place. */
export const pagesWithoutPromises = (content: ContentPort): ContentPort => ({
  ...content,
  loadPage: (language, path) =>
    content.loadPage(language, path).map((page) => ({ ...page, sections: page.sections.map(withoutPromises) })),
});
