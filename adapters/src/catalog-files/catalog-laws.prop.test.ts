import { localDate } from '@shop/core/dates/local-date';
import {
  applyCatalogChange,
  type CatalogChange,
  catalogChange,
  isNoChange,
} from '@shop/core/host/catalog/catalog-change';
import { type OfferedCatalog, withPlacesInUse } from '@shop/core/host/catalog/offered-catalog';
import { soldPeriodId } from '@shop/core/host/catalog/sold-period';
import { periodId } from '@shop/core/host/places/period-places';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogDifferences } from './catalog-differences.ts';
import type { CatalogForm } from './catalog-form.ts';
import { catalogFormOf } from './catalog-form-of.ts';
import { offeredOf } from './offered-of.ts';
import { readCatalog } from './read-catalog.ts';
import { anyCatalogForm } from './testing/catalog-arbitraries.ts';
import { catalogFiles } from './write-catalog-files.ts';

const first = localDate('2027-01-15');
const runs = { numRuns: 100 };

const read = (files: readonly CatalogFile[]): CatalogForm =>
  readCatalog(
    files.filter(({ path }) => path.endsWith('.yaml')),
    first,
  )._unsafeUnwrap().form;

/** What is sold after a change was made to it, as a store makes it. */
const changed = (before: OfferedCatalog, change: CatalogChange): OfferedCatalog => {
  const closed = new Set(change.sold.closed.map(soldPeriodId));
  const sold = new Map([...before.sold, ...change.sold.put].map((period) => [soldPeriodId(period), period]));
  const places = new Map([...before.places, ...change.places].map((one) => [periodId(one), one]));
  const catalog = applyCatalogChange(
    { version: 1, personCategories: defaultPersonCategories, soldPeriods: new Map(), ...before.goods },
    change,
  );
  const { products, categories, upsells, promos } = catalog;
  return {
    goods: { products, categories, upsells, promos },
    sold: [...sold].flatMap(([id, period]) => (closed.has(id) ? [] : [period])),
    places: [...places.values()],
  };
};

test('a catalog differs from itself in nothing', () => {
  fc.assert(
    fc.property(anyCatalogForm, (form) => {
      const [one, same] = [offeredOf(form, first), offeredOf(form, first)];
      expect(catalogDifferences(one, same)).toEqual([]);
      expect(isNoChange(catalogChange(one, same))).toBe(true);
    }),
    runs,
  );
});

test('the difference of two catalogs, made to the first, gives the second', () => {
  fc.assert(
    fc.property(anyCatalogForm, anyCatalogForm, (one, other) => {
      const [before, after] = [offeredOf(one, first), offeredOf(other, first)];
      const change = catalogChange(before, after);
      const made = withPlacesInUse(changed(before, change));
      expect(catalogDifferences(made, after)).toEqual([]);
      expect(catalogFormOf(made)).toEqual(catalogFormOf(after));
      expect([...made.goods.products.keys()]).toEqual([...after.goods.products.keys()]);
      expect(isNoChange(catalogChange(made, after))).toBe(true);
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

test('something differs in what is told exactly when something has to be changed', () => {
  fc.assert(
    fc.property(nearlyAlike, ({ one, other }) => {
      const [before, after] = [offeredOf(one, first), offeredOf(other, first)];
      expect(catalogDifferences(before, after).length === 0).toBe(isNoChange(catalogChange(before, after)));
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
      expect(isNoChange(catalogChange(offered, again))).toBe(true);
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
      expect(isNoChange(catalogChange(one, other))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
