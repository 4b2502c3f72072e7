import { leadsToPay } from '@shop/core/checkout/return-url';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { HostAttempt, HostOrder } from '@shop/core/host/checkout/host-order';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { PaymentParts } from './payment-parts.ts';
import { sessionRequest } from './payment-session-request.ts';

/** Where the buyer pays. */
export type Started = { readonly returnUrl: string };

/** A payment that runs: an order and its attempt. */
export type Running = { readonly order: HostOrder; readonly attempt: HostAttempt };

const unusable: ShopError = { kind: 'unreachable', cause: 'malformed' };

/** What is said as long as nobody knows whether a session was opened. */
export const unconfirmed: ShopError = { kind: 'paymentUnconfirmed' };

/** Opens the session of a recorded attempt at the provider; any number of times, it is the same one. */
export const sessionOpener = ({ store, provider, publicOrigin, paymentOrigins = [], onSessionEnd }: PaymentParts) => {
  /** The cart is usable again, unless a parallel request has just been told the address: then that is the answer here too. */
  const giveUpOpening = ({ attempt }: Running, error: ShopError): ResultAsync<Started, ShopError> =>
    store
      .run<'giveUpOpening'>({
        type: 'giveUpOpening',
        attemptId: attempt.id,
        refused: error.kind === 'paymentRefused',
      })
      .andThen(({ state }): Result<Started, ShopError> => {
        const latest = state.attempts.get(attempt.id);
        return latest?.state === 'open' && latest.redirectUrl !== undefined
          ? ok({ returnUrl: latest.redirectUrl })
          : err(error);
      });

  /** Whoever did not answer may have opened the session: the attempt stays, and the same request again finds out (D-UNCONFIRMED). A
   *  session whose address is of no use is closed. */
  const open = (bought: Running): ResultAsync<Started, ShopError> =>
    provider
      .openSession(sessionRequest(publicOrigin(), bought.order, bought.attempt))
      .andThen((session) =>
        leadsToPay(session.redirectUrl, [publicOrigin(), ...paymentOrigins]) ? ok(session) : err(unusable),
      )
      .andThen(
        ({ redirectUrl, expiresAt }): ResultAsync<Started, ShopError> =>
          store
            .run<'keepSession'>({
              type: 'keepSession',
              attemptId: bought.attempt.id,
              redirectUrl,
              endsAt: expiresAt,
            })
            .map(({ state }) => {
              const attemptId = bought.attempt.id;
              const kept = state.attempts.get(attemptId)?.sessionEndsAt ?? expiresAt;
              if (kept !== expiresAt) onSessionEnd({ attemptId, reported: expiresAt, kept });
              return { returnUrl: redirectUrl };
            }),
      )
      .orElse((error) =>
        error.kind === 'unreachable' && error.cause !== 'malformed'
          ? err<Started, ShopError>(unconfirmed)
          : giveUpOpening(bought, error),
      );

  return open;
};
