import { cardValueRefused } from '@shop/core/catalog/card-value';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { Action, Outcome } from '../actions/action.ts';
import { problemPlace, selectionOf, typedCardIn, valueProblemPlace } from './typed-card.ts';

/** Adds the typed pieces of a gift card to the cart. */
export const addGiftCard: Action<'addGiftCard', { readonly card: GiftCard }> = async (add, fields, page) => {
  const { card, language } = page;
  const selection = { ...selectionOf(card, language, typedCardIn(fields)), reloadCart: page.reloadCart };
  return add(selection, page.intent).match(
    ({ cart }): Outcome => ({ kind: 'added', cart: cart ?? 'changed', offered: [], to: shopPath('cart', language) }),
    (error): Outcome => {
      const isValue = error.kind === 'invalidInput' && error.field === cardValueRefused.field;
      return { kind: 'refused', error, at: isValue ? valueProblemPlace : problemPlace };
    },
  );
};
