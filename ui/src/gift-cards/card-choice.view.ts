import { cardRoom, type HeldCards, withCards } from '@shop/core/cart/gift-card-room';
import { giftCardTotal } from '@shop/core/cart/gift-card-selection';
import { cardValueRange, parseCardValue } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { PriceList } from '@shop/core/catalog/price-list';
import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type Cents, subtract } from '@shop/core/money/cents';
import type { PricedLine } from '../kit/line-list.tsx';
import type { Translator } from '../translations/use-translator.ts';
import { type CardRow, cardRowView } from './card-row.view.ts';
import { fieldWords } from './card-words.ts';
import type { TypedCard } from './typed-card.ts';

/** What is chosen of a gift card, decided and in words. */
export type CardChoiceView = {
  readonly rows: readonly CardRow[];
  /** Present for a value card. */
  readonly value?: {
    readonly amount: Cents;
    readonly labels: Pick<ReturnType<typeof fieldWords>, 'value' | 'amount'>;
    readonly problem?: string;
  };
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
  readonly totalBefore: Cents;
  readonly saving?: string;
  /** Nothing of it is sold now. */
  readonly isClosed: boolean;
};

type Words = Pick<Translator, 't' | 'money'>;

/** Everything that is shown of a choice beside what the cart holds; the sums are core's (R-GIFT-1 to R-GIFT-3). */
export const cardChoiceView = (card: GiftCard, typed: TypedCard, inCart: HeldCards, words: Words): CardChoiceView => {
  const { t, money } = words;
  const priced = (lists: readonly PriceList[], quantityOf: (list: PriceList) => number) => {
    const choices = lists.map((list) => ({ priceListId: list.id, quantity: quantityOf(list) }));
    const total = giftCardTotal({ card, value: typed.value, choices });
    const lines = lists.flatMap((list, at) => {
      const price = total.lines[at];
      return price === undefined ? [] : [{ list, price }];
    });
    return { total, lines };
  };
  const typedOf = ({ id, enabled }: PriceList): number => (enabled ? (typed.quantities[id] ?? 0) : 0);
  const wanted = card.priceLists.filter((list) => typedOf(list) > 0);
  const { lines, total } = priced(wanted, typedOf);
  const pieces = priced(card.priceLists, (list) => Math.max(typedOf(list), 1)).lines;
  const saved = subtract(total.totalWithoutDiscount, total.total);
  return {
    rows: pieces.map(({ list, price }) => {
      const others = lines.filter((other) => other.list.id !== list.id).map((other) => other.price);
      const priceBefore = card.isValueGiftCard ? typed.value : list.price;
      const room = cardRoom(priceBefore, withCards(inCart, others));
      return cardRowView({ card, list, quantity: typedOf(list), price: price.unitPrice, priceBefore, room }, words);
    }),
    ...(card.isValueGiftCard ? { value: valueView(card, typed.value, words) } : {}),
    lines: lines.map(({ list, price }) => ({
      key: list.id,
      text: t('Added.Line', {
        quantity: price.quantity,
        name: card.isValueGiftCard ? money(price.unitPrice) : list.name,
      }),
      amount: money(price.amount),
    })),
    total: total.total,
    totalBefore: total.totalWithoutDiscount,
    ...(saved > 0 ? { saving: t('Cart.Savings', { amount: money(saved) }) } : {}),
    isClosed: !card.priceLists.some(({ enabled }) => enabled),
  };
};

const valueView = (card: GiftCard, amount: Cents, words: Pick<Words, 't'>): NonNullable<CardChoiceView['value']> => ({
  amount,
  labels: fieldWords(card, words),
  ...(parseCardValue(amount).isOk() ? {} : { problem: valueProblem(words) }),
});

const valueProblem = ({ t }: Pick<Words, 't'>): string => {
  const { min, max, step } = cardValueRange;
  return t('GiftCard.ValueInvalid', { min: min / 100, max: max / 100, step: step / 100 });
};

/** Why adding was refused, in the words of a gift card. */
export const cardProblem = (error: ShopError, words: Pick<Translator, 't' | 'errorText'>): string => {
  if (error.kind === 'noItemsSelected') return words.t('GiftCard.NothingChosen');
  if (error.kind === 'invalidInput' && error.field === 'Price') return valueProblem(words);
  if (error.kind === 'invalidInput' && error.field === 'Quantity') return words.t('GiftCard.PiecesInvalid');
  return words.errorText(errorKey(error));
};
