import type { PriceGroup, PriceList, PriceListKind } from '@shop/core/catalog/price-list';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { Language } from '@shop/core/languages/language';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { type CatalogPriceGroup, type CatalogPriceList, textIn } from './catalog.ts';
import { isGroupOnSale } from './periods-on-sale.ts';

export const kindOf = (list: CatalogPriceList): PriceListKind =>
  list.packageItems.length === 0 ? { type: 'default' } : { type: 'package', items: list.packageItems };

export const priceListIn = (list: CatalogPriceList, language: Language): PriceList => ({
  id: list.id,
  name: textIn(list.texts, language)?.name ?? '',
  price: list.price,
  ...(list.price_with_discount === null ? {} : { priceWithDiscount: list.price_with_discount }),
  kind: kindOf(list),
  enabled: list.enabled === 1,
});

export const priceGroupIn = (group: CatalogPriceGroup, language: Language, period: TicketPeriod): PriceGroup => {
  const text = textIn(group.texts, language);
  return {
    id: group.id,
    name: text?.name ?? '',
    description: text?.description ?? cleanHtml(''),
    enabled: isGroupOnSale(group, period),
    priceLists: group.priceLists.map((list) => priceListIn(list, language)),
  };
};
