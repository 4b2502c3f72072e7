import type { PriceGroupId, PriceListId } from '@shop/core/ids';
import type { PersonCounts } from '@shop/core/packages/package-match';
import { useState } from 'react';

/** What has been typed on step 2. It is kept while the visitor changes the day. */
export const useQuantities = () => {
  const [quantities, setQuantities] = useState<Readonly<Record<PriceListId, number>>>({});
  const [counts, setCounts] = useState<Readonly<Record<PriceGroupId, PersonCounts>>>({});
  return {
    quantities,
    counts,
    setQuantity: (id: PriceListId, quantity: number) => setQuantities((all) => ({ ...all, [id]: quantity })),
    setPersons: (id: PriceGroupId, persons: PersonCounts) => setCounts((all) => ({ ...all, [id]: persons })),
    clear: () => setQuantities({}),
  };
};

export type TypedQuantities = ReturnType<typeof useQuantities>;
