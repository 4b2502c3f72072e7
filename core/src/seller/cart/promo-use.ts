import { err, ok, type Result } from 'neverthrow';
import { holdUntil, isWithinHoldLimit, retryUntil } from '../../cart/hold.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { typedText } from '../../text/typed-text.ts';
import { type CartCase, changeCart } from '../cart-case.ts';
import type { SellerCatalog, SoldPromo } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { withFact } from '../facts.ts';
import { loadedCode, moveUse, sweptOf } from '../places/code-ledger.ts';
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

/** Returns the earliest use within the hold limit of each code that the cart has or had. */
const firstUses = (
  { promoCode: use, firstUses: former = [] }: SellerCart,
  now: Instant,
): ReadonlyMap<string, FirstUse> => {
  const all = use === undefined ? former : [{ code: use.code, firstHeldAt: use.firstHeldAt }, ...former];
  const counting = all.filter(({ firstHeldAt }) => isWithinHoldLimit(firstHeldAt, now));
  return new Map(counting.toSorted((a, b) => b.firstHeldAt - a.firstHeldAt).map((first) => [first.code, first]));
};

/** Returns the start of the hold limit for a code: the earliest use that the cart has or stores, or `now` when there is
 *  none. Removing a code and entering it again does not start a new limit. */
const firstHeldAt = (cart: SellerCart, code: string, now: Instant): Instant =>
  firstUses(cart, now).get(code)?.firstHeldAt ?? now;

const keepFirstUse = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const use = of.cart.promoCode;
  if (use === undefined || !isWithinHoldLimit(use.firstHeldAt, now)) return of;
  return changeCart(of, { firstUses: [...firstUses(of.cart, now).values()] });
};

/** The hold of a code use. It ends like the hold of places, because a code may have a limited number of uses. */
const heldFrom = (firstAddedAt: Instant, now: Instant): Hold => ({
  state: 'held',
  until: holdUntil({ firstAddedAt, lastAddedAt: now }),
});

/** Returns the case with the cart's code use replaced, and its ledger moved. */
const withUse = <Of extends CartCase>(of: Of, use: CodeUse | undefined, now: Instant): Of => {
  const { cart, codes } = of;
  const before = cart.promoCode;
  const isSame = before?.code === use?.code;
  const promoCode = use && isSame ? { ...use, hold: inPlaceOf(before?.hold, use.hold) } : use;
  const dropped = isSame ? codes : moveUse(codes, cart.cartId, before, undefined, now);
  const moved = moveUse(dropped, cart.cartId, isSame ? before : undefined, use, now);
  return { ...of, codes: moved, cart: { ...cart, promoCode } };
};

/** Releases a cart's use of its code and removes the code. Returns the same case when the cart has no code. */
export const dropCode = <Of extends CartCase>(of: Of, now: Instant): Of =>
  of.cart.promoCode === undefined ? of : withUse(of, undefined, now);

/** Like `dropCode`, and the cart stores when it first used the code. */
export const takeCodeOff = <Of extends CartCase>(of: Of, now: Instant): Of => dropCode(keepFirstUse(of, now), now);

/** Why a code cannot be used, independent of the cart's lines. */
export type CodeRefusal = ErrorOf<'promoCodeInvalid' | 'promoCodeExpired' | 'promoCodeUsedUp'>;

/** Returns a code that is within its first and last day. Before its first day the error is `promoCodeInvalid`, as for
 *  an unknown code. */
const usableCode = (catalog: SellerCatalog, code: string, today: LocalDate): Result<SoldPromo, CodeRefusal> => {
  const promo = catalog.promos.get(code);
  if (promo === undefined || (promo.validFrom ?? today) > today) return err({ kind: 'promoCodeInvalid' });
  return (promo.validUntil ?? today) < today ? err({ kind: 'promoCodeExpired' }) : ok(promo);
};

/** Takes a use of a code and replaces the cart's present code. Errors: `promoCodeInvalid`, `promoCodeExpired`,
 *  `promoCodeUsedUp`. */
const takeCode = <Of extends CartCase>(of: Of, code: string, { now, today }: DecisionTime): Result<Of, CodeRefusal> =>
  usableCode(of.catalog, code, today).andThen(({ maxUses }): Result<Of, CodeRefusal> => {
    const first = firstHeldAt(of.cart, code, now);
    const same = of.cart.promoCode?.code === code ? of.cart.promoCode : undefined;
    const dropped = same !== undefined ? dropCode(of, now) : takeCodeOff(of, now);
    const isFull = maxUses !== undefined && (loadedCode(dropped.codes, code)?.used ?? 0) >= maxUses;
    const free = isFull ? { ...dropped, codes: sweptOf(dropped.codes, code) } : dropped;
    if (maxUses !== undefined && (loadedCode(free.codes, code)?.used ?? 0) >= maxUses)
      return err({ kind: 'promoCodeUsedUp' });
    return ok(
      withUse(free, { ...same, code, firstHeldAt: first, hold: inPlaceOf(same?.hold, heldFrom(first, now)) }, now),
    );
  });

