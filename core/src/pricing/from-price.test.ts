import { describe, expect, it } from 'vitest';
import { categoryId, priceListId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { defaultPersonCategories } from '../packages/person-categories.ts';
import { aPackage, aPriceGroup, aPriceList } from '../testing/builders.ts';
import { adultPrice, cheapestList } from './from-price.ts';

const { adult, child } = defaultPersonCategories;
const listOf = (category: string, price: number, enabled = true) =>
  aPriceList({
    id: priceListId(category),
    price: cents(price),
    kind: { type: 'default', categoryId: categoryId(category) },
    enabled,
  });
const adults = listOf(adult, 15_00);
const children = listOf(child, 12_00);
const anybody = aPriceList({ price: cents(16_00) });
const family = aPackage(2, 2, { price: cents(2) });

const priceOf = (lists: Parameters<typeof aPriceGroup>[0], discount = 0) =>
  adultPrice([aPriceGroup(lists)], percent(discount), defaultPersonCategories);

describe('the price of an adult on a day', () => {
  it("is the cheapest of an adult's and of nobody's in particular, the day's discount included", () => {
    expect(priceOf({ priceLists: [children, adults, anybody] })).toBe(15_00);
    expect(priceOf({ priceLists: [children, anybody] })).toBe(16_00);
    expect(priceOf({ priceLists: [adults] }, 20)).toBe(12_00);
    expect(priceOf({ priceLists: [{ ...adults, priceWithDiscount: cents(9_00) }] })).toBe(9_00);
  });

  it("is never a child's, another visitor's or a package's, nor what is not sold", () => {
    expect(priceOf({ priceLists: [children, listOf('senior', 5_00), family] })).toBeUndefined();
    expect(priceOf({ priceLists: [listOf(adult, 1, false), adults] })).toBe(15_00);
    expect(priceOf({ enabled: false, priceLists: [adults] })).toBeUndefined();
    expect(adultPrice([], percent(0), defaultPersonCategories)).toBeUndefined();
  });

  it("of a catalog with other categories is another list's", () => {
    const groups = [aPriceGroup({ priceLists: [adults, children] })];
    expect(adultPrice(groups, percent(0), { adult: child, child: adult })).toBe(12_00);
  });
});

describe('the list of a card', () => {
  const chosen = (...lists: Parameters<typeof cheapestList>[0]) => cheapestList(lists, {}, defaultPersonCategories);

  it("is an adult's, then another single one, then a package", () => {
    expect(chosen(children, adults, family)).toBe(adults);
    expect(chosen(family, children)).toBe(children);
    expect(chosen(family)).toBe(family);
    expect(chosen()).toBeUndefined();
    expect(chosen({ ...adults, enabled: false }, children)).toBe(children);
  });
});
