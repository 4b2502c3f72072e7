import { cardValueRange } from '@shop/core/catalog/card-value';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import { type Media, productPicture } from '@shop/core/content/media';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { type Cents, subtract } from '@shop/core/money/cents';
import { encodeText } from '@shop/core/paths/segments';
import type { Translator } from '../translations/use-translator.ts';

/** A card of the product list, decided and in words. */
export type ProductCardView = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: Media;
  readonly isGift: boolean;
  /** Absent where there is nothing to open, as it is sold out. */
  readonly href?: string;
  /** What the card leads to: the days of a ticket, or whatever else there is to choose. */
  readonly choose: string;
  readonly priceLead: string;
  readonly price?: Cents;
  readonly priceBefore?: Cents;
  readonly priceTail: string;
  readonly valueRange?: string;
  readonly saving?: string;
  readonly persons: string;
  readonly quantityDiscountText: string;
  /** Present when nothing of it can be bought now: a word for it, and why. */
  readonly unavailable?: { readonly word: string; readonly reason: string };
  /** How long a gift card is valid. */
  readonly validity?: string;
  /** The first day that has places left, in words. */
  readonly nextFree?: string;
};

type CardSurroundings = {
  readonly layout: 1 | 2;
  readonly listPath: string;
  readonly words: Translator;
  readonly today: LocalDate;
};

const nextFreeText = (next: LocalDate, { t, day }: Translator, today: LocalDate): string => {
  if (next === today) return t('List.FreeToday');
  return next === plusDays(today, 1) ? t('List.FreeTomorrow') : t('List.FreeFrom', { date: day(next) });
};

const unavailableWords = (
  { available, unavailableFor }: ProductListItem,
  { t }: Translator,
): Pick<ProductCardView, 'unavailable'> => {
  if (available) return {};
  return unavailableFor === 'soldOut'
    ? { unavailable: { word: t('List.SoldOut'), reason: t('List.SoldOutReason') } }
    : { unavailable: { word: t('List.NotOnSale'), reason: t('List.NotOnSaleReason') } };
};

/** Layout 1 lists gift cards, layout 2 groups of cards that each have a page of their own below `listPath` (R-LIST-1,
 *  R-LIST-10). */
export const productCardView = (
  item: ProductListItem,
  { layout, listPath, words, today }: CardSurroundings,
): ProductCardView => {
  const { t, money, dayAndMonth } = words;
  const price = item.priceWithDiscount ?? item.price;
  const picture = productPicture(item);
  const isReduced = price < item.price;
  const onDay = item.priceDay === undefined ? '' : t('List.OnDay', { date: dayAndMonth(item.priceDay) });
  return {
    key: item.id,
    title: item.name,
    text: item.shortDescription,
    ...(picture === undefined ? {} : { picture }),
    isGift: layout === 1,
    // What is sold out keeps its card and leads nowhere (D-SOLD-OUT-CARD).
    ...(item.available ? { href: `${listPath}/${encodeText(item.url)}` } : {}),
    choose: t(item.nextFreeDay === undefined ? 'List.ChooseTicket' : 'List.ChooseDay'),
    priceLead: item.textBeforePrice,
    priceTail: `${item.textAfterPrice} ${onDay}`.trim(),
    ...(item.isValueGiftCard ? {} : { price, ...(isReduced ? { priceBefore: item.price } : {}) }),
    ...(item.isValueGiftCard
      ? { valueRange: t('List.ValueRange', { min: cardValueRange.min / 100, max: cardValueRange.max / 100 }) }
      : {}),
    ...(isReduced ? { saving: t('List.Saving', { amount: money(subtract(item.price, price)) }) } : {}),
    persons: item.numberOfPeople,
    quantityDiscountText: item.quantityDiscountText,
    ...(item.validity === undefined ? {} : { validity: item.validity }),
    ...unavailableWords(item, words),
    ...(item.available && item.nextFreeDay !== undefined
      ? { nextFree: nextFreeText(item.nextFreeDay, words, today) }
      : {}),
  };
};
