import type { ResultAsync } from 'neverthrow';
import { errorKey } from './error-catalog.ts';
import type { ErrorOf, ShopError, ShopErrorKind } from './shop-error.ts';

/** The errors of a list of kinds. */
export type AnyOf<Kinds extends readonly ShopErrorKind[]> = ErrorOf<Kinds[number]>;

/** The answer of a call: a value, or an error of its list. */
export type Answer<Value, Kinds extends readonly ShopErrorKind[]> = ResultAsync<Value, AnyOf<Kinds>>;

/** Errors that every call can have: no usable answer, a code not listed for the call, or malformed input. */
export const callFailures = ['unreachable', 'refusedByProvider', 'invalidInput'] as const;
export type CallFailure = AnyOf<typeof callFailures>;

const isNamed = <Kind extends ShopErrorKind>(kinds: readonly Kind[], error: ShopError): error is ErrorOf<Kind> =>
  kinds.some((kind) => kind === error.kind);

/** Returns a function that maps an error to one that the call may return: the error itself when its kind is listed,
 *  otherwise a refusal with its code. Callers therefore handle only listed kinds. */
export const namedError =
  <Kind extends ShopErrorKind>(kinds: readonly Kind[]) =>
  (error: ShopError): ErrorOf<Kind> | ErrorOf<'refusedByProvider'> =>
    isNamed(kinds, error) ? error : { kind: 'refusedByProvider', code: errorKey(error) };
