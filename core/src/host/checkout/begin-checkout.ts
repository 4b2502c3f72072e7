import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import { refreshHolds } from '../cart/refresh-holds.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import { evolveAll } from '../evolve.ts';
import type { HostState } from '../state.ts';
import { buyerOf } from './buyer-of.ts';
import { tellTotal } from './told-total.ts';

/** A visitor goes on to the personal data. */
export type BeginCheckout = {
  readonly type: 'beginCheckout';
  readonly cartId: CartId;
  /** Digest of the asking session, where it has one. */
  readonly sessionDigest?: string;
};

export type BeginCheckoutRefusal = ErrorOf<'notFound' | 'ticketsPartlyFree'>;

/** Takes expired places again, so that nobody fills in a form for tickets that are gone; lines that could not be kept are gone for
 *  good, see `lostIn`; where only a part of a line is free nothing is taken, and its visitor is asked (D-HOLD-PARTIAL). Whoever goes
 *  on has been told what was lost before. Notes the total that a session goes on with whose data are known. */
export const beginCheckout: Decide<BeginCheckout, BeginCheckoutRefusal> = (state, command, at) =>
  unsoldCart(state, command.cartId).andThen((cart) => (cart.state === 'open' ? begun(state, command, at) : ok([])));

const toldLost = (state: HostState, cartId: CartId): readonly Change[] =>
  state.carts.get(cartId)?.lostTickets === undefined ? [] : [{ type: 'ticketsLost', cartId, tickets: [] }];

const begun = (
  state: HostState,
  { cartId, sessionDigest }: BeginCheckout,
  at: DecisionTime,
): Result<readonly Change[], ErrorOf<'ticketsPartlyFree'>> => {
  const { changes, lostLines, partlyFree } = refreshHolds(state, cartId, at);
  if (lostLines.length === 0 && partlyFree.length > 0) return err({ kind: 'ticketsPartlyFree' });
  const told = buyerOf(state, cartId, sessionDigest).map((buyer) =>
    tellTotal(evolveAll(state, changes), buyer, at.now),
  );
  const cleared = lostLines.length === 0 ? toldLost(state, cartId) : [];
  return ok([...changes, ...cleared, ...told.unwrapOr([])]);
};

/** What a cart lost when its holds were refreshed: lines whose places are gone, or the promo code. */
export const lostIn = (changes: readonly Change[]): 'lines' | 'code' | undefined => {
  if (changes.some(({ type }) => type === 'lineRemoved')) return 'lines';
  const isHeldAgain = changes.some(({ type }) => type === 'codeHeld');
  return !isHeldAgain && changes.some(({ type }) => type === 'codeDropped') ? 'code' : undefined;
};
