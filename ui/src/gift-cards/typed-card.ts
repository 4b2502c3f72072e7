import type { GiftCardSelection } from '@shop/core/cart/gift-card-selection';
import { cardValueRange } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { type PriceListId, priceListId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { typedEuros } from '@shop/core/money/euro-text';
import { typedNumber } from '@shop/core/text/typed-number';

/** What the visitor has typed for a gift card. */
export type TypedCard = {
  /** Units: pieces. */
  readonly quantities: Readonly<Record<PriceListId, number>>;
  /** The typed amount of each piece of a value card, in euros; ignored for other cards. */
  readonly value: string;
};

/** Returns the name and id of the field with the quantity of a price list. */
export const quantityField = (id: PriceListId): string => `quantity-${id}`;
export const valueField = 'value';

/** Id of the place for a refusal. */
export const problemPlace = 'gift-card-problem';

/** Id of the place for a refusal of the amount of a value card. */
export const valueProblemPlace = `${valueField}-typed`;

const firstValue = String(cardValueRange.default / 100);

/** Returns the choice that a page starts with: one piece of a card with a single price list, else none. */
export const untouchedCard = ({ priceLists }: Pick<GiftCard, 'priceLists'>): TypedCard => {
  const [only, ...others] = priceLists.filter(({ enabled }) => enabled);
  return {
    quantities: only !== undefined && others.length === 0 ? { [only.priceListId]: 1 } : {},
    value: firstValue,
  };
};

/** Returns the typed values with another quantity of a price list. */
export const withPieces = (typed: TypedCard, id: PriceListId, quantity: number): TypedCard => ({
  ...typed,
  quantities: { ...typed.quantities, [id]: quantity },
});

/** Returns the typed values with another amount, as typed. */
export const withValue = (typed: TypedCard, value: string): TypedCard => ({ ...typed, value });

/** Limit of a typed quantity: more than a cart may contain, and small enough to be priced. Units: pieces. */
const maxPieces = 9_999;

const wholeNumber = (text: string): number => Math.min(typedNumber(text) ?? 0, maxPieces);

const quantityName = /^quantity-(?<id>.+)$/s;

/** Returns the selection that the typed values make. */
export const selectionOf = (card: GiftCard, language: Language, typed: TypedCard): GiftCardSelection => ({
  card,
  language,
  choices: card.priceLists.flatMap(({ priceListId: id }) => {
    const quantity = typed.quantities[id] ?? 0;
    return quantity > 0 ? [{ priceListId: id, quantity }] : [];
  }),
  value: card.isValueGiftCard ? typedEuros(typed.value) : undefined,
});

/** Reads the typed values from the fields of a form; a quantity that is no number counts as 0. */
export const typedCardIn = (fields: Iterable<readonly [name: string, text: string]>): TypedCard => {
  let typed: TypedCard = { quantities: {}, value: firstValue };
  for (const [name, text] of fields) {
    const { id } = quantityName.exec(name)?.groups ?? {};
    if (id !== undefined) typed = withPieces(typed, priceListId(id), wholeNumber(text));
    if (name === valueField) typed = withValue(typed, text);
  }
  return typed;
};

/** Returns the typed values as a query; empty while they are those of `untouchedCard`. */
export const cardText = (card: Pick<GiftCard, 'priceLists'>, { quantities, value }: TypedCard): string => {
  const untouched = untouchedCard(card);
  const touched = card.priceLists.flatMap(({ priceListId: id }) => {
    const quantity = quantities[id] ?? 0;
    return quantity === (untouched.quantities[id] ?? 0) ? [] : [[quantityField(id), String(quantity)]];
  });
  const worth = value === untouched.value ? [] : [[valueField, value]];
  return new URLSearchParams([...touched, ...worth]).toString();
};

/** Reads the typed values from a query of `cardText`. */
export const cardOfText = (card: Pick<GiftCard, 'priceLists'>, text: string): TypedCard => {
  const typed = typedCardIn(new URLSearchParams(text));
  return { ...typed, quantities: { ...untouchedCard(card).quantities, ...typed.quantities } };
};
