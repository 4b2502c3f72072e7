import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceListId } from '../ids.ts';
import { type Cents, cents, zero } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { linePrice } from '../pricing/line-price.ts';
import type { SelectionRules } from '../pricing/selection-total.ts';
import { bestMix, type MixList } from './best-mix.ts';
import type { PersonCounts } from './package-match.ts';

const anyHeads: fc.Arbitrary<PersonCounts> = fc.record({ adults: fc.nat(3), children: fc.nat(3) });
const anyList: fc.Arbitrary<MixList> = fc
  .record(
    { price: fc.nat(90).map(cents), priceWithDiscount: fc.nat(90).map(cents), heads: anyHeads },
    { requiredKeys: ['price', 'heads'] },
  )
  .map((list) => ({ ...list, id: priceListId('') }));
const withIds = (lists: readonly Omit<MixList, 'id'>[]): readonly MixList[] =>
  lists.map((list, at) => ({ ...list, id: priceListId(`list-${at}`) }));
const anyLists = fc.array(anyList, { maxLength: 5 }).map(withIds);
const adult = { heads: { adults: 1, children: 0 } };
const child = { heads: { adults: 0, children: 1 } };
/** With a single price for everybody, so that any company can be covered. */
const anyWholeLists = fc
  .tuple(fc.array(anyList, { maxLength: 3 }), fc.nat(90).map(cents), fc.nat(90).map(cents))
  .map(([lists, forAdult, forChild]) =>
    withIds([...lists, { ...adult, price: forAdult }, { ...child, price: forChild }]),
  );
const anyCounts = fc.record({ adults: fc.nat(4), children: fc.nat(4) });
const anyRules: fc.Arbitrary<SelectionRules> = fc.record(
  { facilityDiscount: fc.nat(100).map(percent), quantityDiscountMinItems: fc.nat(4) },
  { requiredKeys: ['facilityDiscount'] },
);

const amountOf = ({ price, priceWithDiscount }: MixList, quantity: number, rules: SelectionRules): Cents =>
  linePrice({ ...rules, price, quantity, ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }) }).amount;

/** What every way to cover the persons costs: tried out one by one, without any cleverness. */
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

describe('the best mix', () => {
  test('is the cheapest of all ways to cover the persons, and none when there is no way', () => {
    fc.assert(
      fc.property(anyLists, anyCounts, anyRules, (lists, counts, rules) => {
        const totals = everyTotal(lists, counts, rules);
        const cheapest = totals.length === 0 ? undefined : Math.min(...totals);
        expect(bestMix(lists, counts, rules)?.total).toBe(cheapest);
      }),
      { numRuns: 400 },
    );
  });

  test('is the same whatever the order of the lists', () => {
    const shuffled = anyWholeLists.chain((lists) =>
      fc.tuple(fc.constant(lists), fc.shuffledSubarray([...lists], { minLength: lists.length })),
    );
    fc.assert(
      fc.property(shuffled, anyCounts, anyRules, ([lists, others], counts, rules) => {
        expect(bestMix(others, counts, rules)).toEqual(bestMix(lists, counts, rules));
      }),
    );
  });
});
