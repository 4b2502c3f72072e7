import type { ResultAsync } from 'neverthrow';
import { withCartOf } from '../cart/cart-of-visitor.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { CheckoutPort, CustomerForm, LoadCustomerError } from './checkout-port.ts';

type Ports = {
  readonly checkout: Pick<CheckoutPort, 'loadCustomer'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'checkoutSession' | 'memberToken'>;
};

/** Countries to choose from, and what is known to pre-fill the form with. Errors: `notFound` cart, `expiredTicketsDeleted`, `ticketsOver`. */
export const makeLoadCustomer =
  ({ checkout, cookies }: Ports) =>
  (language: Language): ResultAsync<CustomerForm, LoadCustomerError> =>
    withCartOf(cookies, (cartId) => {
      const session = cookies.checkoutSession();
      const memberToken = cookies.memberToken();
      return checkout.loadCustomer({
        cartId,
        language,
        ...(session === undefined ? {} : { session }),
        ...(memberToken === undefined ? {} : { memberToken }),
      });
    });
