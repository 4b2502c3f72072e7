import { parseContentPath } from '@shop/core/paths/content-path';
import { problemPlace, selectionOf, typedCardIn } from '../../../gift-cards/typed-card.ts';
import { loaded } from '../../../page-data/loaded.ts';
import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Puts the gift cards that were typed on the page of their card into the cart. */
export const addGiftCard: PostedAction = async ({ useCases, address, language, fields, isStep, intent }) => {
  if (isStep) return { kind: 'typed' };
  const { item = '' } = parseContentPath(address.path);
  const product = await loaded(useCases.showProduct(language, item));
  if (!product.ok) return { kind: 'refused', error: product.error };
  const card = product.value;
  if (card.kind !== 'giftCard') return { kind: 'refused', error: { kind: 'notFound', what: 'product' } };
  return useCases.addGiftCard(selectionOf(card, language, typedCardIn(fields)), intent).match(
    (): ActionOutcome => ({ kind: 'added' }),
    (error): ActionOutcome => ({ kind: 'refused', error, at: problemPlace }),
  );
};
