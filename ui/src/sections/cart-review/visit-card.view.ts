// Apart: the texts of a visit are tested without React.
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

/** Returns the texts of a visit. */
export const visitView = (visit: Visit, words: Pick<Translator, 't' | 'weekdayAndDay'>) => {
  const { item, lines, over } = visit;
  const percent = percentOff(visit);
  return {
    /** Whether all lines of the visit are removed, so that only the undo buttons are left. */
    isGone: lines.every(({ isRemoved }) => isRemoved),
    title: item.productTitle,
    period: periodText(item, words),
    /** The day's discount in percent, if one of the prices contains it. */
    discount: percent === undefined ? undefined : words.t('Calendar.DiscountTag', { percent }),
    /** Says that the day or season is over, so that the visitor must choose another one. */
    over: over && words.t(`Cart.Over.${over}`),
  };
};
