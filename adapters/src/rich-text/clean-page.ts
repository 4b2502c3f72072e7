import type { Cleaner } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import type { CancellationTexts, OrderTexts, Section, TextBlock } from '@shop/core/content/section';

const cleanBlock = ({ title, text }: TextBlock, clean: Cleaner): TextBlock => ({ title, text: clean(text) });

const cleanOrderTexts = (texts: OrderTexts, clean: Cleaner): OrderTexts => ({
  ticketCompleted: cleanBlock(texts.ticketCompleted, clean),
  giftCardCompleted: cleanBlock(texts.giftCardCompleted, clean),
  neutral: cleanBlock(texts.neutral, clean),
  canceled: cleanBlock(texts.canceled, clean),
  orderCanceled: cleanBlock(texts.orderCanceled, clean),
  failed: cleanBlock(texts.failed, clean),
  pending: cleanBlock(texts.pending, clean),
  refunded: cleanBlock(texts.refunded, clean),
});

const cleanCancellationTexts = (texts: CancellationTexts, clean: Cleaner): CancellationTexts => ({
  question: cleanBlock(texts.question, clean),
  success: cleanBlock(texts.success, clean),
  failure: cleanBlock(texts.failure, clean),
});

const cleanSection = (section: Section, clean: Cleaner): Section => {
  const text = clean(section.text);
  switch (section.type) {
    case 'paymentMethod':
      return { ...section, text, cardText: clean(section.cardText), reserveText: clean(section.reserveText) };
    case 'orderCompleted':
      return { ...section, text, texts: cleanOrderTexts(section.texts, clean) };
    case 'orderCancellation':
      return { ...section, text, texts: cleanCancellationTexts(section.texts, clean) };
    case 'infoList':
      return { ...section, text, items: section.items.map((item) => cleanBlock(item, clean)) };
    case 'featuredProducts':
    case 'shopCards':
    case 'productList':
    case 'cartReview':
    case 'personalData':
    case 'unknown':
      return { ...section, text };
  }
};

/** A page whose every rich text is clean; titles, names and links are plain text, and stay as they are. */
export const cleanPage = (page: Page, clean: Cleaner): Page => ({
  ...page,
  footer: { ...page.footer, bottomText: clean(page.footer.bottomText) },
  sections: page.sections.map((section) => cleanSection(section, clean)),
});
