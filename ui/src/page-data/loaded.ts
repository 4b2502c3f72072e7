import type { ShopError } from '@shop/core/errors/shop-error';
import type { ResultAsync } from 'neverthrow';

/** The outcome of a load as plain data, since a Result cannot travel inside a page's JSON. */
export type Loaded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ShopError };

/** What stands in for an answer that a bug of ours kept away. */
export const notLoaded = { ok: false, error: { kind: 'unreachable', cause: 'malformed' } } as const;

/** Turns an answer of a use case into plain data. */
export const loaded = async <Value>(answer: ResultAsync<Value, ShopError>): Promise<Loaded<Value>> =>
  (await answer).match(
    (value): Loaded<Value> => ({ ok: true, value }),
    (error): Loaded<Value> => ({ ok: false, error }),
  );
