import type { PersonCategories } from '@shop/core/catalog/person-categories';
import type { PriceGroup } from '@shop/core/catalog/price-list';
import { isIdWrittenAs } from '@shop/core/ids';
import { headsOf, type PersonCounts } from '@shop/core/packages/package-match';
import type { Party } from '../../page-data/booking-query.ts';
import { nothingTyped, type TypedQuantities, withQuantity } from './typed-quantities.ts';

/** Returns the quantities of a booking: its adults and children in the first price lists of its price group that are
 *  for one adult and for one child. Nothing is filled in when the group is not sold. */
export const filledQuantities = (
  groups: readonly PriceGroup[],
  party: Party | undefined,
  categories: PersonCategories,
): TypedQuantities => {
  const group = party && groups.find(({ priceGroupId, enabled }) => enabled && isIdWrittenAs(priceGroupId, party.kind));
  if (group === undefined || party === undefined) return nothingTyped;
  const listFor = (person: PersonCounts) =>
    group.priceLists.find(({ enabled, kind }) => {
      const heads = headsOf(kind, categories);
      return enabled && heads?.adults === person.adults && heads.children === person.children;
    });
  return [
    { list: listFor({ adults: 1, children: 0 }), count: party.adults },
    { list: listFor({ adults: 0, children: 1 }), count: party.children },
  ].reduce<TypedQuantities>(
    (typed, { list, count }) =>
      list === undefined || count === 0 ? typed : withQuantity(typed, list.priceListId, count),
    nothingTyped,
  );
};
