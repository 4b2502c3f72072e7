import { err, ok, type Result } from 'neverthrow';
import { freePieces } from '../../availability/capacity.ts';
import type { LostCode } from '../../cart/cart.ts';
import type { Fact } from '../../checkout/fact.ts';
import { type Instant, instantText } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { type CartCase, changeCart, withLineFact, withoutLine } from '../cart-case.ts';
import { isLineOver, isPeriodOver } from '../catalog/periods-on-sale.ts';
import type { DecisionTime } from '../decision.ts';
import { withFact } from '../facts.ts';
import { loadedPlaces } from '../places/ledger.ts';
import { discountOn, periodId } from '../places/period-places.ts';
import { takePlaces } from '../places/take-places.ts';
import { checkLimits, newHold } from './first-moments.ts';
import { revise } from './open-cart.ts';
import { type CodeRefusal, keepCode, takeCodeOff } from './promo-use.ts';
import { isHeld, isReserved, type SellerCart, type SellerTicketLine } from './seller-cart.ts';

/** What a cart lost: lines that have ended or whose places are taken, otherwise its promo code. */
export type CheckoutLoss = ErrorOf<'expiredTicketsDeleted' | 'ticketsOver'> | CodeRefusal;

/** A case with refreshed holds, without the lost lines and code; `loss` is absent when nothing was lost. */
type RefreshedHolds<Of> = { readonly next: Of; readonly loss?: CheckoutLoss | undefined };

/** Why no hold was refreshed. `ticketsPartlyFree`: no line is lost, but only some pieces of one are available, and the
 *  visitor has to decide. `holdAtLimit`: a line was held up to the hold limit and its places have been free for less
 *  than a minute. */
export type NotRefreshed = ErrorOf<'ticketsPartlyFree' | 'holdAtLimit'>;

/** Whether the tickets of a line cannot be bought any more because their time has passed. */
type IsOver = (line: SellerTicketLine) => boolean;

const openTickets = ({ lines }: SellerCart): readonly SellerTicketLine[] =>
  lines
    .filter((line) => line.kind === 'ticket')
    .filter(({ hold }) => hold.state !== 'sold')
    .sort((a, b) => (periodId(a) < periodId(b) ? -1 : periodId(a) > periodId(b) ? 1 : a.position - b.position));

/** Returns when the hold of a line ended, for its fact; empty while the hold lasts. */
const endOf = ({ hold }: SellerTicketLine, now: Instant): Pick<Fact, 'word'> =>
  hold.state === 'sold' || isReserved(hold, now) ? {} : { word: instantText(hold.until) };

/** Returns the case with a line's places held, taken again when the hold had ended. `undefined` when the line has ended
 *  or its places are not available. */
const keepLine = <Of extends CartCase>(
  of: Of,
  line: SellerTicketLine,
  at: DecisionTime,
  isOver: IsOver,
): Of | undefined => {
  if (line.hold.state === 'paying' && isReserved(line.hold, at.now)) return of;
  if (isOver(line)) return undefined;
  if (isHeld(line.hold, at.now)) return of;
  if (discountOn(of.catalog.soldPeriods, line) === undefined) return undefined;
  const heldLine = { ...line, ...newHold(of.cart, line, at.now) };
  return takePlaces(of, [heldLine], at)
    .map((next) => withLineFact(next, 'holdEnded', line, line.quantity, endOf(line, at.now)))
    .unwrapOr(undefined);
};

/** Whether some pieces of a line are available, for a line that is not available as a whole. */
const isPartlyFree = (of: CartCase, line: SellerTicketLine, isOver: IsOver): boolean => {
  const places = loadedPlaces(of.places, line);
  const isOnSale = discountOn(of.catalog.soldPeriods, line) !== undefined && !isOver(line);
  return places !== undefined && isOnSale && freePieces({ ...line, left: places.left }) > 0;
};

const loseLine = <Of extends CartCase>(of: Of, line: SellerTicketLine, now: Instant, isOver: boolean): Of => {
  const { productId, priceListId, period, quantity } = line;
  const lostTickets = [...(of.cart.lostTickets ?? []), { productId, priceListId, period, quantity }];
  const isOnSale = discountOn(of.catalog.soldPeriods, line) !== undefined;
  const why = isOver ? 'over' : isOnSale ? 'taken' : 'offSale';
  const next = changeCart(withoutLine(of, line, { now }), { lostTickets });
  return withLineFact(next, 'lineLost', line, quantity, { why, ...endOf(line, now) });
};

const codeReasons: Readonly<Record<CodeRefusal['kind'], LostCode['reason']>> = {
  promoCodeInvalid: 'unknown',
  promoCodeExpired: 'over',
  promoCodeUsedUp: 'usedUp',
};

const loseCode = <Of extends CartCase>(of: Of, { kind }: CodeRefusal, now: Instant): Of => {
  const use = of.cart.promoCode;
  if (use === undefined) return of;
  const lostCode = { code: use.code, reason: codeReasons[kind] };
  return withFact(changeCart(takeCodeOff(of, now), { lostCode }), { what: 'codeLost', word: use.code, why: kind });
};

/** Takes expired places and an expired code again, and removes lines that have ended or whose places are taken. With
 *  `isSale` the cart has been paid: its code need not be in the catalog, its places need not have been free for a
 *  minute, and the closing hour of a price list group does not end its sale. */
export const refreshHolds = <Of extends CartCase>(
  before: Of,
  at: DecisionTime,
  isSale = false,
): Result<RefreshedHolds<Of>, NotRefreshed> => {
  const isOver: IsOver = (line) =>
    isSale ? isPeriodOver(before.catalog, line, at.today) : isLineOver(before.catalog, line, at);
  let next = before;
  const tickets = openTickets(before.cart);
  const ended = tickets.filter((line) => !isSale && !isReserved(line.hold, at.now) && !isOver(line));
  const limits = checkLimits(before.cart, ended, at.now);
  if (limits.isErr()) return err(limits.error);
  const notWhole = tickets.filter((line) => {
    const refreshed = keepLine(next, line, at, isOver);
    next = refreshed ?? next;
    return refreshed === undefined;
  });
  const { partlyFree = [], lost = [] } = Object.groupBy(notWhole, (line) =>
    isPartlyFree(next, line, isOver) ? 'partlyFree' : 'lost',
  );
  next = lost.reduce((of, line) => loseLine(of, line, at.now, isOver(line)), next);
  const code = keepCode(next, at, isSale);
  next = code.isOk() ? code.value : loseCode(next, code.error, at.now);
  const loss = lossOf(lost, isOver) ?? (code.isErr() ? code.error : undefined);
  if (lost.length === 0 && partlyFree.length > 0) return err({ kind: 'ticketsPartlyFree' });
  return ok(loss === undefined ? { next } : { next: revise(next, at.now), loss });
};

const lossOf = (lost: readonly SellerTicketLine[], isOver: IsOver): CheckoutLoss | undefined => {
  if (lost.length === 0) return undefined;
  return { kind: lost.every(isOver) ? 'ticketsOver' : 'expiredTicketsDeleted' };
};
