import { err, ok, type Result } from 'neverthrow';
import { limitOf } from '../../cart/hold.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { type CartCase, setLines } from '../cart-case.ts';
import type { DecisionTime } from '../decision.ts';
import { withFact } from '../facts.ts';
import { isHeldLine, newHold } from './first-moments.ts';
import { openCart } from './open-cart.ts';
import { extendCode } from './promo-use.ts';

export type ExtendHoldRefusal = ErrorOf<'notFound' | 'cartFrozen' | 'holdAtLimit' | 'nothingHeld'>;

/** Extends all live holds of a cart and the use of its promo code, each within its hold limit. */
export const extendHold = (of: CartCase, at: DecisionTime): Result<CartCase, ExtendHoldRefusal> =>
  openCart(of.cart).andThen((cart): Result<CartCase, ExtendHoldRefusal> => {
    const lines = cart.lines.filter((line) => isHeldLine(line, at.now));
    if (lines.length === 0) return err({ kind: 'nothingHeld' });
    const holds = lines.map((line) => ({ line, extended: { ...line, ...newHold(cart, line, at.now) } }));
    if (holds.every(({ line, extended }) => line.hold.until >= limitOf(extended.firstAddedAt))) {
      return err({ kind: 'holdAtLimit' });
    }
    const longer = holds.filter(({ line, extended }) => extended.hold.until > line.hold.until);
    const set = setLines(
      of,
      longer.map(({ extended }) => extended),
      at,
    );
    const extended = extendCode(set, at.now);
    return ok(extended === of ? of : withFact(extended, { what: 'holdExtended' }));
  });
