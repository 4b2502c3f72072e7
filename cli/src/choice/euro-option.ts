import { type Cents, cents } from '@shop/core/money/cents';
import { InvalidArgumentError } from 'commander';

/** An amount as typed, `50`, `50.00` or `50,00`. Throws commander's own error, which becomes a usage failure. */
export const euroArgument = (text: string): Cents => {
  const [, euros = '', rest = ''] = /^([0-9]{1,6})(?:[.,]([0-9]{2}))?$/.exec(text) ?? [];
  if (euros === '') throw new InvalidArgumentError('Expected an amount in euros, such as 50 or 49.90.');
  return cents(Number(euros) * 100 + Number(rest));
};
