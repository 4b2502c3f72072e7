import { statusNumber } from '@shop/core/checkout/payment';
import { leadsToPay } from '@shop/core/checkout/return-url';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import { attemptId, cancelId, orderKey, orderRef } from '@shop/core/ids';
import {
  type PaymentRequest,
  type StartedPayment,
  type StartPaymentError,
  startPaymentErrors,
} from '@shop/core/ports/checkout-port';
import { type AttemptCase, attemptCaseOf, attemptCases, type Orders } from '@shop/core/seller/checkout/order-records';
import { maxTicketsPerOrder } from '@shop/core/seller/checkout/place-order';
import { providerAttempt } from '@shop/core/seller/checkout/provider-attempt';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isRunning } from '@shop/core/seller/checkout/settlement';
import { totalRefusal } from '@shop/core/seller/checkout/shown-total';
import { newTicketCode } from '@shop/core/text/ticket-code';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { callbackPath } from '../payment/client/provider-api.ts';
import { type BackgroundWork, buyerTimeout, inTime } from './background-work.ts';
import type { Outcome } from './commands/outcome.ts';
import { limitedClient, sessionDigest } from './digests.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentSettler } from './payment-settler.ts';

/** Returns the address for a free order: the one to which the payment page would return the browser. */
const addressAfterPayment = (origin: string, { ref, language }: SellerOrder): string => {
  const query = new URLSearchParams({ ref, status: String(statusNumber('completed')), lang: language });
  return `${origin}${callbackPath}?${query}`;
};

const unusable: ShopError = { kind: 'unreachable', cause: 'malformed' };

/** The error while it is unknown whether a session was opened. */
export const paymentUnconfirmed: ShopError = { kind: 'paymentUnconfirmed' };

/** Returns a function that opens the session of a stored attempt at the provider. Repeated calls open the same
 *  session. */
const sessionOpener = ({ run, provider, publicOrigin, paymentOrigins = [], ...reports }: PaymentParts) => {
  /** Unfreezes the cart, unless a parallel request has received the session's address, which is then returned. */
  const giveUpOpening = ({ attempt }: AttemptCase, error: ShopError): ResultAsync<StartedPayment, ShopError> =>
    run<'giveUpOpening'>({
      type: 'giveUpOpening',
      attemptId: attempt.attemptId,
      refused: error.kind === 'paymentRefused',
    }).andThen(({ after }): Result<StartedPayment, ShopError> => {
      const latest = attemptCaseOf(after, attempt.attemptId)?.attempt;
      return latest?.state === 'open' && latest.redirectUrl !== undefined
        ? ok({ returnUrl: latest.redirectUrl })
        : err(error);
    });

  /** A provider that did not answer may have opened the session; repeating the same request finds out. */
  const open = (bought: AttemptCase): ResultAsync<StartedPayment, ShopError> =>
    provider
      .openSession(providerAttempt(bought, publicOrigin()))
      .andThen((session) =>
        leadsToPay(session.redirectUrl, [publicOrigin(), ...paymentOrigins]) ? ok(session) : err(unusable),
      )
      .andThen(
        ({ redirectUrl, expiresAt, sessionId }): ResultAsync<StartedPayment, ShopError> =>
          run<'keepSession'>({
            type: 'keepSession',
            attemptId: bought.attempt.attemptId,
            redirectUrl,
            endsAt: expiresAt,
            sessionId,
          }).map(({ after }) => {
            const attemptId = bought.attempt.attemptId;
            const stored = attemptCaseOf(after, attemptId)?.attempt.sessionEndsAt ?? expiresAt;
            if (stored !== expiresAt) reports.onSessionEnd({ attemptId, reported: expiresAt, kept: stored });
            return { returnUrl: redirectUrl };
          }),
      )
      .orTee(({ kind }) => kind === 'paymentRefused' && reports.onRefused())
      .orElse((error) =>
        error.kind === 'unreachable' && error.cause !== 'malformed'
          ? err<StartedPayment, ShopError>(paymentUnconfirmed)
          : giveUpOpening(bought, error),
      );

  return open;
};

/** Maximum number of ended payments of a cart that are skipped before the buyer has to try again. */
const mostRounds = 3;

const notNow: ShopError = { kind: 'unreachable', cause: 'status' };

