import { ticketOffer } from '@shop/core/cart/ticket-offer';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { PriceListId } from '@shop/core/ids';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { describe, expect, it } from 'vitest';
import { personsShowing } from './ticket-choice.ts';

const [single, twoTwo, twoThree] = [aPriceList(), aPackage(2, 2), aPackage(2, 3)];
const offered = (...priceLists: readonly (typeof single)[]) =>
  ticketOffer(aTicketQuote({ priceGroups: [aPriceGroup({ priceLists })] })).priceGroups;

const persons = (selected: readonly PriceListId[], lists = [single, twoTwo, twoThree]) =>
  offered(...lists).map((group) => personsShowing(group, selected, defaultPersonCategories));

describe('the persons of a group with packages', () => {
  it('are those of the selected package, also beside a single ticket', () => {
    const [found] = persons([single.priceListId, twoThree.priceListId]);
    expect(found?._unsafeUnwrap()).toEqual({ adults: 2, children: 3 });
  });

  it('are undefined without a selection or without packages', () => {
    expect(persons([])[0]?._unsafeUnwrap()).toBeUndefined();
    expect(persons([single.priceListId], [single])[0]?._unsafeUnwrap()).toBeUndefined();
  });

  it('are an error for packages of different persons, which names the packages', () => {
    const [found] = persons([twoTwo.priceListId, twoThree.priceListId]);
    expect(found?._unsafeUnwrapErr()).toMatchObject({
      type: 'usage',
      message: 'a page shows the packages of a group for one number of persons at a time',
      allowed: [expect.stringContaining(String(twoTwo.priceListId))],
    });
  });
});
