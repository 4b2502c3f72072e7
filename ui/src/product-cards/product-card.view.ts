import { cardValueRange } from '@shop/core/catalog/card-value';
import type { ProductListItem, TodayState } from '@shop/core/catalog/product-list';
import { productPicture } from '@shop/core/content/media';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import { subtract } from '@shop/core/money/cents';
import { encodeText } from '@shop/core/paths/segments';
import type { Translator } from '../translations/use-translator.ts';

type CardSurroundings = {
  readonly layout: 1 | 2;
  readonly listPath: string;
  readonly words: Translator;
  readonly today: LocalDate;
};

/** Returns how many places today has, or the first day with places. */
const nextFreeText = (
  next: LocalDate,
  state: TodayState | undefined,
  { t, dayAndMonth }: Translator,
  today: LocalDate,
) => {
  if (next === today) return t(state === 'few' ? 'List.FewToday' : 'List.FreeToday');
  const { tomorrow, later } = notToday[state === 'closed' || state === 'notToday' ? state : 'soldOut'];
  return next === plusDays(today, 1) ? t(tomorrow) : t(later, { date: dayAndMonth(next) });
};

/** The texts of a product without places today, by the reason. */
const notToday = {
  closed: { tomorrow: 'List.ClosedTodayFreeTomorrow', later: 'List.ClosedTodayFreeFrom' },
  notToday: { tomorrow: 'List.NotTodayFreeTomorrow', later: 'List.NotTodayFreeFrom' },
  soldOut: { tomorrow: 'List.FreeTomorrow', later: 'List.FreeFrom' },
} as const;

/** Returns a label for a product that cannot be bought now, and the reason. */
const unavailableWords = ({ available, unavailableFor }: ProductListItem, { t }: Translator) => {
  if (available) return undefined;
  return unavailableFor === 'soldOut'
    ? { word: t('List.SoldOut'), reason: t('List.SoldOutReason') }
    : { word: t('List.NotOnSale'), reason: t('List.NotOnSaleReason') };
};

/** Returns the address of a product's page below the page of its list. */
export const productHref = (listPath: string, url: string): string => `${listPath}/${encodeText(url)}`;

export type ProductCardView = ReturnType<typeof productCardView>;

/** Returns the texts of a card in a product list. A list with layout 1 holds gift cards, one with layout 2 other
 *  products in groups. A product's page lies below `listPath`. */
export const productCardView = (item: ProductListItem, { layout, listPath, words, today }: CardSurroundings) => {
  const { t, money, dayAndMonth } = words;
  const { available, isValueGiftCard, nextFreeDay } = item;
  const price = item.priceWithDiscount ?? item.price;
  const isReduced = price < item.price;
  const onDay = item.priceDay === undefined ? '' : t('List.OnDay', { date: dayAndMonth(item.priceDay) });
  const { min, max } = cardValueRange;
  return {
    key: item.id,
    title: item.name,
    text: item.shortDescription,
    picture: productPicture(item),
    isGift: layout === 1,
    // A sold-out product keeps its card without a link.
    href: available ? productHref(listPath, item.url) : undefined,
    /** The text of the link: choose a day, or choose a ticket. */
    choose: t(nextFreeDay === undefined ? 'List.ChooseTicket' : 'List.ChooseDay'),
    priceLead: item.textBeforePrice,
    /** What follows the price; no part is broken. */
    priceTail: [item.textAfterPrice, onDay].filter((part) => part !== ''),
    price: isValueGiftCard ? undefined : price,
    priceBefore: isReduced && !isValueGiftCard ? item.price : undefined,
    /** The range of amounts of a value card, instead of a price. */
    valueRange: isValueGiftCard ? t('List.ValueRange', { min: min / 100, max: max / 100 }) : undefined,
    saving: isReduced ? t('List.Saving', { amount: money(subtract(item.price, price)) }) : undefined,
    persons: item.numberOfPeople,
    quantityDiscountText: item.quantityDiscountText,
    /** How long a gift card is valid. */
    validity: item.validity,
    unavailable: unavailableWords(item, words),
    isFreeToday: nextFreeDay === today,
    /** Whether today has places left, else the first day that has. */
    nextFree: available && nextFreeDay !== undefined ? nextFreeText(nextFreeDay, item.today, words, today) : undefined,
  };
};
