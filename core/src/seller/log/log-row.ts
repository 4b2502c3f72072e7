import type { Actor, Fact } from '../../checkout/fact.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ShopError } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import type { ProductPeriod } from '../places/period-places.ts';
import type { LoggedCommand } from './logged-command.ts';
import type { ReadOfOthers } from './read-of-others.ts';

/** The request of a row: a command; `useCase`, refused before it became a command, with its goods if it concerned one
 *  ticket; `lookUp`, staff opened an order by its number; or `dropped`, the number of refusals that could not be
 *  logged. */
export type LoggedRequest =
  | LoggedCommand
  | ({ readonly type: 'useCase'; readonly name: string } & Partial<ProductPeriod>)
  | { readonly type: 'lookUp'; readonly order: string }
  | { readonly type: 'dropped'; readonly count: number };

/** A row of the log: one request about a cart, and its outcome. It contains no personal data of a buyer. */
export type LogRow = {
  /** Made before the first attempt; ids sort by time. */
  readonly id: string;
  readonly at: Instant;
  readonly cartId: CartId;
  /** Digest of the client that first filled the cart; only on the row that opened the cart. */
  readonly owner?: string | undefined;
  readonly by: Actor;
  /** The name of the access token of the staff member; absent for other actors, and for commands in a terminal on a
   *  data folder. */
  readonly staff?: string | undefined;
  readonly request: LoggedRequest;
  /** The revisions of the cart before and after the decision: equal when the cart was not written, 0 before it was
   *  opened. Absent when there was no decision, and in rows of older releases. */
  readonly revision?: { readonly from: number; readonly to: number } | undefined;
  readonly read?: ReadOfOthers | undefined;
  readonly catalogVersion?: number | undefined;
  /** The facts of the decision, in the order of recording; empty when it was refused without an effect. */
  readonly facts: readonly Fact[];
  /** The total of the cart after the decision. */
  readonly total?: Cents | undefined;
  /** The reason for a refusal, or the error that was answered although something changed. */
  readonly refusal?: ShopError | undefined;
};
