import { type Percent, parsePercent } from '@shop/core/money/percent';
import type { World } from './world.ts';
import { unavailable } from './world.ts';

/** A promo code that a host accepts. Without a percentage, its discount is not checked. */
export type KnownCode = { readonly code: string; readonly percent: Percent | undefined };

/** Parses `CODE:10%` or `CODE`; `undefined` for other texts. */
export const knownCode = (text: string): KnownCode | undefined => {
  const [, code = '', digits] = /^([^\s:]{1,200})(?::(\d{1,3})%?)?$/.exec(text) ?? [];
  if (code === '') return undefined;
  if (digits === undefined) return { code, percent: undefined };
  const percent = parsePercent(Number(digits)).unwrapOr(undefined);
  return percent && { code, percent };
};

/** Returns the promo code of a world. A test that reads the percentage is skipped when it is not known. */
export const promoCodeOf = ({ code, percent }: KnownCode): World['promoCodes']['percent'] => ({
  code,
  get percent() {
    return percent ?? unavailable('the worth of the promo code: give --code CODE:10%');
  },
});
