import type { ChosenTicket } from '@shop/core/cart/orders';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { PriceGroup } from '@shop/core/catalog/price-list';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { PriceGroupId } from '@shop/core/ids';
import { noPersons, visiblePriceLists } from '@shop/core/packages/package-match';
import { selectionView } from './quantities.view.ts';
import { type TypedQuantities, withQuantity } from './typed-quantities.ts';

const stayOf = ({ priceGroupId, sameStayAs = priceGroupId }: PriceGroup): PriceGroupId => sameStayAs;

const isChosenIn = (groups: readonly PriceGroup[], choices: readonly ChosenTicket[]): boolean =>
  groups.some(({ priceLists }) =>
    priceLists.some(({ priceListId: id }) => choices.some(({ priceListId }) => priceListId === id)),
  );

/** Returns the typed values with one piece of the package for the persons of a group, in place of the group's other
 *  packages. A package without enough free places is not put in, nor the first one beside other tickets of the same
 *  stay, as it would admit the same persons twice. */
export const withPackage = (
  typed: TypedQuantities,
  quote: TicketQuote,
  groupId: PriceGroupId,
  categories: PersonCategories,
): TypedQuantities => {
  const group = quote.priceGroups.find(({ priceGroupId }) => priceGroupId === groupId);
  if (group === undefined) return typed;
  const packages = group.priceLists.filter(({ kind }) => kind.type === 'package');
  const emptied = packages.reduce((all, { priceListId }) => withQuantity(all, priceListId, 0), typed);
  const { choices } = selectionView(quote, emptied, categories);
  const isFirst = packages.every(({ priceListId }) => (typed.quantities[priceListId] ?? 0) === 0);
  const sameStay = quote.priceGroups.filter((other) => stayOf(other) === stayOf(group));
  if (isFirst && isChosenIn(sameStay, choices)) return typed;
  const offered = ticketOffer(quote, choices).priceGroups.filter(({ priceGroupId }) => priceGroupId === groupId);
  const fitting = offered
    .flatMap((one) => visiblePriceLists(one, typed.counts[groupId] ?? noPersons, categories))
    .find(({ kind, sale }) => kind.type === 'package' && sale.type === 'onSale' && sale.maxQuantity > 0);
  return fitting === undefined ? emptied : withQuantity(emptied, fitting.priceListId, 1);
};
