import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { CartId, ClientSecret } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';

/** The last calls of a visitor's cart without anything personal: a file, and the same as a word to paste. */
export type SupportCapsule = { readonly file: string; readonly code: string };

/** For the holder of the cart's secret; none when nothing is kept. Errors: `unreachable` when too many are asked for. */
export type CapsuleOf = (secret: ClientSecret) => ResultAsync<SupportCapsule | undefined, ErrorOf<'unreachable'>>;

/** Takes a refusal that a use case decided itself, for the cart of its visitor. */
export type OnRefusal = (
  useCase: string,
  error: ShopError,
  visitor: { readonly cartId?: CartId | undefined; readonly client?: ClientSecret | undefined },
) => void;
