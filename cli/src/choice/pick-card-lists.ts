import type { CardChoice } from '@shop/core/cart/gift-card-selection';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { providersId } from '@shop/core/numeric-id';
import { err, ok, type Result } from 'neverthrow';
import type { Wanted } from '../arguments/option-values.ts';
import { type Failure, usage } from '../failures/failure.ts';
import { pickLists } from './pick-one.ts';

/** The number of gift cards: by price list, or one quantity for a card with a single price list. */
export type CardOptions = {
  readonly priceList?: readonly Wanted[];
  readonly amount?: Cents;
  readonly quantity?: number;
};

const listsOf = ({ priceLists, isValueGiftCard }: GiftCard, language: Language) =>
  priceLists.map(({ priceListId: id, name, price, enabled }) => ({
    id,
    name,
    note: enabled ? (isValueGiftCard ? '' : euroText(price, language)) : 'not on sale',
  }));

/** Selects the price lists of a gift card. Errors: `usage` for an amount of a fixed-price card, for `--quantity`
 *  together with `--price-list`, and for `--quantity` alone with several price lists. */
export const pickCardLists = (
  card: GiftCard,
  { priceList = [], amount, quantity }: CardOptions,
  language: Language,
): Result<readonly CardChoice[], Failure> => {
  const choices = listsOf(card, language);
  const [only, ...others] = choices;
  const allowed = choices.map(({ id, name, note }) => `--price-list "${name}=1"  ${note} (${providersId(id)})`);
  if (amount !== undefined && !card.isValueGiftCard)
    return err(usage(`'${card.name}' has fixed prices, so there is no --amount to choose; available:`, allowed));
  if (priceList.length > 0 && quantity !== undefined)
    return err(usage('--quantity is for cards with one price; each --price-list has its own, such as "X=2"'));
  if (priceList.length > 0) return pickLists('price list', priceList, choices);
  if (only === undefined) return ok([]);
  if (others.length > 0) return err(usage(`'${card.name}' has several prices; choose among:`, allowed));
  return ok([{ priceListId: only.id, quantity: quantity ?? 1 }]);
};
