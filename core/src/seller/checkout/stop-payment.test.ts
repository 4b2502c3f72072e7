import { expect, test } from 'vitest';
import { attemptStates } from './payment-attempt.ts';
import { afterStop } from './stop-payment.ts';

test.each(attemptStates)('an attempt that is %s is told as it is', (state) => {
  const told = afterStop(state).match(
    () => 'stopped',
    ({ kind }) => kind,
  );
  const notStopped = new Map([
    ['paid', 'orderAlreadyPaid'],
    ['opening', 'paymentUnconfirmed'],
    ['open', 'paymentUnconfirmed'],
  ]);
  expect(told).toBe(notStopped.get(state) ?? 'stopped');
});
