import type { Result, ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';

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
