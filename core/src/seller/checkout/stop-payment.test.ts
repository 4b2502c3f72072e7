import { expect, test } from 'vitest';
import { attemptStates } from './payment-attempt.ts';
import { afterStop } from './stop-payment.ts';

test.each(attemptStates)('the request to stop an attempt has the right answer in its state %s', (state) => {
  const answer = afterStop(state).match(
    () => 'stopped',
    ({ kind }) => kind,
  );
  const notStopped = new Map([
    ['paid', 'orderAlreadyPaid'],
    ['opening', 'paymentUnconfirmed'],
    ['open', 'paymentUnconfirmed'],
  ]);
  expect(answer).toBe(notStopped.get(state) ?? 'stopped');
});
