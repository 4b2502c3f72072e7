import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import { type PriceListId, priceListId } from '@shop/core/ids';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { selectionView } from './quantities.view.ts';

const adult = aPriceList();
const child = aPriceList({ id: priceListId('child') });

const viewOf = (given: Parameters<typeof aTicketQuote>[0], quantities: Readonly<Record<PriceListId, number>> = {}) =>
  selectionView(
    aTicketQuote({ priceGroups: [aPriceGroup({ priceLists: [adult, child] })], ...given }),
    { quantities, counts: {} },
    defaultPersonCategories,
  );

const limitsOf = (view: ReturnType<typeof viewOf>) =>
  view.groups.flatMap(({ rows }) => rows.map(({ limit }) => limit && [limit.max, limit.isReached, limit.beyond.kind]));

describe('a stepper goes', () => {
  test.each([
    [19, 1],
    [20, 0],
  ])('for whoever holds %i persons in the cart up to %i', (personsInCart, max) => {
    const view = viewOf({ personsInCart });
    expect(limitsOf(view)).toEqual([
      [max, max === 0, 'cartTooLarge'],
      [max, max === 0, 'cartTooLarge'],
    ]);
    expect(view.limit).toBe(max === 0 ? 'cart' : undefined);
  });

  test('up to the places that the other rows leave', () => {
    const view = viewOf({ ticketsAvailable: 5 }, { [adult.id]: 3 });
    expect(limitsOf(view)).toEqual([
      [5, false, 'capacityFull'],
      [2, false, 'capacityFull'],
    ]);
    expect(viewOf({ ticketsAvailable: 5 }, { [adult.id]: 5 }).limit).toBe('places');
  });

  test('no further than what was typed for a day that had more places', () => {
    const view = viewOf({ ticketsAvailable: 2 }, { [adult.id]: 3 });
    expect(limitsOf(view)[0]).toEqual([3, true, 'capacityFull']);
    expect(view.limit).toBe('places');
  });
});

describe('what is chosen', () => {
  test('is what is shown, on sale and wanted', () => {
    const groups = [
      aPriceGroup({ priceLists: [adult, aPackage(2, 2)] }),
      aPriceGroup({ enabled: false, priceLists: [child] }),
    ];
    const view = viewOf({ priceGroups: groups }, { [adult.id]: 2, [child.id]: 1, [aPackage(2, 2).id]: 1 });
    expect(view.choices).toEqual([]);
    const plain = [aPriceGroup({ priceLists: [adult] }), aPriceGroup({ enabled: false, priceLists: [child] })];
    const chosen = viewOf({ priceGroups: plain }, { [adult.id]: 2, [child.id]: 1 });
    expect(chosen.choices).toEqual([{ priceListId: adult.id, quantity: 2 }]);
    expect(chosen.total.total).toBe(44_00);
  });

  test('stays in sight on a day that is sold out, without a stepper', () => {
    const view = viewOf({ ticketsAvailable: 0 }, { [adult.id]: 1 });
    expect(view.soldOut).toBe(true);
    expect(limitsOf(view)).toEqual([undefined, undefined]);
    expect(view.choices).toHaveLength(1);
  });
});
