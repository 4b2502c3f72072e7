import type { CategoryId } from '../../ids.ts';
import { defaultPersonCategories } from '../../packages/person-categories.ts';
import { priceListsOf, type SoldPriceList, type SoldTicket } from './host-catalog.ts';

const inPackage = ({ kind }: SoldPriceList): readonly CategoryId[] =>
  kind.type === 'package' ? kind.items.map((item) => item.categoryId) : [];

/** Whether a sub price category can be meant with a price list: a package's own ones; for a single price those of the shop, and of
 *  the ticket's packages (D-CATEGORY-ID). */
export const belongsTo = (category: CategoryId, list: SoldPriceList, ticket: SoldTicket): boolean => {
  if (list.kind.type === 'package') return inPackage(list).includes(category);
  const { adult, child } = defaultPersonCategories;
  return [adult, child, ...priceListsOf(ticket).flatMap(inPackage)].includes(category);
};
