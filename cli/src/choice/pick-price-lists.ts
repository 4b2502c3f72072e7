import type { ChosenTicket } from '@shop/core/cart/orders';
import type { OfferedGroup, OfferedPriceList, TicketOffer } from '@shop/core/cart/ticket-offer';
import type { PriceListId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { Result } from 'neverthrow';
import type { Failure } from '../failures/failure.ts';
import { saleNote } from '../print/sale-note.ts';
import { type Choice, pickOne } from './pick-one.ts';
import type { Wanted } from './quantity.ts';

const toChoice = (group: OfferedGroup, list: OfferedPriceList, language: Language): Choice<PriceListId> => ({
  value: list.id,
  id: list.id,
  name: [group.name, list.name],
  note: `${euroText(list.price, language)} (${saleNote(list.sale).text})`,
});

const merged = (choices: readonly ChosenTicket[]): readonly ChosenTicket[] =>
  [...Map.groupBy(choices, ({ priceListId }) => priceListId)].map(([priceListId, same]) => ({
    priceListId,
    quantity: same.reduce((pieces, { quantity }) => pieces + quantity, 0),
  }));

/** The price lists that the wanted names or ids mean; the same one named twice is added up.
 *  Errors: `usage` with the price lists of the offer. */
export const pickPriceLists = (
  { priceGroups }: TicketOffer,
  wanted: readonly Wanted[],
  language: Language,
): Result<readonly ChosenTicket[], Failure> => {
  const choices = priceGroups.flatMap((group) => group.priceLists.map((list) => toChoice(group, list, language)));
  const picked = wanted.map(({ what, quantity }) =>
    pickOne('ticket', what, choices).map((priceListId): ChosenTicket => ({ priceListId, quantity })),
  );
  return Result.combine(picked).map(merged);
};
