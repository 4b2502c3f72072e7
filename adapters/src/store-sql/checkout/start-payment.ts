import { statusNumber } from '@shop/core/checkout/payment-result';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OrderRef } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { PaymentRequest } from '@shop/core/ports/checkout-port';
import type { PaymentSession, PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import type { Updateable } from 'kysely';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { notificationPath } from '../../payment/payment-notification.ts';
import { keepFrozenUntil, thawCart } from '../cart/cart-freeze.ts';
import type { PaymentAttempts } from '../tables/checkout-tables.ts';
import { type Bought, buyCart } from './buy-cart.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { changeOrder, type OrderRow } from './orders.ts';
import { type AttemptRow, changeAttempt, keepSession, loadAttempt } from './payment-attempts.ts';
import type { PaymentSettler } from './settle-payment.ts';

type Started = { readonly returnUrl: string };
type Running = Extract<Bought, { type: 'running' }>;

/** Where the payment provider reports to, and where it sends the browser back to (spec 2). */
const callbackPath = '/shopPaymentCallback';

/** So many ended payments of the same cart are stepped over before the buyer is told to try again. */
const mostRounds = 3;

const notNow: ShopError = { kind: 'unreachable', cause: 'status' };

/** Starts payments: intent first, then the provider, keyed by the attempt, so that any number of repeats and crashes end
 *  in one session (reliability 1.2 and 1.3). */
export const paymentStarter = (parts: CheckoutParts, settler: PaymentSettler) => {
  const { database, provider, publicOrigin, clock } = parts;

  const sessionRequest = (order: OrderRow, attempt: AttemptRow): PaymentSessionRequest => ({
    attemptId: attempt.id,
    orderRef: order.ref,
    orderNumber: order.number,
    amount: attempt.amount,
    paymentType: order.payment_type,
    language: order.language,
    returnUrl: `${publicOrigin()}${callbackPath}`,
    notifyUrl: `${publicOrigin()}${notificationPath}`,
  });

  const freeReturn = (ref: OrderRef, language: Language): Started => {
    const query = new URLSearchParams({ ref, status: String(statusNumber('completed')), lang: language });
    return { returnUrl: `${publicOrigin()}${callbackPath}?${query}` };
  };

  /** An attempt that ended meanwhile must not be paid any more, so its address is not told. */
  const keep = ({ order, attempt }: Running, session: PaymentSession): ResultAsync<Started, ShopError> =>
    database.transaction(async (tx): Promise<Result<Started, ShopError>> => {
      if (!(await keepSession(tx, attempt.id, session))) return err(notNow);
      await keepFrozenUntil(tx, order.cart_id, session.expiresAt);
      return ok({ returnUrl: session.redirectUrl });
    });

  /** The cart is usable again. Whatever became of the session at the provider is closed later; nobody knows its address,
   *  unless a parallel request has just been told it: then that is the answer here too. */
  const giveUpOpening = ({ order, attempt }: Running, error: ShopError): ResultAsync<Started, ShopError> =>
    database
      .transaction(async (tx): Promise<Result<string | null, ShopError>> => {
        const latest = await loadAttempt(tx, attempt.id);
        if (latest?.state !== 'opening') return ok(latest?.state === 'open' ? latest.redirect_url : null);
        const now = clock.now();
        const ended: Updateable<PaymentAttempts> =
          error.kind === 'paymentRefused' ? { state: 'failed', ask_at: null } : { state: 'refunding', ask_at: now };
        await changeAttempt(tx, attempt.id, ended);
        await changeOrder(tx, order.ref, { payment_status: 'error' });
        await thawCart(tx, order.cart_id, now);
        return ok(null);
      })
      .andThen((address) => (address === null ? err(error) : ok({ returnUrl: address })));

  const open = (bought: Running): ResultAsync<Started, ShopError> =>
    provider
      .openSession(sessionRequest(bought.order, bought.attempt))
      .andThen((session) => keep(bought, session))
      .orElse((error) => giveUpOpening(bought, error));

  /** A repeat leads to the same page, if that can still be paid. Decision: another way to pay closes it first. While the
   *  provider cannot be asked the address stays the answer. */
  const resume = (bought: Running, request: PaymentRequest, rounds: number): ResultAsync<Started, ShopError> => {
    const { attempt, order } = bought;
    const isSame = order.payment_type === request.paymentType;
    const address: Started = { returnUrl: attempt.redirect_url ?? '' };
    return settler
      .settleByAsking(attempt.id)
      .orElse((error) => (isSame ? ok(attempt.state) : err(error)))
      .andThen((state) => {
        if (state !== 'open') return start(request, rounds - 1);
        return isSame ? okAsync(address) : settler.giveBack(attempt.id).andThen(() => start(request, rounds - 1));
      });
  };

  const start = (request: PaymentRequest, rounds: number): ResultAsync<Started, ShopError> => {
    if (rounds === 0) return errAsync(notNow);
    return database
      .transaction((tx) => buyCart(tx, request, parts))
      .andThen((bought): ResultAsync<Started, ShopError> => {
        switch (bought.type) {
          case 'refused':
            return errAsync(bought.error);
          case 'free':
            return okAsync(freeReturn(bought.ref, bought.language));
          case 'running':
            return bought.attempt.state === 'opening' ? open(bought) : resume(bought, request, rounds);
        }
      });
  };

  return (request: PaymentRequest): ResultAsync<Started, ShopError> => start(request, mostRounds);
};
