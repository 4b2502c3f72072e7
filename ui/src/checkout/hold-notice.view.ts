import { type CartLine, ticketsOf } from '@shop/core/cart/cart-line';
import { type HoldState, holdLimitMinutes, isExtendable } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { Translator } from '../translations/use-translator.ts';

/** How it stands with a cart's places. */
export type CartHold = {
  /** When the first of the held places become free; absent when none is held. */
  readonly until?: Instant;
  /** Whether more time can be had with a press. */
  readonly isExtendable: boolean;
  /** Some have run out. */
  readonly isExpired: boolean;
};

const endOf = (hold: HoldState): readonly Instant[] => (hold.type === 'held' ? [hold.until] : []);

export const cartHold = (items: readonly CartLine[]): CartHold => {
  const holds = ticketsOf(items).map(({ hold }) => hold);
  const ends = holds.flatMap(endOf);
  const [first, ...others] = ends;
  return {
    ...(first === undefined ? {} : { until: others.reduce((least, end) => (end < least ? end : least), first) }),
    isExtendable: holds.some(isExtendable),
    isExpired: holds.some(({ type }) => type === 'expired'),
  };
};

/** What is left of a hold in words. Nothing before the clock was looked at, when it is over, and when the visitor's clock
 *  is wrong by far (D-WRONG-CLOCK). Units of `left`: minutes. */
export const holdLeftText = (left: number | undefined, { t }: Pick<Translator, 't'>): string | undefined =>
  left === undefined || left <= 0 || left > holdLimitMinutes ? undefined : t('Cart.HoldLeft', { count: left });
