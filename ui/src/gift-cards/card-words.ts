import type { GiftCard } from '@shop/core/catalog/gift-card';
import { plainText } from '@shop/core/content/plain-text';
import type { Translator } from '../translations/use-translator.ts';

type Words = Pick<Translator, 't'>;

/** Returns the name of the kind of card. */
export const cardKind = ({ type }: Pick<GiftCard, 'type'>, { t }: Words): string => {
  switch (type) {
    case 'giftCard':
      return t('GiftCard.Kind');
    case 'wellcardGiftCard':
      return t('GiftCard.KindWellcard');
  }
};

/** Returns the text that says that the card is not on sale now. */
export const notOnSale = ({ type }: Pick<GiftCard, 'type'>, { t }: Words): string => {
  switch (type) {
    case 'giftCard':
      return t('GiftCard.NotSoldWhole');
    case 'wellcardGiftCard':
      return t('GiftCard.WellcardNotSold');
  }
};

/** Returns the labels of a card's fields: a Wellcard is called a card, all others are called vouchers. */
export const fieldWords = (
  { type }: Pick<GiftCard, 'type'>,
  { t }: Words,
): { readonly value: string; readonly amount: string; readonly pieces: string } => {
  switch (type) {
    case 'giftCard':
      return { value: t('GiftCard.Value'), amount: t('GiftCard.Amount'), pieces: t('GiftCard.Pieces') };
    case 'wellcardGiftCard':
      return {
        value: t('GiftCard.WellcardValue'),
        amount: t('GiftCard.WellcardAmount'),
        pieces: t('GiftCard.WellcardPieces'),
      };
  }
};

/** Returns the heading of the card's choice. */
export const choiceTitle = (card: Pick<GiftCard, 'isValueGiftCard' | 'priceLists'>, { t }: Words): string => {
  if (card.isValueGiftCard) return t('GiftCard.ChooseValue');
  return card.priceLists.length > 1 ? t('GiftCard.Choose') : t('GiftCard.ChooseQuantity');
};

/** Returns the validity of a card in one line; empty when the provider sends none. */
export const validityLine = ({ validityText }: Pick<GiftCard, 'validityText'>): string => plainText(validityText);
