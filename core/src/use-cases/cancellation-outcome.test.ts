import { expect, test } from 'vitest';
import type { CancelOrderError } from '../ports/checkout-port.ts';
import { outcomeOfError } from './cancellation-outcome.ts';

test.each<[CancelOrderError, string]>([
  [{ kind: 'cancelFailed' }, 'notCanceled'],
  [{ kind: 'cancelIdMissing' }, 'notCanceled'],
  [{ kind: 'invalidInput', field: 'id', expected: 'text' }, 'notCanceled'],
  [{ kind: 'refusedByProvider', code: 'Locked' }, 'notCanceled'],
  [{ kind: 'cancelUnconfirmed' }, 'notKnown'],
  [{ kind: 'unreachable', cause: 'network' }, 'notKnown'],
  [{ kind: 'unreachable', cause: 'timeout' }, 'notKnown'],
  [{ kind: 'unreachable', cause: 'status' }, 'notKnown'],
  [{ kind: 'unreachable', cause: 'malformed' }, 'notKnown'],
  [{ kind: 'unreachable', cause: 'store' }, 'notKnown'],
])('a cancellation that fails with %j has the outcome %s', (error, outcome) => {
  expect(outcomeOfError(error)).toBe(outcome);
});
