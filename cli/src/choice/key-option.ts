import { type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { type Command, InvalidArgumentError } from 'commander';

const keyArgument = (text: string): IdempotencyKey => {
  if (!/^[!-~]{1,255}$/.test(text)) throw new InvalidArgumentError('Expected 1 to 255 letters, digits or signs.');
  return idempotencyKey(text);
};

/** What every command that adds something understands (R-REPEAT-1). */
export type KeyOptions = { readonly key?: IdempotencyKey };

export const addKeyOption = (command: Command): Command =>
  command.option(
    '--key <text>',
    'name of this intent: run again with it after a lost answer, and nothing is added twice',
    keyArgument,
  );
