import type { ShopPort } from '@shop/core/cart/shop-port';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import type { Cleaner } from '@shop/core/content/clean-html';
import type { ContentPort } from '@shop/core/content/content-port';
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
import { cleanHtml } from './clean-html.ts';

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
const cleanPage = (page: Page, clean: Cleaner): Page => ({
  ...page,
  ...(page.footer === undefined ? {} : { footer: cleanFooter(page.footer, clean) }),
  sections: page.sections.map((section) => cleanSection(section, clean)),
});

const cleanSite = (site: Site, clean: Cleaner): Site => ({
  ...site,
  footer: cleanFooter(site.footer, clean),
});

const ownCleaner: Cleaner = (html) => cleanHtml(html);

/** A content port that gives clean pages only; for any content that is not the program's own. */
export const cleaningContent = (content: ContentPort, clean: Cleaner = ownCleaner): ContentPort => ({
  ...content,
  loadPage: (language, path) => content.loadPage(language, path).map((page) => cleanPage(page, clean)),
  loadSite: (language) => content.loadSite(language).map((site) => cleanSite(site, clean)),
});

const cleanProduct = (product: GiftCard | Ticket, clean: Cleaner): GiftCard | Ticket => {
  const same = { description: clean(product.description), termsText: clean(product.termsText) };
  return product.kind === 'giftCard'
    ? { ...product, ...same, helpText: clean(product.helpText), validityText: clean(product.validityText) }
    : { ...product, ...same, calendarText: clean(product.calendarText), selectText: clean(product.selectText) };
};

/** A shop port whose products' texts are clean; for any provider that is not the program's own. */
export const cleaningShop = (shop: ShopPort, clean: Cleaner = ownCleaner): ShopPort => ({
  ...shop,
  showProduct: (language, url) => shop.showProduct(language, url).map((product) => cleanProduct(product, clean)),
  quoteTicket: (query) =>
    shop.quoteTicket(query).map((quote) => ({
      ...quote,
      priceGroups: quote.priceGroups.map((group) => ({ ...group, description: clean(group.description) })),
    })),
});
