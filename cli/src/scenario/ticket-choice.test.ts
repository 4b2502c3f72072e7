import { ticketOffer } from '@shop/core/cart/ticket-offer';
import { defaultPersonCategories } from '@shop/core/catalog/person-categories';
import type { PriceListId } from '@shop/core/ids';
import { aPackage, aPriceGroup, aPriceList, aTicketQuote } from '@shop/core/testing/builders';
import { describe, expect, it } from 'vitest';
import { personsShowing } from './ticket-choice.ts';

const [single, twoTwo, twoThree] = [aPriceList(), aPackage(2, 2), aPackage(2, 3)];
const offered = (...priceLists: readonly (typeof single)[]) =>
  ticketOffer(aTicketQuote({ priceGroups: [aPriceGroup({ priceLists })] })).priceGroups;

const persons = (picked: readonly PriceListId[], lists = [single, twoTwo, twoThree]) =>
  offered(...lists).map((group) => personsShowing(group, picked, defaultPersonCategories));

describe('the persons of a group with packages', () => {
  it('are those of the package that is picked, also beside a single ticket', () => {
    const [found] = persons([single.priceListId, twoThree.priceListId]);
    expect(found?._unsafeUnwrap()).toEqual({ adults: 2, children: 3 });
  });

  it('are not chosen where nothing is picked, nor in a group without packages', () => {
    expect(persons([])[0]?._unsafeUnwrap()).toBeUndefined();
    expect(persons([single.priceListId], [single])[0]?._unsafeUnwrap()).toBeUndefined();
  });

  it('are none for packages of different persons, and the mistake names them', () => {
    const [found] = persons([twoTwo.priceListId, twoThree.priceListId]);
    expect(found?._unsafeUnwrapErr()).toMatchObject({
      type: 'usage',
      message: 'a page shows the packages of a group for one number of persons at a time',
      allowed: [expect.stringContaining(String(twoTwo.priceListId))],
    });
  });
});
