import { cardValueRange } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { plainText } from '@shop/core/content/plain-text';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import { left, type Row, right, table } from '../text/table.ts';

const columns = [...left('id', 'price list'), ...right('price', 'discounted', 'from pieces'), ...left('')];

/** What a value card may be worth. */
export const cardValueText = (language: Language): string =>
  `${euroText(cardValueRange.min, language)} - ${euroText(cardValueRange.max, language)}`;

const rowsOf = (card: GiftCard, language: Language): readonly Row[] =>
  card.priceLists.map(({ id, name, price, priceWithDiscount, enabled }) => {
    const state = enabled ? '' : span('not on sale', 'bad');
    if (card.isValueGiftCard) return [span(id, 'quiet'), name, cardValueText(language), '', '', state];
    const discounted = priceWithDiscount === undefined ? '' : euroText(priceWithDiscount, language);
    const pieces = discounted === '' ? '' : String(card.quantityDiscountMinItems ?? 1);
    return [span(id, 'quiet'), name, euroText(price, language), discounted, pieces, state];
  });

/** What a gift card costs, and its facts. */
export const giftCardLines = (card: GiftCard, language: Language): readonly Line[] => {
  const texts = [card.validityText, card.termsText, card.helpText].map(plainText).filter((text) => text !== '');
  return [...table(columns, rowsOf(card, language)), ...texts.flatMap((text) => [emptyLine, line(text)])];
};
