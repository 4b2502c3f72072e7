import { err, ok } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { typedText } from '../../text/typed-text.ts';
import type { Decide } from '../decision.ts';
import { evolveAll } from '../evolve.ts';
import { openCart, revised } from './open-cart.ts';
import { dropCode, keepCode, takeCode } from './promo-use.ts';
import { takesNothing } from './promo-worth.ts';

/** A promo code for a cart; blank text takes it off again. */
export type ApplyPromoCode = { readonly type: 'applyPromoCode'; readonly cartId: CartId; readonly text: string };

export type ApplyPromoCodeRefusal = ErrorOf<'notFound' | 'cartFrozen' | 'promoCodeInvalid'>;

/** Longer text is not looked up. Units: characters. */
const maxCodeLength = 64;

/** Codes are compared as their reader sees them (D-TYPED-TEXT), without regard to case. */
export const normalisedCode = (text: string): string => typedText(text).toUpperCase().normalize('NFC');

/** One code a cart: another one replaces it, the same one again changes nothing while its use is held.
 *  Empty text takes the code off again (D-PROMO-REMOVE). Every refusal answers alike (D-PROMO-ALIKE), also that of a code which takes
 *  nothing off the cart as it is (D-CODE-WORTH). */
export const applyPromoCode: Decide<ApplyPromoCode, ApplyPromoCodeRefusal> = (state, { cartId, text }, { now }) => {
  const opened = openCart(state, cartId);
  if (opened.isErr()) return err(opened.error);
  const change = revised(opened.value, now);
  const code = normalisedCode(text);
  if (code === '') return ok([change, ...dropCode(state, cartId)]);
  if (code.length > maxCodeLength) return err({ kind: 'promoCodeInvalid' });
  const isSame = state.codeUses.get(cartId)?.code === code;
  const taken = isSame ? keepCode(state, cartId, now) : takeCode(state, cartId, code, now);
  if (taken === undefined || takesNothing(evolveAll(state, taken), cartId, now))
    return err({ kind: 'promoCodeInvalid' });
  return ok(taken.length === 0 ? [] : [change, ...taken]);
};
