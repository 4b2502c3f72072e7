import { okAsync, type ResultAsync } from 'neverthrow';
import { withCartOf } from '../cart/cart-of-visitor.ts';
import type { Country, Customer, CustomerDraft } from '../customer/customer.ts';
import { checkCustomer } from '../customer/customer-rules.ts';
import { marketingId } from '../customer/marketing-id.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { CartId, CheckoutSession } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { CheckoutPort, LoadCustomerError, SaveCustomerError } from './checkout-port.ts';
import { makeLoadCustomer } from './load-customer.ts';

type Ports = {
  readonly checkout: Pick<CheckoutPort, 'loadCustomer' | 'saveCustomer'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'checkoutSession' | 'keepCheckoutSession' | 'memberToken' | 'mtcId'>;
};

export type SaveCustomerRequest = {
  readonly draft: CustomerDraft;
  readonly language: Language;
  /** Those the form was drawn with; asked for when absent. */
  readonly countries?: readonly Country[];
};

/** Checks the form and stores it with the visitor's cart; nothing is sent when a field is wrong.
 *  Errors: `invalidCustomer` with every failing field, `notFound` cart, `cartFrozen`. */
export const makeSaveCustomer = ({ checkout, cookies }: Ports) => {
  const loadCustomer = makeLoadCustomer({ checkout, cookies });

  const save = (cartId: CartId, customer: Customer, { language }: SaveCustomerRequest) => {
    const session = cookies.checkoutSession();
    const memberToken = cookies.memberToken();
    return checkout.saveCustomer({
      cartId,
      customer,
      language,
      mtcId: marketingId(cookies.mtcId()),
      ...(memberToken === undefined ? {} : { memberToken }),
      ...(session === undefined ? {} : { session }),
    });
  };

  const remember = (session: CheckoutSession | undefined): void => {
    if (session !== undefined) cookies.keepCheckoutSession(session);
  };

  return (request: SaveCustomerRequest): ResultAsync<void, LoadCustomerError | SaveCustomerError> =>
    withCartOf(cookies, (cartId) =>
      (request.countries === undefined
        ? loadCustomer(request.language).map((form) => form.countries)
        : okAsync<readonly Country[], LoadCustomerError>(request.countries)
      )
        .andThen((countries) =>
          checkCustomer(request.draft, countries).mapErr(
            (fields): ErrorOf<'invalidCustomer'> => ({ kind: 'invalidCustomer', fields }),
          ),
        )
        .andThen((customer) => save(cartId, customer, request))
        .map(({ session }) => remember(session)),
    );
};
