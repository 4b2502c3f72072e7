import { err, ok } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { typedText } from '../../text/typed-text.ts';
import { type Decide, decided } from '../decision.ts';
import type { HostState } from '../state.ts';
import { changeCart, openCart, revise } from './open-cart.ts';
import { type CodeRefusal, keepCode, takeCode, takeCodeOff, takesNothing } from './promo-use.ts';

/** A promo code for a cart; blank text takes it off again. */
type ApplyPromoCode = { readonly type: 'applyPromoCode'; readonly cartId: CartId; readonly text: string };

type ApplyPromoCodeRefusal = CodeRefusal | ErrorOf<'notFound' | 'cartFrozen' | 'promoCodeNotApplicable'>;

/** Longer text is not looked up. Units: characters. */
const maxCodeLength = 64;

/** Codes are compared as their reader sees them (D-TYPED-TEXT), without regard to case. */
export const normalisedCode = (text: string): string => typedText(text).toUpperCase().normalize('NFC');

/** Sets the cart's code; blank text removes it (D-PROMO-REMOVE). A refusal changes nothing (D-PROMO-REFUSALS). Errors:
 *  also `promoCodeNotApplicable` for a code that takes nothing off the cart (D-CODE-WORTH). */
export const applyPromoCode: Decide<ApplyPromoCode, ApplyPromoCodeRefusal> = (state, { cartId, text }, at) => {
  const opened = openCart(state, cartId);
  if (opened.isErr()) return err(opened.error);
  const code = normalisedCode(text);
  // A visitor who types a code has read what became of the last one.
  const changed = (next: HostState) => {
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
