import { checkCustomer, draftOf } from '@shop/core/customer/customer-rules';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Result } from 'neverthrow';
import type { RequestOf } from '../calls/endpoint.ts';

type Entry = RequestOf<'saveCustomer'>;

/** Personal data by the rules of the form (spec 5). Which countries there are is known to the provider alone, so any
 *  named one passes here. Errors: `invalidCustomer` with every failing field. */
export const checkedEntry = (entry: Entry): Result<Entry, ShopError> => {
  const { country } = entry.customer;
  const countries = country.trim() === '' ? [] : [{ id: country, name: '' }];
  return checkCustomer(draftOf(entry.customer), countries)
    .map((customer) => ({ ...entry, customer }))
    .mapErr((fields): ShopError => ({ kind: 'invalidCustomer', fields }));
};
