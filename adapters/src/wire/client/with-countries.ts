import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { countriesIn } from '@shop/core/seller/checkout/countries';

/** A foreign checkout whose form has countries to choose from: the provider's, or those of our own by ISO code where it
 *  lists none. */
export const withCountries = (checkout: CheckoutPort): CheckoutPort => ({
  ...checkout,
  loadCustomer: (query) =>
    checkout
      .loadCustomer(query)
      .map((form) => (form.countries.length > 0 ? form : { ...form, countries: countriesIn(query.language) })),
});
