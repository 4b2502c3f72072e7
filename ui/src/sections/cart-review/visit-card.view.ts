import { periodText } from '@shop/core/papers/line-words';
import type { Visit } from '../../checkout/visits.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** A visit in words. */
export type VisitView = {
  /** All its lines are removed: only the way back is left. */
  readonly isGone: boolean;
  readonly title: string;
  readonly period?: string;
  /** The day's minus percent that one of its prices has in it. */
  readonly discount?: string;
  /** That its time ran out, or its day or season is over. */
  readonly ended: string | undefined;
  /** The latter: another day is to be chosen. */
  readonly isOver: boolean;
};

const percentOff = ({ lines }: Visit): number | undefined =>
  lines
    .flatMap(({ item }) => item.price.steps)
    .map(({ rule, notApplied }) =>
      rule.rule === 'facilityDiscount' && notApplied === undefined ? rule.operand : undefined,
    )
    .find((percent) => percent !== undefined);

export const visitView = (visit: Visit, words: Pick<Translator, 't' | 'weekdayAndDay'>): VisitView => {
  const { item, lines, isExpired, over } = visit;
  const period = periodText(item, words);
  const percent = percentOff(visit);
  const ended = over ? (`Cart.Over.${over}` as const) : isExpired ? 'Cart.Expired' : undefined;
  return {
    isGone: lines.every(({ isRemoved }) => isRemoved),
    title: item.productTitle,
    ...(period === undefined ? {} : { period }),
    ...(percent === undefined ? {} : { discount: words.t('Calendar.DiscountTag', { percent }) }),
    ended: ended && words.t(ended),
    isOver: over !== undefined,
  };
};
