import { cardRoom, type HeldCards, withCards } from '@shop/core/cart/gift-card-room';
import { giftCardTotal } from '@shop/core/cart/gift-card-selection';
import { cardValueRefused, parseCardValue } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { PriceList } from '@shop/core/catalog/price-list';
import type { ShopError } from '@shop/core/errors/shop-error';
import { subtract, zero } from '@shop/core/money/cents';
import { typedEuros } from '@shop/core/money/euro-text';
import { pricedLine } from '../kit/line-list.tsx';
import type { QuantityRowView } from '../kit/quantity-row.tsx';
import { quantityLabels } from '../kit/quantity-stepper.tsx';
import { besideText, limitText } from '../translations/beside-text.ts';
import { refusalText } from '../translations/refusal-text.ts';
import type { Translator } from '../translations/use-translator.ts';
import { fieldWords } from './card-words.ts';
import { quantityField, type TypedCard } from './typed-card.ts';

type Words = Pick<Translator, 't' | 'money' | 'errorText'>;

export type CardChoiceView = ReturnType<typeof cardChoiceView>;

/** Returns the texts, limits and sums of a gift card's choice; `inCart` are the gift cards that the cart contains. Core
 *  computes the sums. */
export const cardChoiceView = (card: GiftCard, typed: TypedCard, inCart: HeldCards, words: Words) => {
  const { t, money } = words;
  const worth = card.isValueGiftCard ? parseCardValue(typedEuros(typed.value)).unwrapOr(undefined) : undefined;
  // An amount that the card does not offer has no sum.
  const isWorthless = card.isValueGiftCard && worth === undefined;
  const priced = (lists: readonly PriceList[], quantityOf: (list: PriceList) => number) => {
    const choices = lists.map((list) => ({ priceListId: list.priceListId, quantity: quantityOf(list) }));
    const total = giftCardTotal({ card, value: worth, choices });
    const lines = lists.flatMap((list, at) => {
      const price = total.lines[at];
      return price === undefined ? [] : [{ list, price }];
    });
    return { total, lines };
  };
  const typedOf = ({ priceListId: id, enabled }: PriceList): number => (enabled ? (typed.quantities[id] ?? 0) : 0);
  const selected = card.priceLists.filter((list) => !isWorthless && typedOf(list) > 0);
  const { lines, total } = priced(selected, typedOf);
  const pieces = priced(card.priceLists, (list) => Math.max(typedOf(list), 1)).lines;
  const saved = subtract(total.totalWithoutDiscount, total.total);
  return {
    /** A row for each price list: the price of a piece, the quantity from which it costs less, and the largest
     *  quantity. */
    rows: pieces.map(({ list, price }) => {
      const others = lines.filter((other) => other.list.priceListId !== list.priceListId).map((other) => other.price);
      const priceBefore = card.isValueGiftCard ? (worth ?? zero) : list.price;
      const quantity = typedOf(list);
      const name = card.isValueGiftCard ? fieldWords(card, words).pieces : list.name;
      const room = cardRoom(priceBefore, withCards(inCart, others), card.cartLimits);
      const row: QuantityRowView = {
        field: quantityField(list.priceListId),
        name,
        price: price.unitPrice,
        priceBefore,
        full: list.enabled && quantity >= room.max ? limitText(room.refusal, words) : undefined,
        choice: list.enabled
          ? {
              type: 'open',
              quantity,
              // A quantity typed before the limit fell stays until the visitor lowers it.
              max: Math.max(room.max, quantity),
              labels: quantityLabels(name, words),
              beyond: room.refusal,
            }
          : { type: 'closed', reason: t('GiftCard.NotSold') },
      };
      return { ...row, id: list.priceListId, discount: discountText(card, list, quantity, words) };
    }),
    /** The amount of a value card; `undefined` for other cards. */
    value: card.isValueGiftCard
      ? {
          text: typed.value,
          /** `undefined` for an amount that the card does not offer. */
          amount: worth,
          labels: fieldWords(card, words),
          problem: isWorthless ? refusalText(cardValueRefused, words) : undefined,
        }
      : undefined,
    lines: lines.map(({ list, price }) =>
      pricedLine(list.priceListId, card.isValueGiftCard ? money(price.unitPrice) : list.name, price, words),
    ),
    total: total.total,
    totalBefore: total.totalWithoutDiscount,
    saving: saved > 0 ? t('Cart.Savings', { amount: money(saved) }) : undefined,
    /** Whether none of its price lists is on sale now. */
    isClosed: !card.priceLists.some(({ enabled }) => enabled),
  };
};

/** Returns the quantity from which a piece costs less, with that price; once pieces are chosen, how many are missing to
 *  reach it. */
const discountText = (card: GiftCard, list: PriceList, quantity: number, { t, money }: Words): string | undefined => {
  const { priceWithDiscount } = list;
  if (card.isValueGiftCard || priceWithDiscount === undefined || priceWithDiscount >= list.price) return undefined;
  const { quantityDiscountMinItems: count = 1 } = card;
  if (count <= 1) return undefined;
  const price = money(priceWithDiscount);
  const missing = count - quantity;
  return quantity > 0 && missing > 0
    ? t('GiftCard.MoreForDiscount', { count: missing, price })
    : t('GiftCard.FromPieces', { count, price });
};

/** Returns what stands beside the button after a refusal, in the words of a gift card. A wrong amount is shown at its
 *  field. */
export const cardProblem = (error: ShopError, words: Words): string | undefined => {
  if (error.kind === 'noItemsSelected') return words.t('GiftCard.NothingChosen');
  const isAmount = error.kind === 'invalidInput' && error.field === cardValueRefused.field;
  return isAmount ? undefined : besideText(error, 'shopping', words);
};
