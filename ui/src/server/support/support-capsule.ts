import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { ClientSecret } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';

/** The last calls of a visitor's cart without anything personal: a file, and the same as a word to paste. */
export type SupportCapsule = { readonly file: string; readonly code: string };

/** For the holder of the cart's secret; none when nothing is kept. Errors: `unreachable` when too many are asked for. */
export type CapsuleOf = (secret: ClientSecret) => ResultAsync<SupportCapsule | undefined, ErrorOf<'unreachable'>>;
