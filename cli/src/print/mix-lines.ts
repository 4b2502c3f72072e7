import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import type { StayMix } from '@shop/core/packages/mix-offers';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import { left, right, table } from '../text/table.ts';

const columns = [...right('quantity'), ...left('ticket'), ...right('persons', 'each', 'amount')];

const savingText = ({ singles, saving }: StayMix, language: Language): string => {
  if (singles === undefined) return '';
  return saving > 0
    ? `  saves ${euroText(saving, language)} against ${euroText(singles, language)} for single tickets`
    : '  single tickets cost no more';
};

/** What a mix is made of, what it costs, what it saves, and the line to paste that puts it into the cart. */
export const mixLines = (stayMix: StayMix, addCommand: string, language: Language): readonly Line[] => {
  const { stay, mix, saving } = stayMix;
  const rows = mix.lines.map(({ list, price }) => [
    String(price.quantity),
    [list.groupName, list.name].join('/'),
    String(price.quantity * (list.heads.adults + list.heads.children)),
    euroText(price.unitPrice, language),
    euroText(price.amount, language),
  ]);
  const tone = saving > 0 ? 'good' : 'quiet';
  return [
    emptyLine,
    line(span(stay.name, 'strong'), `  ${euroText(mix.total, language)}`, span(savingText(stayMix, language), tone)),
    ...table(columns, rows, '  '),
    line(span(`  ${addCommand}`, 'quiet')),
  ];
};
