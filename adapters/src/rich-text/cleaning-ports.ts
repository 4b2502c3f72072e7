import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import type { Cleaner } from '@shop/core/content/clean-html';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { cleanHtml } from './clean-html.ts';
import { cleanPage, cleanSite } from './clean-page.ts';

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
