import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import { isBoundToDay, isTicketType } from '@shop/core/catalog/product-type';
import type { Ticket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import { zero } from '@shop/core/money/cents';
import { type CatalogPriceList, type CatalogProduct, textIn } from './catalog.ts';
import { seasonsOnSale } from './periods-on-sale.ts';
import { kindOf, priceListIn } from './price-list-views.ts';
import { daysOfTicket, type PeriodRow } from './ticket-days.ts';

/** The ticket page of a product; undefined for a gift card or a product without texts. */
export const ticketIn = (
  product: CatalogProduct,
  language: Language,
  days: readonly PeriodRow[],
  today: LocalDate,
): Ticket | undefined => {
  const text = textIn(product.texts, language);
  if (text === undefined || !isTicketType(product.type)) return undefined;
  const page = {
    kind: 'ticket',
    id: product.id,
    name: text.name,
    url: text.url,
    image: product.image,
    description: text.description,
    termsText: text.terms_text,
    calendarText: text.calendar_text,
    selectText: text.select_text,
  } as const;
  if (isBoundToDay(product.type)) {
    const window = { defaultDailyTicketAvailabilityInDays: product.window_days };
    return { ...page, type: product.type, ...daysOfTicket(product, days), ...window };
  }
  const seasons = seasonsOnSale(product, today).map((season) => ({
    id: season.id,
    name: textIn(season.texts, language)?.name ?? '',
  }));
  return { ...page, type: product.type, seasons };
};

/** The gift card page of a product; undefined for a ticket or a product without texts. */
export const giftCardIn = (product: CatalogProduct, language: Language): GiftCard | undefined => {
  const text = textIn(product.texts, language);
  if (text === undefined || isTicketType(product.type)) return undefined;
  const page = {
    kind: 'giftCard',
    id: product.id,
    type: product.type,
    name: text.name,
    url: text.url,
    priceLists: [...product.priceLists.values()].map((list) => priceListIn(list, language)),
    image: product.image,
    description: text.description,
    termsText: text.terms_text,
    helpText: text.help_text,
    validityText: text.validity_text,
  } as const;
  if (product.is_value_card === 1) return { ...page, isValueGiftCard: true };
  const minItems = product.quantity_discount_min_items;
  return { ...page, isValueGiftCard: false, ...(minItems === null ? {} : { quantityDiscountMinItems: minItems }) };
};

/** The price list that a card tells the price of: the cheapest that can be bought, packages only if there is nothing else. */
const listOnCard = (product: CatalogProduct): CatalogPriceList | undefined => {
  const lists = [...product.priceLists.values()].filter((list) => list.enabled === 1);
  const singles = lists.filter((list) => kindOf(list).type === 'default');
  return (singles.length > 0 ? singles : lists).toSorted((a, b) => a.price - b.price)[0];
};

/** Whether anything of a product can be bought now, and the first day of it where it is bound to one. */
export type Sale = Pick<ProductListItem, 'available' | 'nextFreeDay'>;

/** A card of a product list; undefined for a product without texts. A discount that needs several pieces is told in words
 *  only, as the card shows the price of one. */
export const listItemIn = (product: CatalogProduct, language: Language, sale: Sale): ProductListItem | undefined => {
  const text = textIn(product.texts, language);
  if (text === undefined) return undefined;
  const list = listOnCard(product);
  const discounted = (product.quantity_discount_min_items ?? 0) <= 1 ? (list?.price_with_discount ?? null) : null;
  return {
    id: product.id,
    name: text.name,
    url: text.url,
    image: product.image,
    shortDescription: text.short_description,
    categories: product.categories,
    isValueGiftCard: product.is_value_card === 1,
    price: list?.price ?? zero,
    ...(discounted === null ? {} : { priceWithDiscount: discounted }),
    textBeforePrice: text.text_before_price,
    textAfterPrice: text.text_after_price,
    quantityDiscountText: text.quantity_discount_text,
    numberOfPeople: text.number_of_people,
    ...(list === undefined ? { available: false } : sale),
  };
};
