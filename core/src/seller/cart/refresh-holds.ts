import { err, ok, type Result } from 'neverthrow';
import { freePieces } from '../../availability/capacity.ts';
import type { LostCode } from '../../cart/cart.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { isLineOver, isPeriodOver } from '../catalog/periods-on-sale.ts';
import { discountOn, periodId } from '../places/period-places.ts';
import { placesLeft, takePlaces, withoutLine } from '../places/take-places.ts';
import { type DecisionTime, linesOf, type SellerState } from '../state.ts';
import { checkLimits, heldNow } from './first-moments.ts';
import { changeCart, revise } from './open-cart.ts';
import { type CodeRefusal, keepCode, takeCodeOff } from './promo-use.ts';
import { isHeld, isKept, type SellerTicketLine } from './seller-cart.ts';

/** What a cart lost: lines whose places are gone or that are over, or else its promo code. */
export type CheckoutLoss = ErrorOf<'expiredTicketsDeleted' | 'ticketsOver'> | CodeRefusal;

/** A cart with refreshed holds, without what was lost. */
type RefreshedHolds = { readonly state: SellerState; readonly loss?: CheckoutLoss };

/** Why nothing was refreshed: no line is lost, but only a part of one is free, and the visitor decides; or one was kept
 *  to its limit, and others have not had a minute for its places. */
export type NotRefreshed = ErrorOf<'ticketsPartlyFree' | 'holdAtLimit'>;

/** Whether a line's tickets cannot be bought any more. */
type IsOver = (line: SellerTicketLine) => boolean;

const openTickets = (state: SellerState, cartId: CartId): readonly SellerTicketLine[] =>
  linesOf(state, cartId)
    .filter((line) => line.kind === 'ticket')
    .filter(({ hold }) => hold.state !== 'sold')
    .sort((a, b) => (periodId(a) < periodId(b) ? -1 : periodId(a) > periodId(b) ? 1 : a.position - b.position));

/** The state in which a line keeps its places, taken again if expired. None when it is over or they are gone. */
const keepLine = (
  state: SellerState,
  line: SellerTicketLine,
  at: DecisionTime,
  isOver: IsOver,
): SellerState | undefined => {
  if (line.hold.state === 'paying' && isKept(line.hold, at.now)) return state;
  if (isOver(line)) return undefined;
  if (isHeld(line.hold, at.now)) return state;
  if (discountOn(state.catalog.soldPeriods, line) === undefined) return undefined;
  const held = { ...line, ...heldNow(state, line.cartId, line, at.now) };
  return takePlaces(state, [held], at.now).unwrapOr(undefined);
};

/** Whether a part of a line could be had that cannot be had whole. */
const isPartlyFree = (state: SellerState, line: SellerTicketLine, now: Instant, isOver: IsOver): boolean => {
  const places = state.periods.get(periodId(line));
  const isOnSale = discountOn(state.catalog.soldPeriods, line) !== undefined && !isOver(line);
  return places !== undefined && isOnSale && freePieces({ ...line, left: placesLeft(state, places, now) }) > 0;
};

const loseLine = (state: SellerState, line: SellerTicketLine): SellerState => {
  const { productId, priceListId, period, quantity } = line;
  return changeCart(withoutLine(state, line), line.cartId, (cart) => ({
    ...cart,
    lostTickets: [...(cart.lostTickets ?? []), { productId, priceListId, period, quantity }],
  }));
};

const codeReasons: Readonly<Record<CodeRefusal['kind'], LostCode['reason']>> = {
  promoCodeInvalid: 'unknown',
  promoCodeExpired: 'over',
  promoCodeUsedUp: 'usedUp',
};

const loseCode = (state: SellerState, cartId: CartId, { kind }: CodeRefusal, now: Instant): SellerState => {
  const use = state.codeUses.get(cartId);
  if (use === undefined) return state;
  const lostCode = { code: use.code, reason: codeReasons[kind] };
  return changeCart(takeCodeOff(state, cartId, now), cartId, (cart) => ({ ...cart, lostCode }));
};

/** Takes expired places and code again; removes lines whose places are gone or that are over. `isSale`: the cart was
 *  paid, so its code need not be on offer, its places need no minute for others, and the hour of a group does not end
 *  its sale. */
export const refreshHolds = (
  before: SellerState,
  cartId: CartId,
  at: DecisionTime,
  isSale = false,
): Result<RefreshedHolds, NotRefreshed> => {
  const isOver: IsOver = (line) =>
    isSale ? isPeriodOver(before.catalog, line, at.today) : isLineOver(before.catalog, line, at);
  let state = before;
  const tickets = openTickets(before, cartId);
  const ended = tickets.filter((line) => !isSale && !isKept(line.hold, at.now) && !isOver(line));
  const limits = checkLimits(before, cartId, ended, at.now);
  if (limits.isErr()) return err(limits.error);
  const notWhole = tickets.filter((line) => {
    const kept = keepLine(state, line, at, isOver);
    state = kept ?? state;
    return kept === undefined;
  });
  const { partlyFree = [], lost = [] } = Object.groupBy(notWhole, (line) =>
    isPartlyFree(state, line, at.now, isOver) ? 'partlyFree' : 'lost',
  );
  state = lost.reduce(loseLine, state);
  const code = keepCode(state, cartId, at, isSale);
  state = code.isOk() ? code.value : loseCode(state, cartId, code.error, at.now);
  const loss = lossOf(lost, isOver) ?? (code.isErr() ? code.error : undefined);
  if (lost.length === 0 && partlyFree.length > 0) return err({ kind: 'ticketsPartlyFree' });
  return ok(loss === undefined ? { state } : { state: revise(state, cartId, at.now), loss });
};

const lossOf = (lost: readonly SellerTicketLine[], isOver: IsOver): CheckoutLoss | undefined => {
  if (lost.length === 0) return undefined;
  return { kind: lost.every(isOver) ? 'ticketsOver' : 'expiredTicketsDeleted' };
};
