import type { Instant } from '@shop/core/dates/instant';

/** `leaving`: about to be kept at another place. `gone`: kept there, and sold from there alone. `arrived`: this is that place. */
export const moveStates = ['leaving', 'gone', 'arrived'] as const;
export type MoveState = (typeof moveStates)[number];

/** A shop's way from one database to another; no row where it never moved (D-TRANSFER). */
export type ShopMoves = {
  id: 1;
  state: MoveState;
  /** The same in both databases. */
  transfer: string;
  /** Where to or where from, without user and password. */
  place: string;
  moved_at: Instant;
};

export type MoveTables = { shop_moves: ShopMoves };
