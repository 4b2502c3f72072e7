import type { LostLine } from '@shop/core/cart/cart';
import type { Translator } from '../translations/use-translator.ts';
import { lineName } from './order-lines.view.ts';
import { linePeriodText } from './period-text.ts';

/** What was lost in words: how many of what, for when. */
export const lostTexts = (
  lost: readonly LostLine[],
  words: Pick<Translator, 'weekdayAndDay'>,
): readonly { readonly key: string; readonly text: string }[] =>
  lost.map((line, index) => ({
    key: `${index}`,
    text: `${line.quantity} × ${lineName(line)}, ${linePeriodText(line.period, words)}`,
  }));
