import { maxGiftCardsPerCart, maxGiftCardsWorth } from '@shop/core/availability/cart-ceilings';
import { maxPiecesPerLine, piecesRefused } from '@shop/core/availability/pieces';
import type { CardLimit, CardRoom } from '@shop/core/cart/gift-card-room';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { PriceList } from '@shop/core/catalog/price-list';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { PriceListId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import { type ClosedQuantity, type OpenQuantity, quantityLabels } from '../kit/quantity-choice.ts';
import type { Translator } from '../translations/use-translator.ts';
import { fieldWords } from './card-words.ts';
import { quantityField } from './typed-card.ts';

/** A price list of a card: what a piece costs now, from how many on it costs less, and how many may be had. */
export type CardRow = {
  readonly id: PriceListId;
  /** Name and id of its quantity's field. */
  readonly field: string;
  readonly name: string;
  readonly price: Cents;
  readonly priceBefore: Cents;
  readonly discount?: string;
  readonly choice:
    | ClosedQuantity
    | (OpenQuantity & {
        /** Why no more can be had. */
        readonly full?: string;
      });
};

type Given = {
  readonly card: GiftCard;
  readonly list: PriceList;
  readonly quantity: number;
  /** Price of one piece in this quantity, and without a discount. */
  readonly price: Cents;
  readonly priceBefore: Cents;
  readonly room: CardRoom;
};

type Words = Pick<Translator, 't' | 'money'>;

export const cardRowView = ({ card, list, quantity, price, priceBefore, room }: Given, words: Words): CardRow => {
  const { t } = words;
  const name = card.isValueGiftCard ? fieldWords(card, words).pieces : list.name;
  const discount = discountText(card, list, quantity, words);
  return {
    id: list.id,
    field: quantityField(list.id),
    name,
    price,
    priceBefore,
    ...(discount === undefined ? {} : { discount }),
    choice: list.enabled
      ? {
          type: 'open',
          quantity,
          // What was typed before there was less room stays until the visitor takes it back.
          max: Math.max(room.max, quantity),
          labels: quantityLabels(name, words),
          beyond: beyondLimit(room.limitedBy),
          ...(quantity >= room.max ? { full: limitText(room.limitedBy, words) } : {}),
        }
      : { type: 'closed', reason: t('GiftCard.NotSold') },
  };
};

/** From which quantity on a piece costs what; and while that is not reached, how many are missing. */
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

const beyondLimit = (limit: CardLimit): ShopError => {
  switch (limit) {
    case 'pieces':
      return piecesRefused;
    case 'cards':
      return { kind: 'tooManyGiftCards', max: maxGiftCardsPerCart };
    case 'worth':
      return { kind: 'giftCardsWorthTooMuch', max: maxGiftCardsWorth };
  }
};

const limitText = (limit: CardLimit, { t }: Words): string => {
  switch (limit) {
    case 'pieces':
      return t('Cart.MaxQuantity', { count: maxPiecesPerLine });
    case 'cards':
      return t('Shop.Cart.TooManyGiftCards');
    case 'worth':
      return t('Shop.Cart.GiftCardsWorthTooMuch');
  }
};
