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
const said = (reported: AttemptState, more: Partial<CommandOf<'settle'>> = {}) =>
  ({ type: 'settle', attemptId: id, reported, ...more }) as const;

const keptOf = (state: SellerState): number => {
  const attempt = attemptIn(state, id) ?? expect.fail();
  return (attempt.captured?.amount ?? 0) - attempt.refunds.reduce((sum, { amount }) => sum + amount, 0);
};

it('refunds of money that was seen after a refund are in the books once the provider says that all is back', () => {
  const back = after(
    after(started(), said({ state: 'captured', amount: cents(10_00) })),
    said({ state: 'refunded', amount: cents(10_00) }),
    later(minutes(1)),
  );
  const more = after(back, said(captured), later(minutes(2)));
  expect(attemptIn(more, id)).toMatchObject({ state: 'refunded', attention: { why: 'notRefunded' } });
  const over = after(more, said({ state: 'refunded', amount: captured.amount }), later(minutes(3)));
  expect(attemptIn(over, id)).toMatchObject({ state: 'refunded', attention: undefined, askAt: undefined });
  expect(keptOf(over)).toBe(0);
});

it('money in another currency of an attempt that had ended is in the books once the office found that it is back', () => {
  const declined = after(started(), said({ state: 'declined' }));
  const foreign = after(declined, { type: 'noteCurrency', attemptId: id }, later(minutes(1)));
  const seen = after(foreign, said(captured), later(minutes(2)));
  expect(attemptIn(seen, id)).toMatchObject({ state: 'declined', attention: { why: 'otherCurrency' } });
  const over = after(seen, said({ state: 'refunded', amount: captured.amount }, { byPerson: true }), later(minutes(3)));
  expect(attemptIn(over, id)).toMatchObject({ state: 'declined', attention: undefined, askAt: undefined });
  expect(keptOf(over)).toBe(0);
});

it('a person still has to look at money seen after a refund when the provider says that only a part is back', () => {
  const back = after(started(), said({ state: 'refunded', amount: captured.amount }));
  const more = after(back, said({ state: 'captured', amount: cents(50_00) }), later(minutes(1)));
  const part = after(more, said({ state: 'refunded', amount: cents(10_00) }), later(minutes(2)));
  expect(attemptIn(part, id)).toMatchObject({ attention: { why: 'notRefunded' }, askAt: expect.anything() });
});

it('asks the provider about a late notification of an authorization that was let go', () => {
  const reserved = after(ready, payment(cart, { newAttemptId: id, paymentType: 'preauthorization' }));
  const givenUp = after(reserved, { type: 'giveUpOpening', attemptId: id, refused: false });
  const authorized = { state: 'authorized', amount: captured.amount } as const;
  const letGo = after(after(givenUp, said(authorized)), said({ state: 'canceled' }), later(minutes(1)));
  expect(orderIn(letGo)).toMatchObject({ outcome: 'open' });
  const attempt = attemptIn(letGo, id) ?? expect.fail();
  expect(attempt).toMatchObject({ state: 'canceled', refunds: [{ state: 'done' }] });
  expect(contradicts(attempt, authorized)).toBe(true);
});
