import type { Cleaner } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import {
  type CancellationTextName,
  type CancellationTexts,
  cancellationTextNames,
  type OrderTextName,
  type OrderTexts,
  orderTextNames,
  type Section,
  type TextBlock,
} from '@shop/core/content/section';
import type { Footer, Site } from '@shop/core/content/site';

const cleanBlock = ({ title, text }: TextBlock, clean: Cleaner): TextBlock => ({ title, text: clean(text) });

const cleanOrderTexts = (texts: OrderTexts, clean: Cleaner): OrderTexts => {
  const cleaned: { [Name in OrderTextName]?: TextBlock } = {};
  for (const name of orderTextNames) {
    const block = texts[name];
    if (block !== undefined) cleaned[name] = cleanBlock(block, clean);
  }
  return cleaned;
};

const cleanCancellationTexts = (texts: CancellationTexts, clean: Cleaner): CancellationTexts => {
  const cleaned: { [Name in CancellationTextName]?: TextBlock } = {};
  for (const name of cancellationTextNames) {
    const block = texts[name];
    if (block !== undefined) cleaned[name] = cleanBlock(block, clean);
  }
  return cleaned;
};

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

const cleanFooter = (footer: Footer, clean: Cleaner): Footer => ({ ...footer, bottomText: clean(footer.bottomText) });

/** A page whose every rich text is clean; titles, names and links are plain text, and stay as they are. */
export const cleanPage = (page: Page, clean: Cleaner): Page => ({
  ...page,
  ...(page.footer === undefined ? {} : { footer: cleanFooter(page.footer, clean) }),
  sections: page.sections.map((section) => cleanSection(section, clean)),
});

export const cleanSite = (site: Site, clean: Cleaner): Site => ({
  ...site,
  footer: cleanFooter(site.footer, clean),
});
