import { categoryId, priceGroupId, priceListId } from '@shop/core/ids';
import { aPriceGroup, aPriceList } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { filledQuantities } from './filled-quantities.ts';

const categories = { adult: categoryId('adult'), child: categoryId('child') };

const listOf = (id: string, category: string, enabled = true) =>
  aPriceList({
    priceListId: priceListId(id),
    kind: { type: 'default', categoryId: categoryId(category) },
    enabled,
  });

const day = aPriceGroup({
  priceGroupId: priceGroupId('day'),
  priceLists: [
    listOf('weekend-adult', 'adult', false),
    listOf('adult', 'adult'),
    listOf('child', 'child'),
    listOf('late-child', 'child'),
  ],
});
const evening = aPriceGroup({ priceGroupId: priceGroupId('evening'), priceLists: [listOf('evening-adult', 'adult')] });

const filled = (party: { kind: string; adults: number; children: number } | undefined, groups = [evening, day]) =>
  filledQuantities(groups, party, categories).quantities;

test('a booking fills in its persons in the price lists of its price group that are on sale', () => {
  expect(filled({ kind: 'day', adults: 2, children: 1 })).toEqual({ adult: 2, child: 1 });
  expect(filled({ kind: 'day', adults: 0, children: 3 })).toEqual({ child: 3 });
  expect(filled({ kind: 'evening', adults: 2, children: 1 })).toEqual({ 'evening-adult': 2 });
});

test('nothing is filled in without a booking or when its price group is not sold', () => {
  expect(filled(undefined)).toEqual({});
  expect(filled({ kind: 'night', adults: 2, children: 1 })).toEqual({});
  expect(filled({ kind: 'day', adults: 2, children: 1 }, [{ ...day, enabled: false }])).toEqual({});
});