/** Whether a use of a code with a limit was held up to the hold limit and has been free for less than a minute. */
const isKeptTooLong = ({ promos }: SellerCatalog, { code, hold, firstHeldAt: first }: CodeUse, now: Instant): boolean =>
  promos.get(code)?.maxUses !== undefined && isFresh(hold, now) && !isWithinHoldLimit(first, now);

/** Returns the case with the cart's code in use: a live use stays, an expired one is taken again when it has been free
 *  for a minute. Errors: those of `takeCode`; also when the code has left the catalog, unless the cart is being sold
 *  (`isSale`). */
export const keepCode = <Of extends CartCase>(of: Of, at: DecisionTime, isSale = false): Result<Of, CodeRefusal> => {
  const use = of.cart.promoCode;
  if (use === undefined) return ok(of);
  const isOffered = isSale || of.catalog.promos.has(use.code);
  const isOver = use.hold.state === 'expired' || isOverdue(use.hold, at.now);
  if (isOffered && !isOver) return ok(of);
  if (!isSale && isKeptTooLong(of.catalog, use, at.now)) return err({ kind: 'promoCodeUsedUp' });
  return takeCode(of, use.code, at);
};

/** Replaces the hold of a cart's code use when its state is one of `from`. */
export const moveCode = <Of extends CartCase>(
  of: Of,
  from: readonly Hold['state'][],
  to: (hold: Hold) => Hold,
  now: Instant,
): Of => {
  const use = of.cart.promoCode;
  return use === undefined || !from.includes(use.hold.state) ? of : withUse(of, { ...use, hold: to(use.hold) }, now);
};

/** Extends a live code use as if it had been taken now, within its hold limit. */
export const extendCode = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const use = of.cart.promoCode;
  if (use === undefined || !isHeld(use.hold, now)) return of;
  const until = holdUntil({ firstAddedAt: use.firstHeldAt, lastAddedAt: now });
  return until > use.hold.until ? withUse(of, { ...use, hold: { state: 'held', until } }, now) : of;
};

/** Holds a cart's code use again after a failed payment. */
export const thawCode = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const first = of.cart.promoCode?.firstHeldAt ?? now;
  const until = retryUntil({ firstAddedAt: first, lastAddedAt: first }, now);
  return moveCode(of, ['paying'], () => ({ state: 'held', until }), now);
};

/** Whether the cart has a promo code that does not reduce its present total. */
const takesNothing = (of: CartCase, at: DecisionTime): boolean =>
  of.cart.promoCode !== undefined && promoAmount(pricedLines(of, at)) === 0;

/** Releases a code that does not reduce the total any more. The total stays the same. */
export const dropWorthlessCode = <Of extends CartCase>(of: Of, at: DecisionTime): Of =>
  takesNothing(of, at)
    ? withFact(revise(takeCodeOff(of, at.now), at.now), { what: 'codeTookNothing', word: of.cart.promoCode?.code })
    : of;

export type ApplyPromoCodeRefusal = CodeRefusal | ErrorOf<'notFound' | 'cartFrozen' | 'promoCodeNotApplicable'>;

/** Maximum length of a code that is looked up. Units: characters. */
const maxCodeLength = 64;

/** Returns a code in the form in which codes are compared: typed characters cleaned, upper case, Unicode NFC. */
export const normalisedCode = (text: string): string => typedText(text).toUpperCase().normalize('NFC');

/** Sets the cart's promo code; blank text removes it. An error changes nothing. Errors: those of the type;
 *  `promoCodeNotApplicable` when the code does not reduce the cart's total. */
export const applyPromoCode = (
  of: CartCase,
  text: string,
  at: DecisionTime,
): Result<CartCase, ApplyPromoCodeRefusal> => {
  const opened = openCart(of.cart);
  if (opened.isErr()) return err(opened.error);
  const code = normalisedCode(text);
  // A visitor who enters a code has read the message about the lost one.
  const changed = (next: CartCase): CartCase => revise(changeCart(next, { lostCode: undefined }), at.now);
  const use = of.cart.promoCode;
  if (code === '' && use !== undefined)
    return ok(withFact(changed(takeCodeOff(of, at.now)), { what: 'codeRemoved', word: use.code }));
  if (code === '') return ok(changed(of));
  if (code.length > maxCodeLength) return err({ kind: 'promoCodeInvalid' });
  const isSame = use?.code === code;
  const result = isSame ? keepCode(of, at) : takeCode(of, code, at);
  if (result.isErr()) return err(result.error);
  if (takesNothing(result.value, at)) return err({ kind: 'promoCodeNotApplicable' });
  if (result.value === of) return ok(of);
  const former: readonly Fact[] =
    use === undefined || isSame ? [] : [{ what: 'codeRemoved', word: use.code, why: 'replaced' }];
  return ok(withFact(changed(result.value), ...former, { what: 'codeTaken', word: code }));
};
