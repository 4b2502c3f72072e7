import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { priceGroupId } from '@shop/core/ids';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { withPackage } from './chosen-package.ts';
import { nothingTyped, type TypedQuantities, withPersons, withQuantity } from './typed-quantities.ts';

const [small, large] = [aPackage(2, 1), aPackage(2, 2)];
const adult = aPriceList();
const day = aPriceGroup({ priceLists: [adult] });
const family = aPriceGroup({
  priceGroupId: priceGroupId('family'),
  sameStayAs: day.priceGroupId,
  priceLists: [small, large],
});

const choose = (adults: number, children: number, typed: TypedQuantities = nothingTyped, ticketsAvailable = 50) =>
  withPackage(
    withPersons(typed, family.priceGroupId, { adults, children }),
    aTicketQuote({ ticketsAvailable, priceGroups: [day, family] }),
    family.priceGroupId,
    defaultPersonCategories,
  );

const packagesOf = ({ quantities }: TypedQuantities) => [
  quantities[small.priceListId] ?? 0,
  quantities[large.priceListId] ?? 0,
];

test('the package for the chosen persons puts itself in, and the next one replaces it', () => {
  const first = choose(2, 1);
  expect(packagesOf(first)).toEqual([1, 0]);
  expect(packagesOf(choose(2, 2, first))).toEqual([0, 1]);
  expect(packagesOf(choose(2, 3, first))).toEqual([0, 0]);
});

test.each([
  [4, [0, 1]],
  [3, [0, 0]],
])('with %i free places a package for four persons is put in: %j', (ticketsAvailable, packages) => {
  expect(packagesOf(choose(2, 2, nothingTyped, ticketsAvailable))).toEqual(packages);
});

test('a package is not put in beside chosen tickets of the same stay, but replaces another package beside them', () => {
  expect(packagesOf(choose(2, 2, withQuantity(nothingTyped, adult.priceListId, 1)))).toEqual([0, 0]);
  expect(packagesOf(choose(2, 2, withQuantity(choose(2, 1), adult.priceListId, 1)))).toEqual([0, 1]);
});
