import type { PressKey } from '@shop/core/ids';
import type { OperatorFailure } from '@shop/core/ports/catalog-port';
import { type Refusal, shopFailure } from './failure.ts';

/** Returns a function that adds to a failure without an answer how to repeat the call: with its key nothing is done
 *  twice. `twice` names what would be. */
export const repeatable =
  (key: PressKey, twice: string) =>
  (failure: OperatorFailure): Refusal =>
    failure.kind === 'unreachable'
      ? shopFailure(failure, 'shopping', [`to repeat it without ${twice} twice add: --key ${key}`])
      : failure;
