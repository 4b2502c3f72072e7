import type { OfferedGroup, OfferedPriceList, TicketOffer } from '../cart/ticket-offer.ts';
import type { PersonCategories } from '../catalog/person-categories.ts';
import type { PriceListKind } from '../catalog/price-list.ts';
import type { PriceGroupId } from '../ids.ts';
import type { MixList } from './best-mix.ts';
import type { PersonCounts } from './package-match.ts';

/** A price list of a stay that can be bought now and says whom it admits. */
export type StayList = OfferedPriceList & MixList & { readonly groupId: PriceGroupId; readonly groupName: string };

/** Price groups that are for the same stay: one sells it to one person each, others may sell it as packages (D-SAME-STAY). */
export type Stay = {
  readonly id: PriceGroupId;
  readonly name: string;
  readonly groupIds: readonly PriceGroupId[];
  readonly lists: readonly StayList[];
};

/** Whom one piece of a price list admits; none where nobody says, or where somebody else than adults and children comes. */
const headsOf = (kind: PriceListKind, { adult, child }: PersonCategories): PersonCounts | undefined => {
  const items = kind.type === 'package' ? kind.items : [{ categoryId: kind.categoryId, quantity: 1 }];
  const adults = items.reduce((persons, item) => persons + (item.categoryId === adult ? item.quantity : 0), 0);
  const children = items.reduce((persons, item) => persons + (item.categoryId === child ? item.quantity : 0), 0);
  const all = items.reduce((persons, item) => persons + item.quantity, 0);
  return adults + children === all ? { adults, children } : undefined;
};

/** One person's ticket, and no package. */
export const isSingle = ({ heads }: Pick<MixList, 'heads'>): boolean => heads.adults + heads.children === 1;

const listsOf = (group: OfferedGroup, categories: PersonCategories): readonly StayList[] =>
  group.priceLists.flatMap((list) => {
    const heads = headsOf(list.kind, categories);
    if (heads === undefined || list.sale.type === 'notOnSale') return [];
    return [{ ...list, heads, groupId: group.id, groupName: group.name }];
  });

/** The stays of an offer, in the order of their groups. A group that names one which is not offered is a stay of its own. */
export const staysOf = ({ priceGroups }: TicketOffer, categories: PersonCategories): readonly Stay[] => {
  const ids = new Set(priceGroups.map(({ id }) => id));
  const stayOf = ({ id, sameStayAs = id }: OfferedGroup): PriceGroupId => (ids.has(sameStayAs) ? sameStayAs : id);
  const byStay = Map.groupBy(priceGroups, stayOf);
  return [...byStay].map(([id, groups]) => ({
    id,
    name: priceGroups.find((group) => group.id === id)?.name ?? '',
    groupIds: groups.map((group) => group.id),
    lists: groups.flatMap((group) => listsOf(group, categories)),
  }));
};
