import type { TicketOffer } from '../cart/ticket-offer.ts';
import type { PersonCategories } from '../catalog/person-categories.ts';
import { type Cents, subtract } from '../money/cents.ts';
import { bestMix, type Mix } from './best-mix.ts';
import type { PersonCounts } from './package-match.ts';
import { isSingle, type Stay, type StayList, staysOf } from './stays.ts';

/** The cheapest mix of one stay. `singles` is what the same persons cost one by one, absent where that cannot be had;
 *  `saving` is what the mix takes off it. Amounts in cents. */
export type StayMix = {
  readonly stay: Stay;
  readonly mix: Mix<StayList>;
  readonly singles?: Cents;
  readonly saving: Cents;
};

/** What persons cost in each stay of an offer that takes exactly them, at best and one by one (D-BEST-MIX). */
export const bestMixes = (
  offer: TicketOffer,
  counts: PersonCounts,
  categories: PersonCategories,
): readonly StayMix[] => {
  const { facilityDiscount } = offer;
  return staysOf(offer, categories).flatMap((stay): readonly StayMix[] => {
    const mix = bestMix(stay.lists, counts, { facilityDiscount });
    if (mix === undefined) return [];
    const singles = bestMix(stay.lists.filter(isSingle), counts, { facilityDiscount })?.total;
    const saving = subtract(singles ?? mix.total, mix.total);
    return [{ stay, mix, ...(singles === undefined ? {} : { singles }), saving }];
  });
};
