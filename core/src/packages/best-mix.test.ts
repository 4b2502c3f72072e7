import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceListId } from '../ids.ts';
import { type Cents, cents, zero } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { linePrice } from '../pricing/line-price.ts';
import type { SelectionRules } from '../pricing/selection-total.ts';
import { bestMix, type MixList, maxMixedPersons } from './best-mix.ts';
import type { PersonCounts } from './package-match.ts';

const list = (id: string, adults: number, children: number, price: number, discounted?: number): MixList => ({
  priceListId: priceListId(id),
  heads: { adults, children },
  price: cents(price),
  ...(discounted === undefined ? {} : { priceWithDiscount: cents(discounted) }),
});
const adult = list('adult', 1, 0, 22_00);
const child = list('child', 0, 1, 20_00);
const twoOne = list('2+1', 2, 1, 56_00);
const twoTwo = list('2+2', 2, 2, 72_00);
const family = [adult, child, twoOne, twoTwo];

const mixed = (adults: number, children: number, lists = family, rules: SelectionRules = {}) => {
  const mix = bestMix(lists, { adults, children }, rules);
  return mix && [...mix.lines.map(({ list: { priceListId: id }, price }) => `${price.quantity} x ${id}`), mix.total];
};

describe('the best mix of adults and children', () => {
  it.each([
    [0, 0, [0]],
    [1, 0, ['1 x adult', 22_00]],
    [2, 3, ['1 x 2+2', '1 x child', 92_00]],
    [4, 3, ['1 x 2+2', '1 x 2+1', 128_00]],
    [1, 3, ['1 x adult', '3 x child', 82_00]],
  ])('of %d and %d is %j', (adults, children, lines) => {
    expect(mixed(adults, children)).toEqual(lines);
  });

  it('exists up to 60 persons, and not for more', () => {
    expect(mixed(maxMixedPersons, 0)).toEqual([`${maxMixedPersons} x adult`, 1320_00]);
    expect(mixed(maxMixedPersons, 1)).toBeUndefined();
  });

  it('prefers single tickets to a package of the same price, and a package that is a cent cheaper', () => {
    expect(mixed(2, 2, [adult, child, list('2+2', 2, 2, 84_00)])).toEqual(['2 x adult', '2 x child', 84_00]);
    expect(mixed(2, 2, [adult, child, list('2+2', 2, 2, 83_99)])).toEqual(['1 x 2+2', 83_99]);
  });

  it('never contains a package for no persons, even when it is free', () => {
    expect(mixed(1, 0, [adult, list('empty', 0, 0, 0)])).toEqual(['1 x adult', 22_00]);
  });

  it('takes the lower id of two lists with the same price', () => {
    const twin = { ...twoTwo, priceListId: priceListId('2+2 b') };
    expect(mixed(2, 2, [twin, adult, child, twoTwo])).toEqual(['1 x 2+2', 72_00]);
    expect(mixed(2, 2, [twoTwo, child, adult, twin])).toEqual(['1 x 2+2', 72_00]);
  });
});

const anyHeads: fc.Arbitrary<PersonCounts> = fc.record({ adults: fc.nat(3), children: fc.nat(3) });
const anyList: fc.Arbitrary<MixList> = fc
  .record(
    { price: fc.nat(90).map(cents), priceWithDiscount: fc.nat(90).map(cents), heads: anyHeads },
    { requiredKeys: ['price', 'heads'] },
  )
  .map((list) => ({ ...list, priceListId: priceListId('') }));
const withIds = (lists: readonly Omit<MixList, 'id'>[]): readonly MixList[] =>
  lists.map((list, at) => ({ ...list, priceListId: priceListId(`list-${at}`) }));
const anyLists = fc.array(anyList, { maxLength: 5 }).map(withIds);
const anyCounts = fc.record({ adults: fc.nat(4), children: fc.nat(4) });
const anyRules: fc.Arbitrary<SelectionRules> = fc.record(
  { facilityDiscount: fc.nat(100).map(percent), quantityDiscountMinItems: fc.nat(4) },
  { requiredKeys: ['facilityDiscount'] },
);

const amountOf = ({ price, priceWithDiscount }: MixList, quantity: number, rules: SelectionRules): Cents =>
  linePrice({ ...rules, price, quantity, ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }) }).amount;

/** Returns the price of every mix for the persons, by trying all of them. */
const everyTotal = (lists: readonly MixList[], left: PersonCounts, rules: SelectionRules): readonly Cents[] => {
  const [list, ...rest] = lists.filter(({ heads }) => heads.adults + heads.children > 0);
  if (list === undefined) return left.adults + left.children === 0 ? [zero] : [];
  const totals: Cents[] = [];
  for (let quantity = 0; quantity <= left.adults + left.children; quantity += 1) {
    const adults = left.adults - quantity * list.heads.adults;
    const children = left.children - quantity * list.heads.children;
    if (adults < 0 || children < 0) break;
    const amount = amountOf(list, quantity, rules);
    totals.push(...everyTotal(rest, { adults, children }, rules).map((total) => cents(amount + total)));
  }
  return totals;
};

it('the best mix is the cheapest of all mixes for the persons, and absent when there is none', () => {
  fc.assert(
    fc.property(anyLists, anyCounts, anyRules, (lists, counts, rules) => {
      const totals = everyTotal(lists, counts, rules);
      const cheapest = totals.length === 0 ? undefined : Math.min(...totals);
      expect(bestMix(lists, counts, rules)?.total).toBe(cheapest);
    }),
    { numRuns: 200 },
  );
});
