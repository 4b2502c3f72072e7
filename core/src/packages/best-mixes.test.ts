import { describe, expect, it } from 'vitest';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import type { PriceGroup } from '../catalog/price-list.ts';
import { aPackage, aPriceGroup, aPriceList } from '../testing/builders.ts';
import { day, family, offerOf } from '../testing/stay-builders.ts';
import { bestMixes } from './mix-offers.ts';

describe('the best mix of each stay', () => {
  const mixes = (adults: number, children: number, groups?: readonly PriceGroup[]) =>
    bestMixes(offerOf(groups), { adults, children }, categories).map(({ stay, mix, singles: apart, saving }) => [
      stay.name,
      mix.lines.map(({ list, price }) => `${price.quantity} x ${list.id}`),
      [mix.total, apart, saving],
    ]);

  it('measures packages against the singles of their own stay, and no evening against a day', () => {
    expect(mixes(2, 3)).toEqual([
      ['day', ['1 x package-2-2', '1 x day-child'], [92_00, 104_00, 12_00]],
      ['evening', ['2 x evening-adult', '3 x evening-child'], [66_00, 66_00, 0]],
    ]);
  });

  it('leaves out what is not on sale, and stays that cannot take everybody', () => {
    const closed = { ...family, enabled: false };
    expect(mixes(2, 2, [day, closed])).toEqual([['day', ['2 x day-adult', '2 x day-child'], [84_00, 84_00, 0]]]);
    const disabled = { ...family, priceLists: [aPackage(2, 2, { enabled: false })] };
    expect(mixes(2, 2, [disabled])).toEqual([]);
  });

  it('claims no saving where no singles are known', () => {
    expect(mixes(2, 2, [family])).toEqual([['family', ['1 x package-2-2'], [72_00, undefined, 0]]]);
  });

  it('leaves out a price that does not say whose it is, and a package with somebody else', () => {
    expect(mixes(1, 0, [aPriceGroup({ priceLists: [aPriceList()] })])).toEqual([]);
  });
});
