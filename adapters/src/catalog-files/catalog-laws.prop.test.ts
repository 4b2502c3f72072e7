import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { localDate } from '@shop/core/dates/local-date';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { soldPeriodsOf } from '@shop/core/seller/places/period-places';
import { nextCatalog } from '@shop/core/testing/next-catalog';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogDifferences, type OfferOfForm } from './catalog-differences.ts';
import type { CatalogForm } from './catalog-form.ts';
import { datedForm } from './dated-form.ts';
import { removedGoods } from './former-goods.ts';
import { offeredOf } from './offered-of.ts';
import { readCatalog } from './read-catalog.ts';
import { compiledCatalog, readStoredCatalog } from './stored-catalog.ts';
import { fileOfDocument } from './stored-files.ts';
import { anyCatalogForm } from './testing/catalog-arbitraries.ts';

const first = localDate('2027-01-15');
const runs = { numRuns: 50 };

const read = (files: readonly CatalogFile[]): CatalogForm => readCatalog(files, first)._unsafeUnwrap().form;

const firstVersion = ({ goods, sold }: OfferedCatalog): SellerCatalog => ({
  ...{ version: 1, personCategories: defaultPersonCategories, soldPeriods: soldPeriodsOf(sold) },
  ...goods,
});

const offerOf = (form: CatalogForm): OfferOfForm => {
  const dated = datedForm(form, first);
  return { form: dated, offered: offeredOf(dated, first) };
};

/** Returns an offer as a text that is equal for equal offers; codes and places have no order. */
const offerText = (form: CatalogForm): string => {
  const { goods, sold, places } = offerOf(form).offered;
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_, one: unknown) => (one instanceof Map ? [...one] : one));
  const { promos, ...ordered } = goods;
  return plain([ordered, [...promos].sort(), sold.map(plain).sort(), places.map(plain).sort()]);
};

test('a catalog has no difference from itself (law)', () => {
  fc.assert(
    fc.property(anyCatalogForm, (form) => {
      expect(catalogDifferences(offerOf(form), offerOf(form))).toEqual([]);
    }),
    runs,
  );
});

test('a stored version is compiled to the same offer, with the products that earlier versions sold (law)', () => {
  fc.assert(
    fc.property(fc.tuple(anyCatalogForm, anyCatalogForm, anyCatalogForm), (forms) => {
      const [oldest, before, after] = [
        offeredOf(forms[0], first),
        offeredOf(forms[1], first),
        offeredOf(forms[2], first),
      ];
      const next = nextCatalog(nextCatalog(firstVersion(oldest), before), after);
      const { version: _, personCategories: __, ...sold } = next;
      const documents = forms.toReversed().map((form) => JSON.stringify(datedForm(form, first)));
      const [current = expect.fail(), ...earlier] = documents.map((one) => readStoredCatalog(one) ?? expect.fail());
      const compiled = compiledCatalog({ sold: current, left: removedGoods(current, earlier) });
      expect(compiled).toEqual(sold);
      expect([...compiled.products.keys()]).toEqual([...after.goods.products.keys()]);
      expect(offeredOf(current, first)).toEqual(after);
    }),
    runs,
  );
});

const lists = ['facilities', 'categories', 'products', 'upsells', 'promoCodes'] as const;

/** Two catalogs that differ in one list at most, or in its order only. */
const nearlyAlike = fc
  .record({ one: anyCatalogForm, other: anyCatalogForm, list: fc.constantFrom(...lists), isTurned: fc.boolean() })
  .map(({ one, other, list, isTurned }) => ({
    one,
    other: { ...one, [list]: isTurned ? one[list].toReversed() : other[list] },
  }));

test('the printed differences are empty exactly when two offers are equal (law)', () => {
  fc.assert(
    fc.property(nearlyAlike, ({ one, other }) => {
      const isSame = offerText(one) === offerText(other);
      expect(catalogDifferences(offerOf(one), offerOf(other)).length === 0).toBe(isSame);
    }),
    runs,
  );
});

test('a stored document without files is exported as a file with the same catalog (law)', () => {
  fc.assert(
    fc.asyncProperty(anyCatalogForm, async (form) => {
      const document = datedForm(form, first);
      const read = readCatalog([await fileOfDocument(document)], localDate('2031-07-01'))._unsafeUnwrap();
      expect(read.form).toEqual(JSON.parse(JSON.stringify(document)));
    }),
    { numRuns: 30 },
  );
});

test('a catalog is the same in any number of files, and with facilities and codes in any order (law)', () => {
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
      expect(catalogDifferences(offerOf(form), offerOf(read(files.toReversed())))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
