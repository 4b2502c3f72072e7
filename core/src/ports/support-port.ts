import type { ResultAsync } from 'neverthrow';
import type { ErrorOf, ShopError } from '../errors/shop-error.ts';
import type { CartId, ClientSecret } from '../ids.ts';

/** The log of a visitor's cart without anything personal: a file, and the same as a word to paste. Where the
 *  provider is elsewhere it is the last calls. */
export type SupportCapsule = { readonly file: string; readonly code: string };

/** By what a visitor's browser is known. */
export type KnownVisitor = { readonly cartId?: CartId | undefined; readonly client?: ClientSecret | undefined };

/** What a shop logs of its visitors for support. */
export type SupportPort = {
  /** Of the cart that the secret's holder opened last; none if nothing is logged. Errors: `unreachable` if too many are
   *  requested at a time. */
  capsuleOf(secret: ClientSecret): ResultAsync<SupportCapsule | undefined, ErrorOf<'unreachable'>>;
  /** Takes a refusal of a use case, for the visitor's cart; one that a command or a call gave is logged with it. */
  refused(useCase: string, error: ShopError, visitor: KnownVisitor): void;
};
