import { err, ok, type Result } from 'neverthrow';
import { holdUntil, isWithinHoldLimit, retryUntil } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { typedText } from '../../text/typed-text.ts';
import { type CartCase, changeCart } from '../cart-case.ts';
import type { SellerCatalog, SoldPromo } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { withFact } from '../facts.ts';
import { moveUse, seenCode, sweptOf } from '../places/code-ledger.ts';
import { pricedLines, promoAmount } from '../views/priced-lines.ts';
import { openCart, revise } from './open-cart.ts';
import {
  type CodeUse,
  type FirstUse,
  type Hold,
  inPlaceOf,
  isFresh,
  isHeld,
  isOverdue,
  type SellerCart,
} from './seller-cart.ts';

/** The first moments that count, of the code that a cart has and of those that it had, the earliest of each code. */
const firstUses = (
  { promoCode: use, firstUses: had = [] }: SellerCart,
  now: Instant,
): ReadonlyMap<string, FirstUse> => {
  const all = use === undefined ? had : [{ code: use.code, firstHeldAt: use.firstHeldAt }, ...had];
  const counting = all.filter(({ firstHeldAt }) => isWithinHoldLimit(firstHeldAt, now));
  return new Map(counting.toSorted((a, b) => b.firstHeldAt - a.firstHeldAt).map((first) => [first.code, first]));
};

/** The start of the hold limit for a code: the first moment that the cart held or remembers, else now. Removing a code
 *  and entering it again does not prolong its use. */
const firstHeldAt = (cart: SellerCart, code: string, now: Instant): Instant =>
  firstUses(cart, now).get(code)?.firstHeldAt ?? now;

const keepFirstUse = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const use = of.cart.promoCode;
  if (use === undefined || !isWithinHoldLimit(use.firstHeldAt, now)) return of;
  return changeCart(of, { firstUses: [...firstUses(of.cart, now).values()] });
};

/** A code with a limit is like a day with few places: a use is held, and ends by itself. */
const heldFrom = (firstAddedAt: Instant, now: Instant): Hold => ({
  state: 'held',
  until: holdUntil({ firstAddedAt, lastAddedAt: now }),
});

/** The case with a cart's use of a code in place of the one that it has, if any. */
const withUse = <Of extends CartCase>(of: Of, use: CodeUse | undefined, now: Instant): Of => {
  const { cart, codes } = of;
  const before = cart.promoCode;
  const isSame = before?.code === use?.code;
  const promoCode = use && isSame ? { ...use, hold: inPlaceOf(before?.hold, use.hold) } : use;
  const dropped = isSame ? codes : moveUse(codes, cart.cartId, before, undefined, now);
  const moved = moveUse(dropped, cart.cartId, isSame ? before : undefined, use, now);
  return { ...of, codes: moved, cart: { ...cart, promoCode } };
};

/** Gives a cart's use of a code back and forgets the code. Without one it does nothing. */
export const dropCode = <Of extends CartCase>(of: Of, now: Instant): Of =>
  of.cart.promoCode === undefined ? of : withUse(of, undefined, now);

/** The same, and the cart remembers since when it had the code. */
export const takeCodeOff = <Of extends CartCase>(of: Of, now: Instant): Of => dropCode(keepFirstUse(of, now), now);

/** Why a code cannot be used, whatever is in the cart. */
export type CodeRefusal = ErrorOf<'promoCodeInvalid' | 'promoCodeExpired' | 'promoCodeUsedUp'>;

/** A code within its first and last day; before, it counts as unknown. */
const usableCode = (catalog: SellerCatalog, code: string, today: LocalDate): Result<SoldPromo, CodeRefusal> => {
  const promo = catalog.promos.get(code);
  if (promo === undefined || (promo.validFrom ?? today) > today) return err({ kind: 'promoCodeInvalid' });
  return (promo.validUntil ?? today) < today ? err({ kind: 'promoCodeExpired' }) : ok(promo);
};

/** Takes a use of a code in place of the cart's present one. Errors: `promoCodeInvalid`, `promoCodeExpired`,
 *  `promoCodeUsedUp`. */
const takeCode = <Of extends CartCase>(of: Of, code: string, { now, today }: DecisionTime): Result<Of, CodeRefusal> =>
  usableCode(of.catalog, code, today).andThen(({ maxUses }): Result<Of, CodeRefusal> => {
    const first = firstHeldAt(of.cart, code, now);
    const same = of.cart.promoCode?.code === code ? of.cart.promoCode : undefined;
    const dropped = same !== undefined ? dropCode(of, now) : takeCodeOff(of, now);
    const isFull = maxUses !== undefined && (seenCode(dropped.codes, code)?.used ?? 0) >= maxUses;
    const free = isFull ? { ...dropped, codes: sweptOf(dropped.codes, code) } : dropped;
    if (maxUses !== undefined && (seenCode(free.codes, code)?.used ?? 0) >= maxUses)
      return err({ kind: 'promoCodeUsedUp' });
    return ok(
      withUse(free, { ...same, code, firstHeldAt: first, hold: inPlaceOf(same?.hold, heldFrom(first, now)) }, now),
    );
  });

