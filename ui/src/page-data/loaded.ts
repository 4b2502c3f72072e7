import type { ShopError } from '@shop/core/errors/shop-error';
import type { ResultAsync } from 'neverthrow';

/** The result of a load as plain data, since a `Result` cannot be serialised into a page's JSON. */
export type Loaded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ShopError };

/** The result of a load that ended in a bug. */
export const notLoaded = { ok: false, error: { kind: 'unreachable', cause: 'malformed' } } as const;

/** Converts the answer of a use case to plain data. */
export const loaded = async <Value>(answer: ResultAsync<Value, ShopError>): Promise<Loaded<Value>> =>
  (await answer).match(
    (value): Loaded<Value> => ({ ok: true, value }),
    (error): Loaded<Value> => ({ ok: false, error }),
  );
