import { describe, expect, it } from 'vitest';
import type { ChosenTicket } from '../cart/orders.ts';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import { priceListId } from '../ids.ts';
import { offerOf } from '../testing/stay-builders.ts';
import { cheaperMixes } from './mix-offers.ts';

const choice = (id: string, quantity: number): ChosenTicket => ({ priceListId: priceListId(id), quantity });

describe('a choice that could cost less', () => {
  const cheaper = (...chosen: readonly ChosenTicket[]) =>
    cheaperMixes(offerOf(undefined, chosen), chosen, categories).map(({ saving, choices }) => [saving, choices]);

  it('is told with its saving, and with the whole choice in its place', () => {
    expect(cheaper(choice('day-adult', 2), choice('day-child', 3), choice('evening-adult', 1))).toEqual([
      [12_00, [choice('evening-adult', 1), choice('package-2-2', 1), choice('day-child', 1)]],
    ]);
  });

  it('is told of a smaller package and of packages that are none of the cheapest', () => {
    expect(cheaper(choice('package-2-1', 1), choice('day-child', 1))).toEqual([[4_00, [choice('package-2-2', 1)]]]);
  });

  it.each([
    ['the best mix', [choice('package-2-2', 1), choice('day-child', 1)]],
    ['nothing', []],
    ['persons without a package', [choice('day-adult', 1), choice('day-child', 3)]],
    ['an evening, however dear', [choice('evening-adult', 2), choice('evening-child', 2)]],
    ['a quantity of none', [choice('day-adult', 0)]],
  ])('is not there for %s', (_, chosen) => {
    expect(cheaper(...chosen)).toEqual([]);
  });
});
