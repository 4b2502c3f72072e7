import { expect, test } from 'vitest';
import { captured, paying, readyToPay } from '../../testing/paying-seller.ts';
import { after } from '../../testing/seller-builders.ts';
import type { SellerState } from '../state.ts';
import { recordsOfCart } from '../state-records.ts';
import { attemptStates } from './payment-attempt.ts';
import { afterStop, paymentToStop } from './stop-payment.ts';

const { state: running, id, attempt, report } = paying();
const toStop = (state: SellerState, session: string | undefined) =>
  paymentToStop(state.carts.get(id), recordsOfCart(state, id), session);

test('a running payment can be stopped only by its own session', () => {
  expect(toStop(running, 'session')._unsafeUnwrap()).toBe(attempt.attemptId);
  for (const session of ['other', undefined])
    expect(toStop(running, session)._unsafeUnwrapErr()).toEqual({ kind: 'cartFrozen' });
});

test('a request to stop a payment is refused for an unknown or sold cart, and has no attempt when none runs', () => {
  expect(paymentToStop(undefined, recordsOfCart(running, id), 'session')._unsafeUnwrapErr()).toEqual({
    kind: 'notFound',
    what: 'cart',
  });
  expect(toStop(after(running, report(captured)), 'session')._unsafeUnwrapErr()).toEqual({ kind: 'orderAlreadyPaid' });
  expect(toStop(after(running, report({ state: 'declined' })), 'session')._unsafeUnwrap()).toBeUndefined();
  const ready = readyToPay();
  const cart = ready.state.carts.get(ready.id);
  expect(paymentToStop(cart, recordsOfCart(ready.state, ready.id), 'session')._unsafeUnwrap()).toBeUndefined();
});

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
