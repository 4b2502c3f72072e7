import { describe, expect, it, test } from 'vitest';
import type { ChosenTicket } from '../cart/orders.ts';
import { ticketOffer } from '../cart/ticket-offer.ts';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import type { PriceGroup } from '../catalog/price-list.ts';
import { priceListId } from '../ids.ts';
import { percent } from '../money/percent.ts';
import { noConditions } from '../pricing/price-conditions.ts';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '../testing/builders.ts';
import { day, evening, family, offerOf } from '../testing/stay-builders.ts';
import { bestMixes, cheaperMixes, packageOffer, singlesInstead } from './mix-offers.ts';

const choice = (id: string, quantity: number): ChosenTicket => ({ priceListId: priceListId(id), quantity });

describe('the best mix of each stay', () => {
  const mixes = (adults: number, children: number, groups?: readonly PriceGroup[]) =>
    bestMixes(offerOf(groups), { adults, children }, categories).map(({ stay, mix, singles: apart, saving }) => [
      stay.name,
      mix.lines.map(({ list, price }) => `${price.quantity} x ${list.priceListId}`),
      [mix.total, apart, saving],
    ]);

  it('compares packages with the single tickets of their own stay, not of another', () => {
    expect(mixes(2, 3)).toEqual([
      ['day', ['1 x package-2-2', '1 x day-child'], [92_00, 104_00, 12_00]],
      ['evening', ['2 x evening-adult', '3 x evening-child'], [66_00, 66_00, 0]],
    ]);
  });

  it('leaves out what is not on sale, and stays without prices for all persons', () => {
    const closed = { ...family, enabled: false };
    expect(mixes(2, 2, [day, closed])).toEqual([['day', ['2 x day-adult', '2 x day-child'], [84_00, 84_00, 0]]]);
    const disabled = { ...family, priceLists: [aPackage(2, 2, { enabled: false })] };
    expect(mixes(2, 2, [disabled])).toEqual([]);
  });

  it('has no saving when the stay has no single tickets', () => {
    expect(mixes(2, 2, [family])).toEqual([['family', ['1 x package-2-2'], [72_00, undefined, 0]]]);
  });

  it('leaves out a price without a category', () => {
    expect(mixes(1, 0, [aPriceGroup({ priceLists: [aPriceList()] })])).toEqual([]);
  });
});

describe('the cheaper mix of a choice', () => {
  const cheaper = (...chosen: readonly ChosenTicket[]) =>
    cheaperMixes(offerOf(undefined, chosen), chosen, categories).map(({ saving, choices }) => [saving, choices]);

  it('has its saving and the whole choice that replaces it', () => {
    expect(cheaper(choice('day-adult', 2), choice('day-child', 3), choice('evening-adult', 1))).toEqual([
      [12_00, [choice('evening-adult', 1), choice('package-2-2', 1), choice('day-child', 1)]],
    ]);
  });

  it('replaces a smaller package', () => {
    expect(cheaper(choice('package-2-1', 1), choice('day-child', 1))).toEqual([[4_00, [choice('package-2-2', 1)]]]);
  });

  it.each([
    ['the best mix', [choice('package-2-2', 1), choice('day-child', 1)]],
    ['an empty choice', []],
    ['persons without a package', [choice('day-adult', 1), choice('day-child', 3)]],
    ['an evening, however dear', [choice('evening-adult', 2), choice('evening-child', 2)]],
    ['a quantity of 0', [choice('day-adult', 0)]],
  ])('does not exist for %s', (_, chosen) => {
    expect(cheaper(...chosen)).toEqual([]);
  });
});

describe('the offer of a group of packages', () => {
  const worth = (group: PriceGroup, ...others: readonly PriceGroup[]) =>
    packageOffer(group.priceGroupId, offerOf([group, ...others]), categories);

  it('is its cheapest price and the highest saving', () => {
    expect(worth(family, day)).toEqual({ from: 56_00, saving: 12_00 });
  });

  it('has no saving when single tickets are absent or cheaper', () => {
    expect(worth(family)).toEqual({ from: 56_00, saving: 0 });
    expect(worth({ ...family, sameStayAs: evening.priceGroupId }, evening)).toEqual({ from: 56_00, saving: 0 });
  });

  it('does not exist for a group without packages on sale', () => {
    expect(worth(day, family)).toBeUndefined();
    expect(worth({ ...family, enabled: false }, day)).toBeUndefined();
  });

  it('includes the discount of the day', () => {
    const offer = ticketOffer(
      aTicketQuote({ priceGroups: [day, family], conditions: { ...noConditions, facilityDiscount: percent(50) } }),
    );
    expect(packageOffer(family.priceGroupId, offer, categories)).toEqual({ from: 28_00, saving: 6_00 });
  });
});

test.each([
  ['package-2-2', [day, family], 84_00],
  ['package-2-2', [family], undefined],
  ['day-adult', [day, family], undefined],
] as const)('the price list %s is shown with the single tickets that it replaces, case %#', (id, groups, singles) => {
  expect(singlesInstead(priceListId(id), family.priceGroupId, offerOf(groups), categories)).toBe(singles);
});
