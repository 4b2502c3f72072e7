import { cardValueRange } from '@shop/core/catalog/card-value';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { type Cents, subtract } from '@shop/core/money/cents';
import { encodeText } from '@shop/core/paths/segments';
import type { Translator } from '../../translations/use-translator.ts';

/** A card of the product list, decided and in words. */
export type ProductCardView = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly isGift: boolean;
  /** Absent where there is nothing to open: sold out, or sold from the list itself. */
  readonly href?: string;
  readonly priceLead: string;
  readonly price?: Cents;
  readonly priceBefore?: Cents;
  readonly priceTail: string;
  readonly valueRange?: string;
  readonly saving?: string;
  readonly persons: string;
  readonly quantityDiscountText: string;
  readonly soldOut: boolean;
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

/** Layout 1 lists gift cards, layout 2 groups of cards that each have a page of their own below `listPath` (R-LIST-1,
 *  R-LIST-10). */
export const productCardView = (
  item: ProductListItem,
  { layout, listPath, words, today }: CardSurroundings,
): ProductCardView => {
  const { t, money } = words;
  const price = item.priceWithDiscount ?? item.price;
  const isReduced = price < item.price;
  return {
    key: item.id,
    title: item.name,
    text: item.shortDescription,
    image: item.image,
    isGift: layout === 1,
    // A sold-out ticket keeps its card and leads nowhere (D-SOLD-OUT-CARD).
    ...(layout === 2 && item.available ? { href: `${listPath}/${encodeText(item.url)}` } : {}),
    priceLead: item.textBeforePrice,
    priceTail: item.textAfterPrice,
    ...(item.isValueGiftCard ? {} : { price, ...(isReduced ? { priceBefore: item.price } : {}) }),
    ...(item.isValueGiftCard
      ? { valueRange: t('List.ValueRange', { min: money(cardValueRange.min), max: money(cardValueRange.max) }) }
      : {}),
    ...(isReduced ? { saving: t('List.Saving', { amount: money(subtract(item.price, price)) }) } : {}),
    persons: item.numberOfPeople,
    quantityDiscountText: item.quantityDiscountText,
    soldOut: !item.available,
    ...(item.available && item.nextFreeDay !== undefined
      ? { nextFree: nextFreeText(item.nextFreeDay, words, today) }
      : {}),
  };
};
