import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { type SellerState, sellingState } from '@shop/core/seller/state';
import { readCatalogFolder } from '../../catalog-files/catalog-folder.ts';
import type { CatalogForm } from '../../catalog-files/catalog-form.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { readCatalog } from '../../catalog-files/read-catalog.ts';
import { sampleFolder } from './sample-folder.ts';

const readSample = (first: LocalDate): CatalogForm =>
  readCatalogFolder(sampleFolder)
    .andThen((files) => readCatalog(files, first).mapErr((mistakes) => ({ mistakes })))
    .match(
      ({ form }) => form,
      (fault) => {
        throw new Error(`the sample's files cannot be read: ${JSON.stringify(fault)}`);
      },
    );

let sample: CatalogForm | undefined;

/** What a new database sells, counted from its first day: the files beside this one, read once. */
export const offeredSample = (first: LocalDate): OfferedCatalog => {
  sample ??= readSample(first);
  return offeredOf(sample, first);
};

const firstVersion = ({ goods }: OfferedCatalog): Omit<SellerCatalog, 'soldPeriods'> => ({
  version: 1,
  personCategories: defaultPersonCategories,
  ...goods,
});

/** A host that sells the sample and has done nothing yet. */
export const sellingSample = (first: LocalDate): SellerState => {
  const offered = offeredSample(first);
  const places = offered.places.map((place) => ({ ...place, sold: 0, paying: 0, held: 0 }));
  return sellingState(firstVersion(offered), { sold: offered.sold, places });
};
