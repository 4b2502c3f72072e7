import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { type HostState, sellingState } from '@shop/core/host/state';
import { offeredSample } from './offered-sample.ts';

const firstVersion = ({ goods }: OfferedCatalog): Omit<HostCatalog, 'soldPeriods'> => ({
  version: 1,
  personCategories: defaultPersonCategories,
  ...goods,
});

/** A host that sells the sample and has done nothing yet. */
export const sellingSample = (first: LocalDate): HostState => {
  const offered = offeredSample(first);
  const places = offered.places.map((place) => ({ ...place, sold: 0, paying: 0, held: 0 }));
  return sellingState(firstVersion(offered), { sold: offered.sold, places });
};
