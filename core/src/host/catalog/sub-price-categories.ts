import type { CategoryId } from '../../ids.ts';
import type { PersonCategories } from '../../packages/person-categories.ts';
import { priceListsOf, type SoldPriceList, type SoldTicket } from './host-catalog.ts';

const namedBy = ({ kind }: SoldPriceList): readonly CategoryId[] => {
  if (kind.type === 'package') return kind.items.map((item) => item.categoryId);
  return kind.categoryId === undefined ? [] : [kind.categoryId];
};

/** Whether a sub price category can be meant with a price list: a package's own ones; for a single price those of the shop, and of
 *  the ticket's price lists (D-CATEGORY-ID). */
export const belongsTo = (
  category: CategoryId,
  list: SoldPriceList,
  ticket: SoldTicket,
  { adult, child }: PersonCategories,
): boolean => {
  if (list.kind.type === 'package') return namedBy(list).includes(category);
  return [adult, child, ...priceListsOf(ticket).flatMap(namedBy)].includes(category);
};
