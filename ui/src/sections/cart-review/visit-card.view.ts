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
  readonly expired?: string;
};

const percentOff = ({ lines }: Visit): number | undefined =>
  lines
    .flatMap(({ item }) => item.price.steps)
    .map(({ rule, notApplied }) =>
      rule.rule === 'facilityDiscount' && notApplied === undefined ? rule.operand : undefined,
    )
    .find((percent) => percent !== undefined);

export const visitView = (visit: Visit, words: Pick<Translator, 't' | 'weekdayAndDay'>): VisitView => {
  const { item, lines, isExpired } = visit;
  const period = periodText(item, words);
  const percent = percentOff(visit);
  return {
    isGone: lines.every(({ isRemoved }) => isRemoved),
    title: item.productTitle,
    ...(period === undefined ? {} : { period }),
    ...(percent === undefined ? {} : { discount: words.t('Calendar.DiscountTag', { percent }) }),
    ...(isExpired ? { expired: words.t('Cart.Expired') } : {}),
  };
};
