import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import { anyOrdinaryPriceList, anyPackage, anyPriceGroup } from '../testing/arbitraries.ts';
import { maxAdults, maxChildren, visiblePriceLists } from './package-match.ts';

const anyCounts = fc.record({ adults: fc.nat(maxAdults), children: fc.nat(maxChildren) });
const anyFamilyGroup = fc.record({
  packages: fc.array(anyPackage, { minLength: 1, maxLength: 6 }),
  ordinary: fc.array(anyOrdinaryPriceList, { maxLength: 3 }),
  group: anyPriceGroup,
});

it('shows a package if and only if its items equal the counts, which are both above 0 (R-VALID-16)', () => {
  fc.assert(
    fc.property(anyFamilyGroup, anyCounts, ({ packages, ordinary, group }, counts) => {
      const shown = visiblePriceLists({ ...group, priceLists: [...packages, ...ordinary] }, counts, categories);
      for (const list of packages) {
        const items = list.kind.type === 'package' ? list.kind.items : [];
        const persons = new Map(items.map((item) => [item.categoryId, item.quantity]));
        const equal =
          persons.get(categories.adult) === counts.adults &&
          persons.get(categories.child) === counts.children &&
          persons.size === 2;
        expect(shown.includes(list)).toBe(equal && counts.adults > 0 && counts.children > 0);
      }
      for (const list of ordinary) expect(shown.includes(list)).toBe(counts.adults > 0 && counts.children > 0);
    }),
    { numRuns: 300 },
  );
});

it('keeps the order of the group and invents nothing', () => {
  fc.assert(
    fc.property(anyPriceGroup, anyCounts, (group, counts) => {
      const shown = visiblePriceLists(group, counts, categories);
      expect(group.priceLists.filter((list) => shown.includes(list))).toEqual(shown);
    }),
  );
});
