import type { Actor, Fact } from '../../checkout/fact.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ShopError } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import type { LoggedCommand } from './logged-command.ts';
import type { ReadOfOthers } from './read-of-others.ts';

/** What was asked: a command; what a use case refused before any command; that staff looked an order up, by its number;
 *  or how many refusals could not be logged. */
export type LoggedRequest =
  | LoggedCommand
  | { readonly type: 'useCase'; readonly name: string }
  | { readonly type: 'lookUp'; readonly order: string }
  | { readonly type: 'dropped'; readonly count: number };

/** A row of the log: one request about a cart, and what became of it. Nothing personal of a buyer is in it. */
export type LogRow = {
  /** Made before the first try, in the order of time. */
  readonly id: string;
  readonly at: Instant;
  readonly cartId: CartId;
  /** Digest of the client that filled the cart first; only on the row that opened the cart. */
  readonly owner?: string | undefined;
  readonly by: Actor;
  /** The name of the token of staff who asked; absent for all others, and for the terminal on a data folder. */
  readonly staff?: string | undefined;
  readonly request: LoggedRequest;
  /** The revision of the cart that was decided about and the one that was left: equal where the cart was not written, 0
   *  before it is opened. Absent where nothing was decided, and in older rows. */
  readonly revision?: { readonly from: number; readonly to: number } | undefined;
  readonly read?: ReadOfOthers | undefined;
  readonly catalogVersion?: number | undefined;
  /** What was decided, in its order; none where it was refused without an effect. */
  readonly facts: readonly Fact[];
  /** Of the cart after it. */
  readonly total?: Cents | undefined;
  /** Why it was refused, or the error that was answered although something changed. */
  readonly refusal?: ShopError | undefined;
};
