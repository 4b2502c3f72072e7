import type { LostLine } from '@shop/core/cart/cart';
import { lineName, linePeriodText } from '@shop/core/papers/line-words';
import type { Translator } from '../translations/use-translator.ts';

/** What was lost in words: how many of what, for when. */
export const lostTexts = (lost: readonly LostLine[], words: Pick<Translator, 'weekdayAndDay'>) =>
  lost.map((line, index) => ({
    key: `${index}`,
    text: `${line.quantity} × ${lineName(line)}, ${linePeriodText(line.period, words)}`,
  }));
