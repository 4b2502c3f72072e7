import type { TicketChoice } from '@shop/core/cart/ticket-selection';
import type { PriceGroup, PriceList } from '@shop/core/catalog/price-list';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { Result } from 'neverthrow';
import type { Failure } from '../failure.ts';
import { type Choice, pickOne } from './pick-one.ts';
import type { Wanted } from './quantity.ts';

const toChoice = (group: PriceGroup, list: PriceList, language: Language): Choice<PriceList> => {
  const isSold = group.enabled && list.enabled;
  return {
    // A list in a disabled group cannot be bought either; core's rule looks at the list alone.
    value: { ...list, enabled: isSold },
    id: list.id,
    name: [group.name, list.name],
    note: [euroText(list.price, language), isSold ? '' : '(not on sale)'].join(' ').trim(),
  };
};

const merged = (choices: readonly TicketChoice[]): readonly TicketChoice[] => {
  const byList = new Map<string, TicketChoice>();
  for (const choice of choices) {
    const earlier = byList.get(choice.priceList.id)?.quantity ?? 0;
    byList.set(choice.priceList.id, { ...choice, quantity: earlier + choice.quantity });
  }
  return [...byList.values()];
};

/** The price lists that the wanted names or ids mean; the same one named twice is added up.
 *  Errors: `usage` with the price lists of the quote. */
export const pickPriceLists = (
  { priceGroups }: TicketQuote,
  wanted: readonly Wanted[],
  language: Language,
): Result<readonly TicketChoice[], Failure> => {
  const choices = priceGroups.flatMap((group) => group.priceLists.map((list) => toChoice(group, list, language)));
  const picked = wanted.map(({ what, quantity }) =>
    pickOne('ticket', what, choices).map((priceList): TicketChoice => ({ priceList, quantity })),
  );
  return Result.combine(picked).map(merged);
};
