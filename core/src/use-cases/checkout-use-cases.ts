import { err, ok, okAsync, type ResultAsync } from 'neverthrow';
import type { PaymentType } from '../checkout/payment.ts';
import { isPaymentAddress } from '../checkout/return-url.ts';
import type { Country, Customer, CustomerDraft } from '../customer/customer.ts';
import { checkCustomer } from '../customer/customer-rules.ts';
import { marketingId } from '../customer/marketing-id.ts';
import type { ErrorOf, ShopError } from '../errors/shop-error.ts';
import type { CancelId, CheckoutSession, OrderKey, OrderRef } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type {
  CheckoutPort,
  LoadCustomerError,
  SaveCustomerError,
  StartedPayment,
  StartPaymentError,
} from '../ports/checkout-port.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import { withCartOf } from './visitor-jar.ts';

type Ports = { readonly checkout: CheckoutPort; readonly cookies: CookiePort };

export type SaveCustomerRequest = {
  readonly draft: CustomerDraft;
  readonly language: Language;
  /** Those of the form; requested when absent. */
  readonly countries?: readonly Country[];
};

/** An answer that does not come in time leaves open whether something was done. */
const unconfirmed = <Failure extends ShopError>(error: Failure): Failure | ErrorOf<'paymentUnconfirmed'> =>
  error.kind === 'unreachable' && error.cause === 'timeout' ? { kind: 'paymentUnconfirmed' } : error;

/** A visitor's actions from personal data on. Errors besides those named: the port's; `notFound` cart for a jar without
 *  one. */
export const checkoutUseCases = ({ checkout, cookies }: Ports) => {
  const ownSession = () => ({ session: cookies.checkoutSession() });

  const keepSession = (session: CheckoutSession | undefined): void => {
    if (session !== undefined) cookies.keepCheckoutSession(session);
  };

  const ownToken = () => ({ memberToken: cookies.memberToken() });

  /** Countries to choose from, and what is known to pre-fill the form with. */
  const loadCustomer = (language: Language) =>
    withCartOf(cookies, (cartId) => checkout.loadCustomer({ cartId, language, ...ownSession(), ...ownToken() }));

  const countriesOf = ({ countries, language }: SaveCustomerRequest) =>
    countries === undefined
      ? loadCustomer(language).map((form) => form.countries)
      : okAsync<readonly Country[], LoadCustomerError>(countries);

  return {
    loadCustomer,

    /** Stores the form with the cart. Errors: `invalidCustomer` with every failing field, and nothing is sent. */
    saveCustomer: (request: SaveCustomerRequest): ResultAsync<void, LoadCustomerError | SaveCustomerError> =>
      withCartOf(cookies, (cartId) => {
        const save = (customer: Customer) => {
          const mtcId = marketingId(cookies.mtcId());
          const { language } = request;
          return checkout.saveCustomer({ cartId, customer, language, mtcId, ...ownToken(), ...ownSession() });
        };
        return countriesOf(request)
          .andThen((countries) =>
            checkCustomer(request.draft, countries).mapErr(
              (fields): ErrorOf<'invalidCustomer'> => ({ kind: 'invalidCustomer', fields }),
            ),
          )
          .andThen(save)
          .map(({ session }) => keepSession(session));
      }),

    /** Whether the reserve tab may be shown. */
    checkReservation: () => withCartOf(cookies, (cartId) => checkout.checkReservation(cartId)),

    /** Starts a payment at the total that was shown, if the driver knows it, else `totalChanged`; the browser then goes
     *  to `returnUrl`. An unusable address is `unreachable`. */
    startPayment: (paymentType: PaymentType, shownTotal?: Cents): ResultAsync<StartedPayment, StartPaymentError> =>
      withCartOf(cookies, (cartId) => {
        return checkout
          .startPayment({ cartId, paymentType, shownTotal, ...ownSession() })
          .mapErr((error): StartPaymentError => unconfirmed(error))
          .andThen((started) =>
            isPaymentAddress(started.returnUrl)
              ? ok(started)
              : err<StartedPayment, StartPaymentError>({ kind: 'unreachable', cause: 'malformed' }),
          );
      }),

    /** Closes the payment that runs for the cart, which can be changed then. */
    stopPayment: () =>
      withCartOf(cookies, (cartId) => checkout.stopPayment({ cartId, ...ownSession() }).mapErr(unconfirmed)),

    /** The order of a payment reference, with the way to cancel it where the visitor bought it. */
    showOrder: (ref: OrderRef) => checkout.showOrder(ref, cookies.checkoutSession()),

    showPapers: (key: OrderKey, language?: Language) => checkout.showPapers(key, language),

    /** `outcomeOfError` lists the refusals. */
    cancelOrder: (id: CancelId) => checkout.cancelOrder(id),
  };
};
