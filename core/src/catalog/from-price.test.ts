import { describe, expect, it } from 'vitest';
import { localDate, plusDays } from '../dates/local-date.ts';
import { categoryId, priceListId } from '../ids.ts';
import { cents } from '../money/cents.ts';
import { aPackage, aPriceList } from '../testing/builders.ts';
import { cheapestList, fromPrice } from './from-price.ts';
import { defaultPersonCategories } from './person-categories.ts';

const { adult, child } = defaultPersonCategories;
const listOf = (category: string, price: number, enabled = true) =>
  aPriceList({
    priceListId: priceListId(category),
    price: cents(price),
    kind: { type: 'default', categoryId: categoryId(category) },
    enabled,
  });
const adults = listOf(adult, 15_00);
const children = listOf(child, 12_00);
const anybody = aPriceList({ price: cents(16_00) });
const family = aPackage(2, 2, { price: cents(2) });

const chosen = (...lists: Parameters<typeof cheapestList>[0]) => cheapestList(lists, {}, defaultPersonCategories);

describe('the list with the lowest price', () => {
  it("is an adult's or one for anybody, otherwise another single one, otherwise a package", () => {
    expect(chosen(children, adults, anybody)).toBe(adults);
    expect(chosen(children, anybody)).toBe(anybody);
    expect(chosen(family, children)).toBe(children);
    expect(chosen(family)).toBe(family);
    expect(chosen()).toBeUndefined();
  });

  it('is enabled, and its own discount counts', () => {
    expect(chosen({ ...adults, enabled: false }, anybody)).toBe(anybody);
    const reduced = { ...anybody, priceWithDiscount: cents(9_00) };
    expect(chosen(adults, reduced)).toBe(reduced);
    expect(cheapestList([adults, reduced], { quantityDiscountMinItems: 2 }, defaultPersonCategories)).toBe(adults);
  });

  it('follows the categories of the catalog', () => {
    expect(cheapestList([adults, children], {}, { adult: child, child: adult })).toBe(children);
  });
});

const on = (away: number, price?: number) => ({
  date: plusDays(localDate('2026-11-30'), away),
  price: price === undefined ? undefined : cents(price),
});

describe('a from-price', () => {
  it('names no day when each day has the price, and is absent when no day has a price', () => {
    expect(fromPrice([on(0, 12_00), on(1, 12_00)])).toEqual({ day: on(0, 12_00), price: 12_00 });
    expect(fromPrice([{ price: cents(12_00) }, { price: cents(15_00) }])?.onlyOn).toBeUndefined();
    expect(fromPrice([on(0), on(1)])).toBeUndefined();
    expect(fromPrice([])).toBeUndefined();
  });

  it('names the first day with the price when another day costs more or has no price', () => {
    expect(fromPrice([on(0, 15_00), on(1, 12_00), on(2, 12_00)])).toMatchObject({ price: 12_00, onlyOn: on(1).date });
    expect(fromPrice([on(0, 12_00), on(1)])).toMatchObject({ price: 12_00, onlyOn: on(0).date });
  });
});
