import type { GiftCardSelection } from '@shop/core/cart/gift-card-selection';
import { cardValueRange } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { type PriceListId, priceListId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { typedEuros } from '@shop/core/money/euro-text';
import { typedNumber } from '../kit/typed-number.ts';

/** What has been typed for a gift card so far. */
export type TypedCard = {
  /** Units: pieces. */
  readonly quantities: Readonly<Record<PriceListId, number>>;
  /** What each piece of a value card is to be worth, in euros, as typed; of no meaning for other cards. */
  readonly value: string;
};

/** Names and ids of the fields. */
export const quantityField = (id: PriceListId): string => `quantity-${id}`;
export const valueField = 'value';

/** Place on the page for a refusal. */
export const problemPlace = 'gift-card-problem';

/** Place of a refusal that is about the amount of a value card. */
export const valueProblemPlace = `${valueField}-typed`;

const firstValue = String(cardValueRange.default / 100);

/** One piece where there is but one thing to choose; else nothing is chosen yet. */
export const untouchedCard = ({ priceLists }: Pick<GiftCard, 'priceLists'>): TypedCard => {
  const [only, ...others] = priceLists.filter(({ enabled }) => enabled);
  return {
    quantities: only !== undefined && others.length === 0 ? { [only.priceListId]: 1 } : {},
    value: firstValue,
  };
};

export const withPieces = (typed: TypedCard, id: PriceListId, quantity: number): TypedCard => ({
  ...typed,
  quantities: { ...typed.quantities, [id]: quantity },
});

export const withValue = (typed: TypedCard, value: string): TypedCard => ({ ...typed, value });

/** Far beyond what any cart holds, and small enough to be priced. Units: pieces. */
const most = 9_999;

const wholeNumber = (text: string): number => Math.min(typedNumber(text) ?? 0, most);

const quantityName = /^quantity-(?<id>.+)$/s;

/** What is selected of what was typed. */
export const selectionOf = (card: GiftCard, language: Language, typed: TypedCard): GiftCardSelection => ({
  card,
  language,
  choices: card.priceLists.flatMap(({ priceListId: id }) => {
    const quantity = typed.quantities[id] ?? 0;
    return quantity > 0 ? [{ priceListId: id, quantity }] : [];
  }),
  value: card.isValueGiftCard ? typedEuros(typed.value) : undefined,
});

/** What was typed, from the fields of a form; a quantity that is no number counts as nothing. */
export const typedCardIn = (fields: Iterable<readonly [name: string, text: string]>): TypedCard => {
  let typed: TypedCard = { quantities: {}, value: firstValue };
  for (const [name, text] of fields) {
    const { id } = quantityName.exec(name)?.groups ?? {};
    if (id !== undefined) typed = withPieces(typed, priceListId(id), wholeNumber(text));
    if (name === valueField) typed = withValue(typed, text);
  }
  return typed;
};

/** The same as text; empty while nothing was touched. */
export const cardText = (card: Pick<GiftCard, 'priceLists'>, { quantities, value }: TypedCard): string => {
  const untouched = untouchedCard(card);
  const touched = card.priceLists.flatMap(({ priceListId: id }) => {
    const quantity = quantities[id] ?? 0;
    return quantity === (untouched.quantities[id] ?? 0) ? [] : [[quantityField(id), String(quantity)]];
  });
  const worth = value === untouched.value ? [] : [[valueField, value]];
  return new URLSearchParams([...touched, ...worth]).toString();
};

/** What was typed, from such text. */
export const cardOfText = (card: Pick<GiftCard, 'priceLists'>, text: string): TypedCard => {
  const typed = typedCardIn(new URLSearchParams(text));
  return { ...typed, quantities: { ...untouchedCard(card).quantities, ...typed.quantities } };
};
