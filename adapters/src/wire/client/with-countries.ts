import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { countriesIn } from '@shop/core/seller/checkout/countries';

/** Wraps a foreign checkout: when the provider lists no countries, the form has the shop's own list, by ISO code. */
export const withCountries = (checkout: CheckoutPort): CheckoutPort => ({
  ...checkout,
  loadCustomer: (query) =>
    checkout
      .loadCustomer(query)
      .map((form) => (form.countries.length > 0 ? form : { ...form, countries: countriesIn(query.language) })),
});
