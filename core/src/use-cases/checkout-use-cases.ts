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
  /** The countries of the form; loaded when absent. */
  readonly countries?: readonly Country[];
};

/** Returns a timeout as `paymentUnconfirmed`: without an answer it is unknown whether the request was carried out. */
const timeoutAsUnconfirmed = <Failure extends ShopError>(error: Failure): Failure | ErrorOf<'paymentUnconfirmed'> =>
  error.kind === 'unreachable' && error.cause === 'timeout' ? { kind: 'paymentUnconfirmed' } : error;

/** Use cases of a visitor from personal data on. Errors in addition to those named: those of the port; `notFound` cart
 *  when the jar contains none. */
export const checkoutUseCases = ({ checkout, cookies }: Ports) => {
  const ownSession = () => ({ session: cookies.checkoutSession() });

  const keepSession = (session: CheckoutSession | undefined): void => {
    if (session !== undefined) cookies.keepCheckoutSession(session);
  };

  const ownToken = () => ({ memberToken: cookies.memberToken() });

  /** Returns the countries to choose from, and known data for filling in the form. */
  const loadCustomer = (language: Language) =>
    withCartOf(cookies, (cartId) => checkout.loadCustomer({ cartId, language, ...ownSession(), ...ownToken() }));

  const countriesOf = ({ countries, language }: SaveCustomerRequest) =>
    countries === undefined
      ? loadCustomer(language).map((form) => form.countries)
      : okAsync<readonly Country[], LoadCustomerError>(countries);

  return {
    loadCustomer,

    /** Stores the form with the cart. Errors: `invalidCustomer` with every invalid field, before any request. */
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

    /** Whether the reservation tab can be displayed. */
    checkReservation: () => withCartOf(cookies, (cartId) => checkout.checkReservation(cartId)),

    /** Starts a payment of the displayed total, after which the browser goes to `returnUrl`. Errors: `totalChanged`
     *  when the total differs, `unreachable` when the payment address is unusable. */
    startPayment: (paymentType: PaymentType, shownTotal?: Cents): ResultAsync<StartedPayment, StartPaymentError> =>
      withCartOf(cookies, (cartId) => {
        return checkout
          .startPayment({ cartId, paymentType, shownTotal, ...ownSession() })
          .mapErr((error): StartPaymentError => timeoutAsUnconfirmed(error))
          .andThen((started) =>
            isPaymentAddress(started.returnUrl)
              ? ok(started)
              : err<StartedPayment, StartPaymentError>({ kind: 'unreachable', cause: 'malformed' }),
          );
      }),

    /** Closes the running payment of the cart, which can then be changed. */
    stopPayment: () =>
      withCartOf(cookies, (cartId) => checkout.stopPayment({ cartId, ...ownSession() }).mapErr(timeoutAsUnconfirmed)),

    /** Returns the order of a payment reference, with the id for canceling when the visitor bought it. */
    showOrder: (ref: OrderRef) => checkout.showOrder(ref, cookies.checkoutSession()),

    showPapers: (key: OrderKey, language?: Language) => checkout.showPapers(key, language),

    /** Cancels an order; see `outcomeOfError` for its refusals. */
    cancelOrder: (id: CancelId) => checkout.cancelOrder(id),
  };
};
