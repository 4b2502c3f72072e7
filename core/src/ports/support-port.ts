import type { ResultAsync } from 'neverthrow';
import type { ErrorOf, ShopError } from '../errors/shop-error.ts';
import type { CartId, ClientSecret } from '../ids.ts';

/** The log of a visitor's cart without personal data, as a file and as a code to paste. For a foreign provider it
 *  contains the last calls. */
export type SupportCapsule = { readonly file: string; readonly code: string };

/** The identification of a visitor's browser. */
export type KnownVisitor = { readonly cartId?: CartId | undefined; readonly client?: ClientSecret | undefined };

/** The log that a shop writes about its visitors, for support. */
export type SupportPort = {
  /** Returns the log of the cart that the secret's owner opened last; `undefined` when nothing is logged. Errors:
   *  `unreachable` when too many are requested at once. */
  capsuleOf(secret: ClientSecret): ResultAsync<SupportCapsule | undefined, ErrorOf<'unreachable'>>;
  /** Logs a refusal by a use case for the visitor's cart. Refusals by commands and calls are logged with these. */
  refused(useCase: string, error: ShopError, visitor: KnownVisitor): void;
};
