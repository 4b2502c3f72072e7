import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { localDate } from '@shop/core/dates/local-date';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { nextCatalog, type OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { soldPeriodsOf } from '@shop/core/seller/places/period-places';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogDifferences } from './catalog-differences.ts';
import type { CatalogForm } from './catalog-form.ts';
import { catalogFormOf } from './offered-form.ts';
import { offeredOf } from './offered-of.ts';
import { readCatalog } from './read-catalog.ts';
import { compiledCatalog, readStoredCatalog, storedCatalogOf } from './stored-catalog.ts';
import { anyCatalogForm } from './testing/catalog-arbitraries.ts';
import { catalogFiles } from './write-catalog-files.ts';

const first = localDate('2027-01-15');
const runs = { numRuns: 100 };

const read = (files: readonly CatalogFile[]): CatalogForm =>
  readCatalog(
    files.filter(({ path }) => path.endsWith('.yaml')),
    first,
  )._unsafeUnwrap().form;

const firstVersion = ({ goods, sold }: OfferedCatalog): SellerCatalog => ({
  ...{ version: 1, personCategories: defaultPersonCategories, soldPeriods: soldPeriodsOf(sold) },
  ...goods,
});

test('a catalog differs from itself in nothing', () => {
  fc.assert(
    fc.property(anyCatalogForm, (form) => {
      const [one, same] = [offeredOf(form, first), offeredOf(form, first)];
      expect(catalogDifferences(one, same)).toEqual([]);
    }),
    runs,
  );
});

test('a version that was stored is compiled as it was, with what left the one before it', () => {
  fc.assert(
    fc.property(anyCatalogForm, anyCatalogForm, (one, other) => {
      const [before, after] = [offeredOf(one, first), offeredOf(other, first)];
      const next = nextCatalog(firstVersion(before), after);
      const { version: _, personCategories: __, ...sold } = next;
      const document = JSON.stringify(storedCatalogOf(after, next.former));
      const stored = readStoredCatalog(document) ?? expect.fail();
      expect(compiledCatalog(stored)).toEqual(sold);
      expect([...compiledCatalog(stored).products.keys()]).toEqual([...after.goods.products.keys()]);
      expect(catalogFormOf(offeredOf(stored, first))).toEqual(catalogFormOf(after));
    }),
    runs,
  );
});

const lists = ['facilities', 'categories', 'products', 'upsells', 'promoCodes'] as const;

/** Two catalogs that differ in one list at most, or in its order alone. */
const nearlyAlike = fc
  .record({ one: anyCatalogForm, other: anyCatalogForm, list: fc.constantFrom(...lists), isTurned: fc.boolean() })
  .map(({ one, other, list, isTurned }) => ({
    one,
    other: { ...one, [list]: isTurned ? one[list].toReversed() : other[list] },
  }));

test('something differs in what is printed exactly when the files would differ', () => {
  fc.assert(
    fc.property(nearlyAlike, ({ one, other }) => {
      const [before, after] = [offeredOf(one, first), offeredOf(other, first)];
      const [was, is] = [before, after].map((offered) => JSON.stringify(catalogFormOf(offered)));
      expect(catalogDifferences(before, after).length === 0).toBe(was === is);
    }),
    runs,
  );
});

test('what was written and is read again is the same, and is written in the same way', () => {
  fc.assert(
    fc.property(anyCatalogForm, (form) => {
      const offered = offeredOf(form, first);
      const files = catalogFiles(catalogFormOf(offered));
      const again = offeredOf(read(files), first);
      expect(catalogDifferences(offered, again)).toEqual([]);
      expect(catalogFiles(catalogFormOf(again))).toEqual(files);
    }),
    { numRuns: 30 },
  );
});

test('how entries are spread over files does not matter, nor the order of facilities and codes', () => {
  fc.assert(
    fc.property(anyCatalogForm, fc.infiniteStream(fc.nat(2)), (form, chosen) => {
      const spread = <Entry>(name: string, entries: readonly Entry[]): readonly CatalogFile[] =>
        entries.map((entry, index) => ({
          path: `${name}-${index}/${chosen.next().value}.yaml`,
          text: JSON.stringify({ [name]: [entry] }),
        }));
      const files = [
        ...spread('products', form.products),
        ...spread('categories', form.categories),
        ...spread('upsells', form.upsells),
        ...spread('facilities', form.facilities.toReversed()),
        ...spread('promoCodes', form.promoCodes.toReversed()),
      ];
      const [one, other] = [offeredOf(form, first), offeredOf(read(files.toReversed()), first)];
      expect(catalogDifferences(one, other)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
