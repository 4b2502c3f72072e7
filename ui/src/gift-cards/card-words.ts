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

/** What there is to choose. */
export const choiceTitle = (card: Pick<GiftCard, 'isValueGiftCard' | 'priceLists'>, { t }: Words): string => {
  if (card.isValueGiftCard) return t('GiftCard.ChooseValue');
  return card.priceLists.length > 1 ? t('GiftCard.Choose') : t('GiftCard.ChooseQuantity');
};

/** How long it is valid, in one line; empty when the provider does not say. */
export const validityLine = ({ validityText }: Pick<GiftCard, 'validityText'>): string => plainText(validityText);
