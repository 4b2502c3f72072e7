import type { GiftCard } from '@shop/core/catalog/gift-card';
import { plainText } from '@shop/core/content/plain-text';
import type { Translator } from '../translations/use-translator.ts';

type Words = Pick<Translator, 't'>;

/** What kind of card it is. */
export const cardKind = ({ type }: Pick<GiftCard, 'type'>, { t }: Words): string => {
  switch (type) {
    case 'giftCard':
      return t('GiftCard.Kind');
    case 'wellcardGiftCard':
      return t('GiftCard.KindWellcard');
  }
};

/** That nothing of it is sold now. */
export const notOnSale = ({ type }: Pick<GiftCard, 'type'>, { t }: Words): string => {
  switch (type) {
    case 'giftCard':
      return t('GiftCard.NotSoldWhole');
    case 'wellcardGiftCard':
      return t('GiftCard.WellcardNotSold');
  }
};

/** What the fields of a card are called: a Wellcard is a card, all others are vouchers. */
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

/** What there is to choose. */
export const choiceTitle = (card: Pick<GiftCard, 'isValueGiftCard' | 'priceLists'>, { t }: Words): string => {
  if (card.isValueGiftCard) return t('GiftCard.ChooseValue');
  return card.priceLists.length > 1 ? t('GiftCard.Choose') : t('GiftCard.ChooseQuantity');
};

/** How long it is valid, in one line; empty when the provider does not say. */
export const validityLine = ({ validityText }: Pick<GiftCard, 'validityText'>): string => plainText(validityText);
