import { type CartLine, ticketsOf } from '@shop/core/cart/cart-line';
import { holdLimitMinutes } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { Translator } from '../../translations/use-translator.ts';

/** The moment at which the first of the held places become free; undefined when nothing is held. */
export const firstEnd = (items: readonly CartLine[]): Instant | undefined =>
  ticketsOf(items)
    .flatMap(({ hold }) => (hold.type === 'held' ? [hold.until] : []))
    .reduce<Instant | undefined>((first, end) => (first === undefined || end < first ? end : first), undefined);

/** What is left of a hold in words. Nothing before the clock was looked at, when it is over, and when the visitor's clock
 *  is wrong by far (D-WRONG-CLOCK). Units of `left`: minutes. */
export const holdLeftText = (left: number | undefined, { t }: Pick<Translator, 't'>): string | undefined =>
  left === undefined || left <= 0 || left > holdLimitMinutes ? undefined : t('Cart.HoldLeft', { count: left });
