import { periodText } from '@shop/core/papers/line-words';
import type { Visit } from '../../checkout/visits.ts';
import type { Translator } from '../../translations/use-translator.ts';

const percentOff = ({ lines }: Visit): number | undefined =>
  lines
    .flatMap(({ item }) => item.price.steps)
    .map(({ rule, notApplied }) =>
      rule.rule === 'facilityDiscount' && notApplied === undefined ? rule.operand : undefined,
    )
    .find((percent) => percent !== undefined);

/** A visit in words. */
export const visitView = (visit: Visit, words: Pick<Translator, 't' | 'weekdayAndDay'>) => {
  const { item, lines, isExpired, over } = visit;
  const percent = percentOff(visit);
  const ended = over ? (`Cart.Over.${over}` as const) : isExpired ? 'Cart.Expired' : undefined;
  return {
    /** All its lines are removed: only the way back is left. */
    isGone: lines.every(({ isRemoved }) => isRemoved),
    title: item.productTitle,
    period: periodText(item, words),
    /** The day's minus percent that one of its prices has in it. */
    discount: percent === undefined ? undefined : words.t('Calendar.DiscountTag', { percent }),
    /** That its time ran out, or its day or season is over. */
    ended: ended && words.t(ended),
    /** The latter: another day is to be chosen. */
    isOver: over !== undefined,
  };
};
