import { expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { minutes } from '../../dates/instant.ts';
import { attemptId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, orderIn, readyToPay } from '../../testing/paying-seller.ts';
import { after, later, payment } from '../../testing/seller-builders.ts';
import { attemptIn } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import type { SellerState } from '../state.ts';
import { contradicts } from './settlement.ts';

const id = attemptId('attempt');
const { state: ready, id: cart } = readyToPay();
const started = () => after(ready, payment(cart, { newAttemptId: id }));
const report = (reported: AttemptState, more: Partial<CommandOf<'settle'>> = {}) =>
  ({ type: 'settle', attemptId: id, reported, ...more }) as const;

const retainedOf = (state: SellerState): number => {
  const attempt = attemptIn(state, id) ?? expect.fail();
  return (attempt.captured?.amount ?? 0) - attempt.refunds.reduce((sum, { amount }) => sum + amount, 0);
};

it('money captured after a refund needs attention until the provider reports that all is refunded', () => {
  const back = after(
    after(started(), report({ state: 'captured', amount: cents(10_00) })),
    report({ state: 'refunded', amount: cents(10_00) }),
    later(minutes(1)),
  );
  const more = after(back, report(captured), later(minutes(2)));
  expect(attemptIn(more, id)).toMatchObject({ state: 'refunded', attention: { why: 'notRefunded' } });
  const over = after(more, report({ state: 'refunded', amount: captured.amount }), later(minutes(3)));
  expect(attemptIn(over, id)).toMatchObject({ state: 'refunded', attention: undefined, askAt: undefined });
  expect(retainedOf(over)).toBe(0);
});

it('money in another currency of a declined attempt needs attention until the office reports its refund', () => {
  const declined = after(started(), report({ state: 'declined' }));
  const foreign = after(declined, { type: 'noteCurrency', attemptId: id }, later(minutes(1)));
  const withMoney = after(foreign, report(captured), later(minutes(2)));
  expect(attemptIn(withMoney, id)).toMatchObject({ state: 'declined', attention: { why: 'otherCurrency' } });
  const over = after(
    withMoney,
    report({ state: 'refunded', amount: captured.amount }, { byPerson: true }),
    later(minutes(3)),
  );
  expect(attemptIn(over, id)).toMatchObject({ state: 'declined', attention: undefined, askAt: undefined });
  expect(retainedOf(over)).toBe(0);
});

it('money captured after a refund still needs attention after a refund of a part', () => {
  const back = after(started(), report({ state: 'refunded', amount: captured.amount }));
  const more = after(back, report({ state: 'captured', amount: cents(50_00) }), later(minutes(1)));
  const part = after(more, report({ state: 'refunded', amount: cents(10_00) }), later(minutes(2)));
  expect(attemptIn(part, id)).toMatchObject({ attention: { why: 'notRefunded' }, askAt: expect.anything() });
});

it('a late notification of a released authorization is queried at the provider', () => {
  const reserved = after(ready, payment(cart, { newAttemptId: id, paymentType: 'preauthorization' }));
  const givenUp = after(reserved, { type: 'giveUpOpening', attemptId: id, refused: false });
  const authorized = { state: 'authorized', amount: captured.amount } as const;
  const released = after(after(givenUp, report(authorized)), report({ state: 'canceled' }), later(minutes(1)));
  expect(orderIn(released)).toMatchObject({ outcome: 'open' });
  const attempt = attemptIn(released, id) ?? expect.fail();
  expect(attempt).toMatchObject({ state: 'canceled', refunds: [{ state: 'done' }] });
  expect(contradicts(attempt, authorized)).toBe(true);
});
