import { parsePercent } from '@shop/core/money/percent';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { InvalidArgumentError } from 'commander';
import { euroArgument } from './euro-option.ts';

/** A percentage as typed, `10` or `10 %`. Throws commander's own error, which becomes a usage failure. */
export const percentArgument = (text: string) => {
  const [, digits = 'none'] = /^([0-9]{1,3}) ?%?$/.exec(text) ?? [];
  return parsePercent(Number(digits)).match(
    (percent) => percent,
    () => {
      throw new InvalidArgumentError('Expected a whole percentage from 0 to 100, such as 10.');
    },
  );
};

/** What a code takes off, as typed: `10%` or `5.00`. Throws as above. */
export const codeArgument = (text: string): Promo =>
  text.endsWith('%')
    ? { type: 'percent', percent: percentArgument(text) }
    : { type: 'amount', amount: euroArgument(text) };