/** Maximum wait in milliseconds for the provider's answer when the payment's address is known. */
const resumeTimeout = 2000;

const runningIn = (records: Orders): AttemptCase | undefined =>
  attemptCases(records).find(({ attempt }) => isRunning(attempt));

/** Whether an order belongs to the requesting session. An order of another session is never offered for payment. */
const isOwn = (order: SellerOrder, { session }: PaymentRequest): boolean =>
  session !== undefined && order.sessionDigest === sessionDigest(session);

/** Returns a function that starts payments. The attempt is stored first and is the session's key, so repeats and
 *  crashes lead to one session. */
export const paymentStarter = (parts: PaymentParts, settler: PaymentSettler, background: BackgroundWork) => {
  const { run, provider, random, publicOrigin, limits } = parts;
  const open = sessionOpener(parts);

  /** Continues a running payment. Returns the same address while it can be paid, or the provider is unreachable. A
   *  different payment type or buyer closes the payment and starts another one. Error: the shown total differs from
   *  the order's. */
  const resume = (
    { order, attempt }: AttemptCase,
    request: PaymentRequest,
    rounds: number,
  ): ResultAsync<StartedPayment, ShopError> => {
    const isSame = isOwn(order, request) && order.paymentType === request.paymentType;
    const address: StartedPayment = { returnUrl: attempt.redirectUrl ?? '' };
    const queried = settler
      .settleByQuery(attempt.attemptId)
      .orElse((error) => (isSame ? ok(attempt.state) : err(error)));
    return inTime(background, queried, isSame ? resumeTimeout : buyerTimeout)
      .map((state) => state ?? attempt.state)
      .andThen((state) => {
        if (state !== 'open') return start(request, rounds - 1);
        const other = totalRefusal(order, request.shownTotal);
        if (other !== undefined) return errAsync(other);
        return isSame ? okAsync(address) : settler.end(attempt.attemptId).andThen(() => start(request, rounds - 1));
      });
  };

  /** Opens the session recorded by this request, or by another request of the same buyer. */
  const opening = (running: AttemptCase, { shownTotal }: PaymentRequest): ResultAsync<StartedPayment, ShopError> => {
    const other = totalRefusal(running.order, shownTotal);
    return other === undefined ? open(running) : errAsync(other);
  };

  const goOn = (
    { after, answer }: Outcome<'startPayment'>,
    request: PaymentRequest,
    rounds: number,
  ): ResultAsync<StartedPayment, ShopError> => {
    if (answer.isErr()) return errAsync(answer.error);
    const { completed } = answer.value;
    if (completed !== undefined) return okAsync({ returnUrl: addressAfterPayment(publicOrigin(), completed) });
    const running = runningIn(after);
    if (running !== undefined) {
      const isOpening = running.attempt.state === 'opening' && isOwn(running.order, request);
      return isOpening ? opening(running, request) : resume(running, request, rounds);
    }
    return errAsync({ kind: 'expiredTicketsDeleted' });
  };

  const start = (request: PaymentRequest, rounds: number): ResultAsync<StartedPayment, ShopError> => {
    if (rounds === 0) return errAsync(notNow);
    const { cartId, paymentType, session, shownTotal, client } = request;
    return run<'startPayment'>({
      type: 'startPayment',
      cartId,
      paymentType,
      terms: provider.terms,
      origin: publicOrigin(),
      shownTotal,
      sessionDigest: session === undefined ? undefined : sessionDigest(session),
      client: limitedClient(client, limits),
      newRef: orderRef(random.token()),
      newCancelId: cancelId(random.token()),
      newAttemptId: attemptId(random.token()),
      newOrderKey: orderKey(random.token()),
      newTicketCodes: Array.from({ length: maxTicketsPerOrder }, () => newTicketCode(random.token())),
    })
      .mapErr((error): ShopError => error)
      .andThen((outcome) => goOn(outcome, request, rounds));
  };

  return (request: PaymentRequest): ResultAsync<StartedPayment, StartPaymentError> =>
    inTime(background, start(request, mostRounds), buyerTimeout)
      .andThen((started) => (started === undefined ? err<StartedPayment, ShopError>(paymentUnconfirmed) : ok(started)))
      .mapErr(namedError(startPaymentErrors));
};
