import { type CartLine, ticketsOf } from '@shop/core/cart/cart-line';
import { type HoldState, holdLimitMinutes, isExtendable } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { Translator } from '../translations/use-translator.ts';

const endOf = (hold: HoldState): readonly Instant[] => (hold.type === 'held' ? [hold.until] : []);

/** Returns the state of a cart's holds. */
export const cartHold = (items: readonly CartLine[]) => {
  const holds = ticketsOf(items).map(({ hold }) => hold);
  const ends = holds.flatMap(endOf);
  const [first, ...others] = ends;
  return {
    /** The earliest end of a hold; `undefined` without a hold. */
    until: first && others.reduce((earliest, end) => (end < earliest ? end : earliest), first),
    /** Whether the visitor can extend a hold. */
    isExtendable: holds.some(isExtendable),
    /** Whether a hold has expired. */
    isExpired: holds.some(({ type }) => type === 'expired'),
  };
};

/** Returns whether a hold has at most three minutes left. `minutes` is `undefined` on the server. */
export const endsSoon = (minutes: number | undefined): boolean => minutes !== undefined && minutes > 0 && minutes <= 3;

/** Returns the time left as text. Returns `undefined` before the clock was read, after the end, and when a wrong clock
 *  shows more than the longest hold. */
export const holdLeftText = (minutes: number | undefined, { t }: Pick<Translator, 't'>): string | undefined =>
  minutes === undefined || minutes <= 0 || minutes > holdLimitMinutes
    ? undefined
    : t('Cart.HoldLeft', { count: minutes });
