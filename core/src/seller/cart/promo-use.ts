import { err, ok, type Result } from 'neverthrow';
import { holdUntil, isWithinHoldLimit, retryUntil } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { typedText } from '../../text/typed-text.ts';
import type { SoldPromo } from '../catalog/seller-catalog.ts';
import { withCodeUses } from '../places/counters.ts';
import { type Decide, type DecisionTime, decided, put, type SellerState, without } from '../state.ts';
import { pricedLines, promoAmount } from '../views/priced-lines.ts';
import { changeCart, openCart, revise } from './open-cart.ts';
import { type CodeUse, type FirstUse, type Hold, isFresh, isHeld, isOverdue, releasedHold } from './seller-cart.ts';

/** The first moments that count, of the code that a cart has and of those that it had, the earliest of each code. */
const firstUses = (state: SellerState, cartId: CartId, now: Instant): ReadonlyMap<string, FirstUse> => {
  const use = state.codeUses.get(cartId);
  const had = state.carts.get(cartId)?.firstUses ?? [];
  const all = use === undefined ? had : [...had, { code: use.code, firstHeldAt: use.firstHeldAt }];
  const counting = all.filter(({ firstHeldAt }) => isWithinHoldLimit(firstHeldAt, now));
  return new Map(counting.toSorted((a, b) => b.firstHeldAt - a.firstHeldAt).map((first) => [first.code, first]));
};

/** The start of the hold limit for a code: the first moment that the cart held or remembers, else now. Removing a code
 *  and entering it again does not prolong its use. */
const firstHeldAt = (state: SellerState, cartId: CartId, code: string, now: Instant): Instant =>
  firstUses(state, cartId, now).get(code)?.firstHeldAt ?? now;

const keepFirstUse = (state: SellerState, cartId: CartId, now: Instant): SellerState => {
  const use = state.codeUses.get(cartId);
  if (use === undefined || !isWithinHoldLimit(use.firstHeldAt, now)) return state;
  const kept = [...firstUses(state, cartId, now).values()];
  return changeCart(state, cartId, (cart) => ({ ...cart, firstUses: kept }));
};

/** A code with a limit is like a day with few places: a use is held, and ends by itself. */
const heldFrom = (firstAddedAt: Instant, now: Instant): Hold => ({
  state: 'held',
  until: holdUntil({ firstAddedAt, lastAddedAt: now }),
});

const expireUses = (state: SellerState, code: string, now: Instant): SellerState => {
  const overdue = [...state.codeUses.values()].filter((use) => use.code === code && isOverdue(use.hold, now));
  const expired = overdue.map((use) => [use.cartId, { ...use, hold: releasedHold(use.hold, now) }] as const);
  return withCodeUses(state, new Map([...state.codeUses, ...expired]));
};

const withUse = (state: SellerState, use: CodeUse): SellerState =>
  withCodeUses(state, put(state.codeUses, use.cartId, use));

/** Gives a cart's use of a code back and forgets the code. Without one it does nothing. */
export const dropCode = (state: SellerState, cartId: CartId): SellerState =>
  state.codeUses.has(cartId) ? withCodeUses(state, without(state.codeUses, cartId)) : state;

/** The same, and the cart remembers since when it had the code. */
export const takeCodeOff = (state: SellerState, cartId: CartId, now: Instant): SellerState =>
  dropCode(keepFirstUse(state, cartId, now), cartId);

/** Why a code cannot be used, whatever is in the cart. */
export type CodeRefusal = ErrorOf<'promoCodeInvalid' | 'promoCodeExpired' | 'promoCodeUsedUp'>;

/** A code within its first and last day; before, it counts as unknown. */
const usableCode = (state: SellerState, code: string, today: LocalDate): Result<SoldPromo, CodeRefusal> => {
  const promo = state.catalog.promos.get(code);
  if (promo === undefined || (promo.validFrom ?? today) > today) return err({ kind: 'promoCodeInvalid' });
  return (promo.validUntil ?? today) < today ? err({ kind: 'promoCodeExpired' }) : ok(promo);
};

/** Takes a use of a code in place of the cart's present one. Errors: `promoCodeInvalid`, `promoCodeExpired`,
 *  `promoCodeUsedUp`. */
const takeCode = (
  state: SellerState,
  cartId: CartId,
  code: string,
  { now, today }: DecisionTime,
): Result<SellerState, CodeRefusal> =>
  usableCode(state, code, today).andThen(({ maxUses }): Result<SellerState, CodeRefusal> => {
    const first = firstHeldAt(state, cartId, code, now);
    const isSame = state.codeUses.get(cartId)?.code === code;
    const dropped = isSame ? dropCode(state, cartId) : takeCodeOff(state, cartId, now);
    const freed = expireUses(dropped, code, now);
    const used = freed.codesUsed.get(code) ?? 0;
    if (maxUses !== undefined && used >= maxUses) return err({ kind: 'promoCodeUsedUp' });
    return ok(withUse(freed, { cartId, code, firstHeldAt: first, hold: heldFrom(first, now) }));
  });

