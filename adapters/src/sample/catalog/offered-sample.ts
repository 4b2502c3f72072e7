import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { type SellerState, sellingState } from '@shop/core/seller/state';
import { readCatalogFolder } from '../../catalog-files/catalog-folder.ts';
import type { ImportedCatalog } from '../../catalog-files/imported-catalog.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import { readCatalog } from '../../catalog-files/read-catalog.ts';
import { sourcePath } from '../../platform/files/source-path.ts';

/** Returns the files in this folder and their form, which do not depend on the day. */
const readSample = (first: LocalDate): Omit<ImportedCatalog, 'first'> =>
  readCatalogFolder(sourcePath('sample/catalog/sample-catalog'))
    .andThen((files) =>
      readCatalog(files, first)
        .map(({ form }) => ({ files, form }))
        .mapErr((mistakes) => ({ mistakes })),
    )
    .match(
      (read) => read,
      (fault) => {
        throw new Error(`the sample's files cannot be read: ${JSON.stringify(fault)}`);
      },
    );

let sample: ReturnType<typeof readSample> | undefined;

/** Returns the import of a new database's first day. The files are read once. */
export const importedSample = (first: LocalDate): ImportedCatalog => {
  sample ??= readSample(first);
  return { ...sample, first };
};

/** Returns the offer of a new database, counted from its first day. */
export const offeredSample = (first: LocalDate): OfferedCatalog => offeredOf(importedSample(first).form, first);

const firstVersion = ({ goods }: OfferedCatalog): Omit<SellerCatalog, 'soldPeriods'> => ({
  version: 1,
  personCategories: defaultPersonCategories,
  ...goods,
});

/** Returns the state of a new seller with the sample. */
export const sellingSample = (first: LocalDate): SellerState => {
  const offered = offeredSample(first);
  const places = offered.places.map((place) => ({ ...place, sold: 0, paying: 0, held: 0 }));
  return sellingState(firstVersion(offered), { sold: offered.sold, places });
};
