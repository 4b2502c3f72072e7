import { type Percent, parsePercent } from '@shop/core/money/percent';
import type { World } from './world.ts';
import { unavailable } from './world.ts';

/** A promo code that a host is known to take; without a percent nothing is worked out from it. */
export type KnownCode = { readonly code: string; readonly percent: Percent | undefined };

/** Reads `CODE:10%` or `CODE`; undefined for another text. */
export const knownCode = (text: string): KnownCode | undefined => {
  const [, code = '', digits] = /^([^\s:]{1,200})(?::(\d{1,3})%?)?$/.exec(text) ?? [];
  if (code === '') return undefined;
  if (digits === undefined) return { code, percent: undefined };
  const percent = parsePercent(Number(digits)).unwrapOr(undefined);
  return percent && { code, percent };
};

/** The code as tests ask for it: one that needs its worth is not judged where that is not known. */
export const promoCodeOf = ({ code, percent }: KnownCode): World['promoCodes']['percent'] => ({
  code,
  get percent() {
    return percent ?? unavailable('the worth of the promo code: give --code CODE:10%');
  },
});
