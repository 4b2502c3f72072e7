import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { aPackage, aPriceGroup, aPriceList } from '../testing/builders.ts';
import { fromPrice } from './from-price.ts';

describe('the from-price', () => {
  it('is the cheapest single ticket, the day discount included', () => {
    expect(fromPrice([aPriceGroup()], percent(0))).toBe(20_00);
    expect(fromPrice([aPriceGroup()], percent(20))).toBe(16_00);
  });

  it('counts a discounted price', () => {
    const group = aPriceGroup({ priceLists: [aPriceList({ priceWithDiscount: cents(19_00) })] });
    expect(fromPrice([aPriceGroup(), group], percent(0))).toBe(19_00);
  });

  it('passes over packages and whatever is disabled', () => {
    const cheap = aPriceList({ price: cents(1) });
    const groups = [
      aPriceGroup({ enabled: false, priceLists: [cheap] }),
      aPriceGroup({ priceLists: [{ ...cheap, enabled: false }, aPackage(2, 2, { price: cents(2) }), aPriceList()] }),
    ];
    expect(fromPrice(groups, percent(0))).toBe(22_00);
  });

  it('is absent when nothing single can be bought', () => {
    expect(fromPrice([], percent(0))).toBeUndefined();
    expect(fromPrice([aPriceGroup({ priceLists: [aPackage(2, 2)] })], percent(0))).toBeUndefined();
  });
});
