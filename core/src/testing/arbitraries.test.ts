import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCustomer, draftOf } from '../customer/customer-rules.ts';
import { anyCart } from './arbitraries.ts';
import { aCart, aCustomer, aCustomerDraft } from './builders.ts';
import { anyCustomer, someCountries } from './customer-arbitraries.ts';

describe('made-up values are ones that the shop could meet', () => {
  it('customers pass the rules of the form', () => {
    fc.assert(
      fc.property(anyCustomer, (customer) => {
        expect(checkCustomer(draftOf(customer), someCountries)._unsafeUnwrap()).toEqual(customer);
      }),
    );
    expect(checkCustomer(aCustomerDraft(), someCountries)._unsafeUnwrap()).toEqual(aCustomer());
  });

  it('carts count their pieces and are never below zero', () => {
    fc.assert(
      fc.property(anyCart, ({ items, itemsCount, totalPrice }) => {
        expect(itemsCount).toBe(items.reduce((pieces, item) => pieces + item.price.quantity, 0));
        expect(totalPrice).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(aCart()).toMatchObject({ itemsCount: 1, totalPrice: 22_00, productType: 'dailyTicket' });
  });
});