/** Whether a use of a limited code was held to its limit, and others have not had a minute for it. */
const isKeptTooLong = (state: SellerState, { code, hold, firstHeldAt: first }: CodeUse, now: Instant): boolean =>
  state.catalog.promos.get(code)?.maxUses !== undefined && isFresh(hold, now) && !isWithinHoldLimit(first, now);

/** Keeps the cart's code: a live use stays, an expired one is taken again once others had a minute for it. Errors:
 *  those of `takeCode`. A code that left the catalog is lost, except by a cart that is being sold. */
export const keepCode = (
  state: SellerState,
  cartId: CartId,
  at: DecisionTime,
  isSale = false,
): Result<SellerState, CodeRefusal> => {
  const use = state.codeUses.get(cartId);
  if (use === undefined) return ok(state);
  const isOffered = isSale || state.catalog.promos.has(use.code);
  const isOver = use.hold.state === 'expired' || isOverdue(use.hold, at.now);
  if (isOffered && !isOver) return ok(state);
  if (!isSale && isKeptTooLong(state, use, at.now)) return err({ kind: 'promoCodeUsedUp' });
  return takeCode(state, cartId, use.code, at);
};

/** Moves a cart's use to another hold, if it is in one of these states. */
export const moveCode = (
  state: SellerState,
  cartId: CartId,
  from: readonly Hold['state'][],
  to: (hold: Hold) => Hold,
): SellerState => {
  const use = state.codeUses.get(cartId);
  return use === undefined || !from.includes(use.hold.state) ? state : withUse(state, { ...use, hold: to(use.hold) });
};

/** Keeps a cart's use of a code, while it is held, as long as if it had been taken now, within its limit. */
export const extendCode = (state: SellerState, cartId: CartId, now: Instant): SellerState => {
  const use = state.codeUses.get(cartId);
  if (use === undefined || !isHeld(use.hold, now)) return state;
  const until = holdUntil({ firstAddedAt: use.firstHeldAt, lastAddedAt: now });
  return until > use.hold.until ? withUse(state, { ...use, hold: { state: 'held', until } }) : state;
};

/** Gives a cart its use back after a payment that came to nothing. */
export const thawCode = (state: SellerState, cartId: CartId, now: Instant): SellerState => {
  const first = state.codeUses.get(cartId)?.firstHeldAt ?? now;
  const until = retryUntil({ firstAddedAt: first, lastAddedAt: first }, now);
  return moveCode(state, cartId, ['paying'], () => ({ state: 'held', until }));
};

/** Whether a cart's promo code takes nothing off it as it is; false without a code. */
const takesNothing = (state: SellerState, cartId: CartId, now: Instant): boolean =>
  state.codeUses.has(cartId) && promoAmount(pricedLines(state, cartId, now)) === 0;

/** Releases a code that takes nothing off any more; the total stays the same. */
export const dropWorthlessCode = (state: SellerState, cartId: CartId, { now }: DecisionTime): SellerState =>
  takesNothing(state, cartId, now) ? revise(takeCodeOff(state, cartId, now), cartId, now) : state;

type ApplyPromoCode = { readonly type: 'applyPromoCode'; readonly cartId: CartId; readonly text: string };

type ApplyPromoCodeRefusal = CodeRefusal | ErrorOf<'notFound' | 'cartFrozen' | 'promoCodeNotApplicable'>;

/** Longer text is not looked up. Units: characters. */
const maxCodeLength = 64;

/** Codes are compared as their reader sees them, without regard to case. */
export const normalisedCode = (text: string): string => typedText(text).toUpperCase().normalize('NFC');

/** Sets the cart's code; blank text removes it. A refusal changes nothing. Errors:
 *  also `promoCodeNotApplicable` for a code that takes nothing off the cart. */
export const applyPromoCode: Decide<ApplyPromoCode, ApplyPromoCodeRefusal> = (state, { cartId, text }, at) => {
  const opened = openCart(state, cartId);
  if (opened.isErr()) return err(opened.error);
  const code = normalisedCode(text);
  // A visitor who types a code has read what became of the last one.
  const changed = (next: SellerState) => {
    const read = changeCart(next, cartId, ({ lostCode: _, ...cart }) => cart);
    return decided(revise(read, cartId, at.now));
  };
  if (code === '') return ok(changed(takeCodeOff(state, cartId, at.now)));
  if (code.length > maxCodeLength) return err({ kind: 'promoCodeInvalid' });
  const isSame = state.codeUses.get(cartId)?.code === code;
  const taken = isSame ? keepCode(state, cartId, at) : takeCode(state, cartId, code, at);
  if (taken.isErr()) return err(taken.error);
  if (takesNothing(taken.value, cartId, at.now)) return err({ kind: 'promoCodeNotApplicable' });
  return ok(taken.value === state ? decided(state) : changed(taken.value));
};
