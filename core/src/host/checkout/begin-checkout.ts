import { err, ok, type Result } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { type AskingClient, inClientSlot } from '../cart/client-slot.ts';
import { unsoldCart } from '../cart/open-cart.ts';
import { type CodeRefusal, refusalOfLostCode } from '../cart/promo-use.ts';
import { refreshHolds } from '../cart/refresh-holds.ts';
import { isPeriodOver } from '../catalog/periods-on-sale.ts';
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
  readonly client?: AskingClient;
};

export type BeginCheckoutRefusal = ErrorOf<'notFound' | 'ticketsPartlyFree' | 'tooManyCarts'>;

/** Takes expired places again, so that nobody fills in a form for tickets that are gone; lines that could not be kept are gone for
 *  good, see `lossIn`; where only a part of a line is free nothing is taken, and its visitor is asked (D-HOLD-PARTIAL). Whoever goes
 *  on has been told what was lost before. Notes the total that a session goes on with whose data are known. */
export const beginCheckout: Decide<BeginCheckout, BeginCheckoutRefusal> = (state, command, at) =>
  unsoldCart(state, command.cartId).andThen((cart) => (cart.state === 'open' ? begun(state, command, at) : ok([])));

const toldLost = (state: HostState, cartId: CartId): readonly Change[] => {
  const { lostTickets, lostCode } = state.carts.get(cartId) ?? {};
  return [
    ...(lostTickets === undefined ? [] : [{ type: 'ticketsLost', cartId, tickets: [] } as const]),
    ...(lostCode === undefined ? [] : [{ type: 'codeLost', cartId } as const]),
  ];
};

const begun = (
  state: HostState,
  { cartId, sessionDigest, client }: BeginCheckout,
  at: DecisionTime,
): Result<readonly Change[], ErrorOf<'ticketsPartlyFree' | 'tooManyCarts'>> => {
  const { changes: refreshed, lostLines, partlyFree, lostCode } = refreshHolds(state, cartId, at);
  if (lostLines.length === 0 && partlyFree.length > 0) return err({ kind: 'ticketsPartlyFree' });
  return inClientSlot(state, client, { cartId, changes: refreshed }, at.now).map((changes) => {
    const told = buyerOf(state, cartId, sessionDigest).map((buyer) =>
      tellTotal(evolveAll(state, changes), buyer, at.now),
    );
    const cleared = lostLines.length === 0 && !lostCode ? toldLost(state, cartId) : [];
    return [...changes, ...cleared, ...told.unwrapOr([])];
  });
};

/** What a step of checkout answered: what happened, what the host knows now, and when. */
type Step = { readonly state: HostState; readonly at: DecisionTime; readonly changes: readonly Change[] };

/** Why a cart is another one than was to be paid: its holds were refreshed, and lines whose places are gone or whose days are over, or
 *  its promo code, were lost. */
export const lossIn = ({
  state,
  at,
  changes,
}: Step): ErrorOf<'expiredTicketsDeleted' | 'ticketsOver'> | CodeRefusal | undefined => {
  const removed = changes.filter(({ type }) => type === 'lineRemoved').length;
  if (removed > 0) {
    const told = changes.findLast((change) => change.type === 'ticketsLost')?.tickets ?? [];
    const isOver = told.slice(-removed).every((tickets) => isPeriodOver(state.catalog, tickets, at.today));
    return { kind: isOver ? 'ticketsOver' : 'expiredTicketsDeleted' };
  }
  const lost = changes.findLast((change) => change.type === 'codeLost')?.lost;
  return lost && refusalOfLostCode(lost);
};
