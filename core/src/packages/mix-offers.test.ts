import { describe, expect, it } from 'vitest';
import type { ChosenTicket } from '../cart/orders.ts';
import { ticketOffer } from '../cart/ticket-offer.ts';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import type { PriceGroup } from '../catalog/price-list.ts';
import { priceListId } from '../ids.ts';
import { percent } from '../money/percent.ts';
import { noConditions } from '../pricing/price-conditions.ts';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '../testing/builders.ts';
import { day, evening, family, offerOf } from '../testing/stay-builders.ts';
import { bestMixes, cheaperMixes, packageOffer } from './mix-offers.ts';

const choice = (id: string, quantity: number): ChosenTicket => ({ priceListId: priceListId(id), quantity });

describe('the best mix of each stay', () => {
  const mixes = (adults: number, children: number, groups?: readonly PriceGroup[]) =>
    bestMixes(offerOf(groups), { adults, children }, categories).map(({ stay, mix, singles: apart, saving }) => [
      stay.name,
      mix.lines.map(({ list, price }) => `${price.quantity} x ${list.priceListId}`),
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

describe('what a group of packages is worth before anybody is counted', () => {
  const worth = (group: PriceGroup, ...others: readonly PriceGroup[]) =>
    packageOffer(group.priceGroupId, offerOf([group, ...others]), categories);

  it('is its cheapest package, and the most that one saves', () => {
    expect(worth(family, day)).toEqual({ from: 56_00, saving: 12_00 });
  });

  it('claims nothing without singles, nor when they are cheaper', () => {
    expect(worth(family)).toEqual({ from: 56_00, saving: 0 });
    expect(worth({ ...family, sameStayAs: evening.priceGroupId }, evening)).toEqual({ from: 56_00, saving: 0 });
  });

  it('is nothing for a group without packages on sale', () => {
    expect(worth(day, family)).toBeUndefined();
    expect(worth({ ...family, enabled: false }, day)).toBeUndefined();
  });

  it('counts the percent of the day', () => {
    const offer = ticketOffer(
      aTicketQuote({ priceGroups: [day, family], conditions: { ...noConditions, facilityDiscount: percent(50) } }),
    );
    expect(packageOffer(family.priceGroupId, offer, categories)).toEqual({ from: 28_00, saving: 6_00 });
  });
});
