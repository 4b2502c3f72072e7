import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OrderRef } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { Result, ResultAsync } from 'neverthrow';

/** Cards of the payment page stand-in, by what becomes of them. */
export type CardOutcome = 'paid' | 'declined' | 'canceledAt3ds';

/** One chain of adapters over the sample catalog, with time and the payment page in the test's hands. */
export type World = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly today: LocalDate;
  now(): Instant;
  /** Units: milliseconds. */
  advance(milliseconds: number): void;
  /** Does at the payment page what a buyer does; the reference is what the browser comes back with. */
  pay(returnUrl: string, outcome: CardOutcome): Promise<OrderRef>;
  close(): Promise<void>;
};

export type OpenWorld = () => Promise<World>;

/** The value of an answer that must be ok. */
export const value = async <T>(answer: ResultAsync<T, ShopError> | Result<T, ShopError>): Promise<T> =>
  (await answer).match(
    (ok) => ok,
    (error) => {
      throw new Error(`refused: ${JSON.stringify(error)}`);
    },
  );

/** The error of an answer that must be refused. */
export const refusal = async (
  answer: ResultAsync<unknown, ShopError> | Result<unknown, ShopError>,
): Promise<ShopError> =>
  (await answer).match(
    (ok) => {
      throw new Error(`not refused: ${JSON.stringify(ok)}`);
    },
    (error) => error,
  );