/** Whether a use of a limited code was held to its limit, and others have not had a minute for it. */
const isKeptTooLong = ({ promos }: SellerCatalog, { code, hold, firstHeldAt: first }: CodeUse, now: Instant): boolean =>
  promos.get(code)?.maxUses !== undefined && isFresh(hold, now) && !isWithinHoldLimit(first, now);

/** Keeps the cart's code: a live use stays, an expired one is taken again once others had a minute for it. Errors:
 *  those of `takeCode`. A code that left the catalog is lost, except by a cart that is being sold. */
export const keepCode = <Of extends CartCase>(of: Of, at: DecisionTime, isSale = false): Result<Of, CodeRefusal> => {
  const use = of.cart.promoCode;
  if (use === undefined) return ok(of);
  const isOffered = isSale || of.catalog.promos.has(use.code);
  const isOver = use.hold.state === 'expired' || isOverdue(use.hold, at.now);
  if (isOffered && !isOver) return ok(of);
  if (!isSale && isKeptTooLong(of.catalog, use, at.now)) return err({ kind: 'promoCodeUsedUp' });
  return takeCode(of, use.code, at);
};

/** Moves a cart's use to another hold, if it is in one of these states. */
export const moveCode = <Of extends CartCase>(
  of: Of,
  from: readonly Hold['state'][],
  to: (hold: Hold) => Hold,
  now: Instant,
): Of => {
  const use = of.cart.promoCode;
  return use === undefined || !from.includes(use.hold.state) ? of : withUse(of, { ...use, hold: to(use.hold) }, now);
};

/** Keeps a cart's use of a code, while it is held, as long as if it had been taken now, within its limit. */
export const extendCode = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const use = of.cart.promoCode;
  if (use === undefined || !isHeld(use.hold, now)) return of;
  const until = holdUntil({ firstAddedAt: use.firstHeldAt, lastAddedAt: now });
  return until > use.hold.until ? withUse(of, { ...use, hold: { state: 'held', until } }, now) : of;
};

/** Gives a cart its use back after a payment that came to nothing. */
export const thawCode = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const first = of.cart.promoCode?.firstHeldAt ?? now;
  const until = retryUntil({ firstAddedAt: first, lastAddedAt: first }, now);
  return moveCode(of, ['paying'], () => ({ state: 'held', until }), now);
};

/** Whether a cart's promo code takes nothing off it as it is; false without a code. */
const takesNothing = (of: CartCase, at: DecisionTime): boolean =>
  of.cart.promoCode !== undefined && promoAmount(pricedLines(of, at)) === 0;

/** Releases a code that takes nothing off any more; the total stays the same. */
export const dropWorthlessCode = <Of extends CartCase>(of: Of, at: DecisionTime): Of =>
  takesNothing(of, at)
    ? withFact(revise(takeCodeOff(of, at.now), at.now), { what: 'codeTookNothing', word: of.cart.promoCode?.code })
    : of;

export type ApplyPromoCodeRefusal = CodeRefusal | ErrorOf<'notFound' | 'cartFrozen' | 'promoCodeNotApplicable'>;

/** Longer text is not looked up. Units: characters. */
const maxCodeLength = 64;

/** Codes are compared as their reader sees them, without regard to case. */
export const normalisedCode = (text: string): string => typedText(text).toUpperCase().normalize('NFC');

/** Sets the cart's code; blank text removes it. A refusal changes nothing. Errors:
 *  also `promoCodeNotApplicable` for a code that takes nothing off the cart. */
export const applyPromoCode = (
  of: CartCase,
  text: string,
  at: DecisionTime,
): Result<CartCase, ApplyPromoCodeRefusal> => {
  const opened = openCart(of.cart);
  if (opened.isErr()) return err(opened.error);
  const code = normalisedCode(text);
  // A visitor who types a code has read what became of the last one.
  const changed = (next: CartCase): CartCase => revise(changeCart(next, { lostCode: undefined }), at.now);
  const had = of.cart.promoCode;
  if (code === '' && had !== undefined)
    return ok(withFact(changed(takeCodeOff(of, at.now)), { what: 'codeRemoved', word: had.code }));
  if (code === '') return ok(changed(of));
  if (code.length > maxCodeLength) return err({ kind: 'promoCodeInvalid' });
  const isSame = of.cart.promoCode?.code === code;
  const taken = isSame ? keepCode(of, at) : takeCode(of, code, at);
  if (taken.isErr()) return err(taken.error);
  if (takesNothing(taken.value, at)) return err({ kind: 'promoCodeNotApplicable' });
  return ok(taken.value === of ? of : withFact(changed(taken.value), { what: 'codeTaken', word: code }));
};
