import type { ShopError } from '@shop/core/errors/shop-error';
import type { ResultAsync } from 'neverthrow';
import type { Loaded } from './route-data.ts';

/** Turns an answer of a use case into plain data. */
export const loaded = async <Value>(answer: ResultAsync<Value, ShopError>): Promise<Loaded<Value>> =>
  (await answer).match(
    (value): Loaded<Value> => ({ ok: true, value }),
    (error): Loaded<Value> => ({ ok: false, error }),
  );
