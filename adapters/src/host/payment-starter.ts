import { type PaymentRequest, type StartPaymentError, startPaymentErrors } from '@shop/core/checkout/checkout-port';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { HostOrder } from '@shop/core/host/checkout/host-order';
import { mostTicketsPerOrder } from '@shop/core/host/checkout/place-order';
import { isRunning } from '@shop/core/host/checkout/settlement';
import { notAsShown } from '@shop/core/host/checkout/shown-total';
import { attemptsOf, type HostState } from '@shop/core/host/state';
import { attemptId, cancelId, orderKey, orderRef, ticketCode } from '@shop/core/ids';
import { err, errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import { askingClient } from './asking-client.ts';
import type { BackgroundWork } from './background-work.ts';
import { sessionDigest } from './digests.ts';
import type { Outcome } from './host-store.ts';
import { buyerPatience, inTime } from './in-time.ts';
import type { PaymentParts } from './payment-parts.ts';
import { addressAfterPayment } from './payment-session-request.ts';
import type { PaymentSettler } from './payment-settler.ts';
import { type Running, type Started, sessionOpener, unconfirmed } from './session-opener.ts';

/** So many ended payments of the same cart are stepped over before the buyer is told to try again. */
const mostRounds = 3;

const notNow: ShopError = { kind: 'unreachable', cause: 'status' };

/** An address that is known already is not kept back for longer while the provider is asked about it. Units: milliseconds. */
const resumePatience = 2000;

const runningIn = (state: HostState, { cartId }: PaymentRequest): Running | undefined => {
  const attempt = attemptsOf(state, cartId).find(isRunning);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  return attempt === undefined || order === undefined ? undefined : { attempt, order };
};

/** Whether an order is that of the session that asks: nobody is sent to pay what somebody else gets. */
const isOwn = (order: HostOrder, { session }: PaymentRequest): boolean =>
  session !== undefined && order.sessionDigest === sessionDigest(session);

/** Starts payments: intent first, then the provider, keyed by the attempt, so that any number of repeats and crashes end
 *  in one session (R-HOLD-6, R-REPEAT-14). */
export const paymentStarter = (parts: PaymentParts, settler: PaymentSettler, background: BackgroundWork) => {
  const { store, random, publicOrigin, limits } = parts;
  const open = sessionOpener(parts);

  /** A repeat leads to the same page, if that can still be paid. Another way to pay, and another buyer of the same cart, closes it
   *  first (D-OTHER-METHOD, D-BUYER-PAYS); who was shown another total than its session takes is told (D-SHOWN-TOTAL).
   *  While the provider cannot be asked the address stays the answer. */
  const resume = (
    { order, attempt }: Running,
    request: PaymentRequest,
    rounds: number,
  ): ResultAsync<Started, ShopError> => {
    const isSame = isOwn(order, request) && order.paymentType === request.paymentType;
    const address: Started = { returnUrl: attempt.redirectUrl ?? '' };
    const asked = settler.settleByAsking(attempt.id).orElse((error) => (isSame ? ok(attempt.state) : err(error)));
    return inTime(background, asked, isSame ? resumePatience : buyerPatience)
      .map((state) => state ?? attempt.state)
      .andThen((state) => {
        if (state !== 'open') return start(request, rounds - 1);
        const other = notAsShown(order, request.shownTotal);
        if (other !== undefined) return errAsync(other);
        return isSame ? okAsync(address) : settler.refund(attempt.id).andThen(() => start(request, rounds - 1));
      });
  };

  /** The session that this request has just recorded, or that another one of the same buyer has. */
  const opening = (running: Running, { shownTotal }: PaymentRequest): ResultAsync<Started, ShopError> => {
    const other = notAsShown(running.order, shownTotal);
    return other === undefined ? open(running) : errAsync(other);
  };

  const goOn = (
    { state, answer }: Outcome<'startPayment'>,
    request: PaymentRequest,
    rounds: number,
  ): ResultAsync<Started, ShopError> => {
    if (answer.isErr()) return errAsync(answer.error);
    const { completed } = answer.value;
    if (completed !== undefined) return okAsync({ returnUrl: addressAfterPayment(publicOrigin(), completed) });
    const running = runningIn(state, request);
    if (running !== undefined) {
      const isOpening = running.attempt.state === 'opening' && isOwn(running.order, request);
      return isOpening ? opening(running, request) : resume(running, request, rounds);
    }
    return errAsync({ kind: 'expiredTicketsDeleted' });
  };

  const start = (request: PaymentRequest, rounds: number): ResultAsync<Started, ShopError> => {
    if (rounds === 0) return errAsync(notNow);
    const { cartId, paymentType, session, shownTotal, client } = request;
    return store
      .run<'startPayment'>({
        type: 'startPayment',
        cartId,
        paymentType,
        ...(shownTotal === undefined ? {} : { shownTotal }),
        ...(session === undefined ? {} : { sessionDigest: sessionDigest(session) }),
        ...askingClient(client, limits),
        newRef: orderRef(random.token()),
        newCancelId: cancelId(random.token()),
        newAttemptId: attemptId(random.token()),
        newOrderKey: orderKey(random.token()),
        newTicketCodes: Array.from({ length: mostTicketsPerOrder }, () => ticketCode(random.token())),
      })
      .mapErr((error): ShopError => error)
      .andThen((outcome) => goOn(outcome, request, rounds));
  };

  return (request: PaymentRequest): ResultAsync<Started, StartPaymentError> =>
    inTime(background, start(request, mostRounds), buyerPatience)
      .andThen((started) => (started === undefined ? err<Started, ShopError>(unconfirmed) : ok(started)))
      .mapErr(namedError(startPaymentErrors));
};
