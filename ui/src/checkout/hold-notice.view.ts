import { type CartLine, ticketsOf } from '@shop/core/cart/cart-line';
import { type HoldState, holdLimitMinutes, isExtendable } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { Translator } from '../translations/use-translator.ts';

const endOf = (hold: HoldState): readonly Instant[] => (hold.type === 'held' ? [hold.until] : []);

/** The state of a cart's places. */
export const cartHold = (items: readonly CartLine[]) => {
  const holds = ticketsOf(items).map(({ hold }) => hold);
  const ends = holds.flatMap(endOf);
  const [first, ...others] = ends;
  return {
    /** When the first of the held places become free; undefined when none is held. */
    until: first && others.reduce((least, end) => (end < least ? end : least), first),
    /** Whether more time can be had with a press. */
    isExtendable: holds.some(isExtendable),
    /** Some have run out. */
    isExpired: holds.some(({ type }) => type === 'expired'),
  };
};

/** Whether little is left of a hold: three minutes. Units: minutes, unknown on the server. */
export const endsSoon = (left: number | undefined): boolean => left !== undefined && left > 0 && left <= 3;

/** The time left in words. None before the clock was read, after the end, and with a visitor's clock that is far wrong.
 *  Units of `left`: minutes. */
export const holdLeftText = (left: number | undefined, { t }: Pick<Translator, 't'>): string | undefined =>
  left === undefined || left <= 0 || left > holdLimitMinutes ? undefined : t('Cart.HoldLeft', { count: left });
