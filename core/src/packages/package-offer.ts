import type { TicketOffer } from '../cart/ticket-offer.ts';
import type { PersonCategories } from '../catalog/person-categories.ts';
import type { PriceGroupId } from '../ids.ts';
import { type Cents, max, min, subtract, zero } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { bestMix } from './best-mix.ts';
import { isSingle, staysOf } from './stays.ts';

/** What the cheapest package costs, and what the best one takes off the single prices of its persons; 0 when none does. */
export type PackageOffer = { readonly from: Cents; readonly saving: Cents };

/** Told before anybody is counted, so that a group of packages shows what it is worth; none where it has no package that can be bought
 *  (D-BEST-MIX). */
export const packageOffer = (
  groupId: PriceGroupId,
  offer: TicketOffer,
  categories: PersonCategories,
): PackageOffer | undefined => {
  const { facilityDiscount } = offer;
  const stay = staysOf(offer, categories).find(({ groupIds }) => groupIds.includes(groupId));
  const lists = stay?.lists ?? [];
  const offers = lists
    .filter((list) => list.groupId === groupId && !isSingle(list))
    .map((list): PackageOffer => {
      const { unitPrice } = linePrice({ ...list, quantity: 1, facilityDiscount });
      const singles = bestMix(lists.filter(isSingle), list.heads, { facilityDiscount })?.total ?? unitPrice;
      return { from: unitPrice, saving: max(subtract(singles, unitPrice), zero) };
    });
  return offers.reduce<PackageOffer | undefined>(
    (all, one) => (all === undefined ? one : { from: min(all.from, one.from), saving: max(all.saving, one.saving) }),
    undefined,
  );
};
