import { describe, expect, it } from 'vitest';
import { ticketOffer } from '../cart/ticket-offer.ts';
import { defaultPersonCategories as categories } from '../catalog/person-categories.ts';
import type { PriceGroup } from '../catalog/price-list.ts';
import { percent } from '../money/percent.ts';
import { aTicketQuote } from '../testing/builders.ts';
import { day, evening, family, offerOf } from '../testing/stay-builders.ts';
import { packageOffer } from './mix-offers.ts';

describe('what a group of packages is worth before anybody is counted', () => {
  const worth = (group: PriceGroup, ...others: readonly PriceGroup[]) =>
    packageOffer(group.id, offerOf([group, ...others]), categories);

  it('is its cheapest package, and the most that one saves', () => {
    expect(worth(family, day)).toEqual({ from: 56_00, saving: 12_00 });
  });

  it('claims nothing without singles, nor when they are cheaper', () => {
    expect(worth(family)).toEqual({ from: 56_00, saving: 0 });
    expect(worth({ ...family, sameStayAs: evening.id }, evening)).toEqual({ from: 56_00, saving: 0 });
  });

  it('is nothing for a group without packages on sale', () => {
    expect(worth(day, family)).toBeUndefined();
    expect(worth({ ...family, enabled: false }, day)).toBeUndefined();
  });

  it('counts the percent of the day', () => {
    const offer = ticketOffer(aTicketQuote({ priceGroups: [day, family], facilityDiscount: percent(50) }));
    expect(packageOffer(family.id, offer, categories)).toEqual({ from: 28_00, saving: 6_00 });
  });
});
