import { describe, expect, it } from 'vitest';
import { defaultPersonCategories } from '../catalog/person-categories.ts';
import { categoryId, priceListId } from '../ids.ts';
import { aPackage, aPriceGroup, aPriceList } from '../testing/builders.ts';
import { hasPackages, matchesCounts, noPersons, visiblePriceLists } from './package-match.ts';

const ordinary = aPriceList();
const twoTwo = aPackage(2, 2);
const twoThree = aPackage(2, 3);
const family = aPriceGroup({ priceLists: [twoTwo, ordinary, twoThree] });
const plain = aPriceGroup({ priceLists: [ordinary] });

const visible = (adults: number, children: number, group = family) =>
  visiblePriceLists(group, { adults, children }, defaultPersonCategories);

describe('a group with packages', () => {
  it.each([
    [0, 0],
    [2, 0],
    [0, 2],
  ])('shows no price list for %d adults and %d children (R-VALID-17)', (adults, children) => {
    expect(visible(adults, children)).toEqual([]);
  });

  it('shows its ordinary price lists when both counts are above 0', () => {
    expect(visible(1, 1)).toEqual([ordinary]);
  });

  it('shows a package for exactly its persons, in the order of the group (R-VALID-16)', () => {
    expect(visible(2, 2)).toEqual([twoTwo, ordinary]);
    expect(visible(2, 3)).toEqual([ordinary, twoThree]);
    expect(visible(1, 2)).toEqual([ordinary]);
  });

  it('shows a matching package that is disabled', () => {
    const disabled = aPackage(1, 1, { enabled: false });
    expect(visible(1, 1, aPriceGroup({ priceLists: [disabled] }))).toEqual([disabled]);
  });
});

describe('a group without packages', () => {
  it('shows all of its price lists for any counts', () => {
    expect(visiblePriceLists(plain, noPersons, defaultPersonCategories)).toEqual([ordinary]);
    expect(hasPackages(plain)).toBe(false);
    expect(hasPackages(family)).toBe(true);
  });
});

describe('a package', () => {
  it('matches the sum of its items of one category', () => {
    const { adult, child } = defaultPersonCategories;
    const items = [
      { categoryId: adult, quantity: 1 },
      { categoryId: adult, quantity: 1 },
      { categoryId: child, quantity: 1 },
    ];
    expect(matchesCounts(items, { adults: 2, children: 1 }, defaultPersonCategories)).toBe(true);
    expect(matchesCounts(items, { adults: 1, children: 1 }, defaultPersonCategories)).toBe(false);
  });

  it('with a person who is neither adult nor child matches no counts', () => {
    const items = [{ categoryId: categoryId('senior'), quantity: 2 }];
    const senior = aPriceList({ priceListId: priceListId('senior'), kind: { type: 'package', items } });
    expect(visible(1, 1, aPriceGroup({ priceLists: [senior] }))).toEqual([]);
  });
});

it('a package matches categories with numeric ids as the settings write them', () => {
  const items = [
    { categoryId: categoryId('.5'), quantity: 2 },
    { categoryId: categoryId('.6'), quantity: 1 },
  ];
  const named = { adult: categoryId('5'), child: categoryId('6') };
  expect(matchesCounts(items, { adults: 2, children: 1 }, named)).toBe(true);
  expect(matchesCounts(items, { adults: 1, children: 2 }, named)).toBe(false);
});
