import type { Order, OrderMail } from '@shop/core/checkout/order';
import { draftOf } from '@shop/core/customer/customer-rules';
import { isSessionSecret } from '@shop/core/customer/session-secret';
import { namedError } from '@shop/core/errors/named-error';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { type AttemptId, type CheckoutSession, checkoutSession, type OrderRef } from '@shop/core/ids';
import { type CheckoutPort, type CustomerForm, stopPaymentErrors } from '@shop/core/ports/checkout-port';
import { unsoldCart } from '@shop/core/seller/cart/open-cart';
import { refundOwed } from '@shop/core/seller/checkout/cancel-order';
import { countriesIn } from '@shop/core/seller/checkout/countries';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isRunning, isUndecided } from '@shop/core/seller/checkout/settlement';
import { isReservable } from '@shop/core/seller/checkout/start-payment';
import { afterStop, paymentToStop } from '@shop/core/seller/checkout/stop-payment';
import type { DecisionTime } from '@shop/core/seller/decision';
import { orderOfKey, type PapersOf, papersOf } from '@shop/core/seller/views/order-papers-view';
import { buyersMailView, orderMailView, orderView } from '@shop/core/seller/views/order-view';
import { err, errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { type BackgroundWork, buyerTimeout, inTime } from './background-work.ts';
import { limitedClient, sessionDigest } from './digests.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentSettler } from './payment-settler.ts';
import { paymentStarter, paymentUnconfirmed } from './payment-starter.ts';
import type { PaymentWatch } from './payment-watch.ts';
import { readRecords } from './read-records.ts';
import type { StoreFailure } from './seller-store.ts';
import { soldGoods } from './sold-goods.ts';

type CustomerCalls = Pick<CheckoutPort, 'loadCustomer' | 'saveCustomer' | 'checkReservation'>;
type Found = { readonly records: PapersOf; readonly order: SellerOrder; readonly at: DecisionTime };
type OrderCalls = Pick<CheckoutPort, 'showOrder' | 'showPapers' | 'cancelOrder'>;

const digestOf = (session: CheckoutSession | undefined) => (session === undefined ? undefined : sessionDigest(session));

const customerCalls = ({ store, run, provider, random, limits, asciiEmail }: PaymentParts): CustomerCalls => ({
  loadCustomer: ({ cartId, language, session, client }) =>
    run<'beginCheckout'>({
      type: 'beginCheckout',
      cartId,
      sessionDigest: digestOf(session),
      client: limitedClient(client, limits),
    })
      .andThen(({ answer, after }) => answer.map(() => after.buyer))
      .map((buyer): CustomerForm => {
        const form = { countries: countriesIn(language), asciiEmail: asciiEmail?.() || undefined };
        return buyer === undefined ? form : { ...form, draft: draftOf(buyer.customer) };
      }),

  saveCustomer: ({ session: asking, ...entry }) => {
    const session = asking !== undefined && isSessionSecret(asking) ? asking : checkoutSession(random.secret());
    return run<'saveCustomer'>({ type: 'saveCustomer', entry, sessionDigest: sessionDigest(session) }).map(() => ({
      session,
    }));
  },

  checkReservation: (cartId) =>
    store
      .read((seller) =>
        seller.withCatalog(async (catalog) => ({ catalog, cart: await seller.cart(cartId), at: seller.at })),
      )
      .andThen(({ catalog, cart, at }) =>
        unsoldCart(cart).map((unsold) => isReservable({ cart: unsold, catalog }, provider.terms, at.today)),
      ),
});

/** The refund is due, and is repeated until it is confirmed. */
const cancelUnconfirmed: ErrorOf<'cancelUnconfirmed'> = { kind: 'cancelUnconfirmed' };

const noOrder: ErrorOf<'notFound'> = { kind: 'notFound', what: 'order' };

/** Returns the calls about an order. While its payment is undecided the provider is queried, so that a buyer who
 *  returns before the notification gets the current state. When the provider is unreachable or slow, the order is
 *  returned as stored. */
const orderCalls = (
  { store, run, mentionsMails = false }: PaymentParts,
  settler: PaymentSettler,
  watch: PaymentWatch,
): OrderCalls => {
  const parts = { papers: true };
  const load = (ref: OrderRef) => readRecords(store, { by: 'order', key: ref }, parts);

  const orderIn = ({ records, at }: Omit<Found, 'order'>, ref: OrderRef): Result<Found, ErrorOf<'notFound'>> => {
    const order = records.orders.get(ref);
    return order === undefined ? err(noOrder) : ok({ records, order, at });
  };

  /** Omits the mail when mails reach no buyers. */
  const mailOf = (mail: OrderMail | undefined): Pick<Order, 'mail'> =>
    mentionsMails && mail !== undefined ? { mail } : {};

  return {
    showOrder: (ref, session) =>
      load(ref)
        .andThen((records): ResultAsync<Found, ErrorOf<'notFound'> | StoreFailure> => {
          const order = orderIn(records, ref);
          if (order.isErr()) return errAsync(order.error);
          const undecided = undecidedAttempt(order.value.order);
          if (undecided === undefined) return okAsync(order.value);
          return ResultAsync.fromSafePromise(watch.look(undecided.attemptId))
            .andThen(() => load(ref))
            .andThen((reloaded) => orderIn(reloaded, ref));
        })
        .map(({ records, order, at }) => ({
          ...orderView(order, digestOf(session), at),
          ...mailOf(buyersMailView(records, order, digestOf(session))),
        })),

    showPapers: (key, language) =>
      readRecords(store, { by: 'orderKey', key }, parts).andThen(({ records, at }) => {
        const order = orderOfKey(records, key);
        if (order === undefined) return errAsync(noOrder);
        return soldGoods(store, records.catalog, order, at.today).andThen((sold) => {
          const papers = papersOf(records, order, at, language, sold);
          if (papers === undefined) return err(noOrder);
          return ok({ ...papers, order: { ...papers.order, ...mailOf(orderMailView(order)) } });
        });
      }),

    cancelOrder: (cancelId) => {
      if (cancelId === '') return errAsync({ kind: 'cancelIdMissing' });
      return run<'cancelOrder'>({ type: 'cancelOrder', cancelId }).andThen(
        ({ after }): ResultAsync<void, ErrorOf<'cancelUnconfirmed'>> => {
          const owed = refundOwed(after, cancelId);
          if (owed === undefined) return okAsync();
          return settler
            .refund(owed)
            .mapErr(() => cancelUnconfirmed)
            .andThen((attempt) => (attempt === 'refunded' ? ok() : err(cancelUnconfirmed)));
        },
      );
    },
  };
};

const undecidedAttempt = (order: SellerOrder) =>
  order.outcome === 'open'
    ? attemptsOf(order).findLast(({ state }) => state !== 'refunding' && isUndecided(state))
    : undefined;

/** Closes a running payment so that its cart can be changed. A payment that is already made stays. */
const stopPayment = (
  { store }: PaymentParts,
  settler: PaymentSettler,
  background: BackgroundWork,
): CheckoutPort['stopPayment'] => {
  const close = (id: AttemptId): ResultAsync<true, ShopError> =>
    settler
      .settleByQuery(id)
      .andThen((state) => (isRunning({ state }) ? settler.end(id) : okAsync(state)))
      .mapErr(() => paymentUnconfirmed)
      .andThen(afterStop)
      .map(() => true);

  return ({ cartId, session }) => {
    const stopped = store
      .read(async (seller) => ({ cart: await seller.cart(cartId), records: await seller.orders(cartId, {}) }))
      .mapErr((error): ShopError => error)
      .andThen(({ cart, records }) => paymentToStop(cart, records, digestOf(session)))
      .andThen((id): ResultAsync<true, ShopError> => (id === undefined ? okAsync(true) : close(id)));
    return inTime(background, stopped, buyerTimeout)
      .andThen((done) => (done === undefined ? err<void, ShopError>(paymentUnconfirmed) : ok()))
      .mapErr(namedError(stopPaymentErrors));
  };
};

/** Returns the checkout port over any store: from personal data to the completed order. */
export const sellerCheckout = (
  parts: PaymentParts,
  settler: PaymentSettler,
  watch: PaymentWatch,
  background: BackgroundWork,
): CheckoutPort => ({
  ...customerCalls(parts),
  ...orderCalls(parts, settler, watch),
  startPayment: paymentStarter(parts, settler, background),
  stopPayment: stopPayment(parts, settler, background),
});
