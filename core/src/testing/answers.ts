import type { Result, ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';

/** Returns the value of an answer; fails the test when the answer is an error. */
export const value = async <T>(answer: ResultAsync<T, ShopError> | Result<T, ShopError>): Promise<T> =>
  (await answer).match(
    (ok) => ok,
    (error) => {
      throw new Error(`refused: ${JSON.stringify(error)}`);
    },
  );

/** Returns the error of an answer; fails the test when the answer is a value. */
export const refusal = async (
  answer: ResultAsync<unknown, ShopError> | Result<unknown, ShopError>,
): Promise<ShopError> =>
  (await answer).match(
    (ok) => {
      throw new Error(`not refused: ${JSON.stringify(ok)}`);
    },
    (error) => error,
  );
