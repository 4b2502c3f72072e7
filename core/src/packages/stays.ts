import type { OfferedGroup, OfferedPriceList, TicketOffer } from '../cart/ticket-offer.ts';
import type { PersonCategories } from '../catalog/person-categories.ts';
import type { PriceGroupId } from '../ids.ts';
import type { MixList } from './best-mix.ts';
import { headsOf } from './package-match.ts';

/** A price list of a stay that is on sale and has known persons. */
export type StayList = OfferedPriceList & MixList & { readonly groupId: PriceGroupId; readonly groupName: string };

/** Price groups for the same stay: one sells it to single persons, others may sell it as packages. */
export type Stay = {
  readonly id: PriceGroupId;
  readonly name: string;
  readonly groupIds: readonly PriceGroupId[];
  readonly lists: readonly StayList[];
};

/** Whether a price list admits exactly one person. */
export const isSingle = ({ heads }: Pick<MixList, 'heads'>): boolean => heads.adults + heads.children === 1;

const listsOf = (group: OfferedGroup, categories: PersonCategories): readonly StayList[] =>
  group.priceLists.flatMap((list) => {
    const heads = headsOf(list.kind, categories);
    if (heads === undefined || list.sale.type === 'notOnSale') return [];
    return [{ ...list, heads, groupId: group.priceGroupId, groupName: group.name }];
  });

/** Returns the stays of an offer, in the order of their groups. A group whose `sameStayAs` is not on offer is a stay of
 *  its own. */
export const staysOf = ({ priceGroups }: TicketOffer, categories: PersonCategories): readonly Stay[] => {
  const ids = new Set(priceGroups.map(({ priceGroupId }) => priceGroupId));
  const stayOf = ({ priceGroupId, sameStayAs = priceGroupId }: OfferedGroup): PriceGroupId =>
    ids.has(sameStayAs) ? sameStayAs : priceGroupId;
  const byStay = Map.groupBy(priceGroups, stayOf);
  return [...byStay].map(([id, groups]) => ({
    id,
    name: priceGroups.find((group) => group.priceGroupId === id)?.name ?? '',
    groupIds: groups.map((group) => group.priceGroupId),
    lists: groups.flatMap((group) => listsOf(group, categories)),
  }));
};
