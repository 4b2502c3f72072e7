import { describe, expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { after, aHost, refusal } from '../../testing/host-builders.ts';
import { captured, day, orderIn, paying } from '../../testing/paying-host.ts';
import { attemptsOf } from '../state.ts';

describe('canceling', () => {
  it('a paid order makes its refund due, and frees its places once the money is back', () => {
    const { state, id, told } = paying();
    const done = after(state, told(captured));
    const cancelId = orderIn(done)?.cancelId;
    if (cancelId === undefined) throw new Error('no order');
    const due = after(done, { type: 'cancelOrder', cancelId });
    expect(attemptsOf(due, id)).toMatchObject([{ state: 'refunding' }]);
    expect(due.periods.get(day)?.sold).toBe(2);
    const back = after(due, told({ state: 'refunded', amount: cents(44_00) }));
    expect(orderIn(back)?.outcome).toBe('canceled');
    expect(back.periods.get(day)?.sold).toBe(0);
    expect(after(back, { type: 'cancelOrder', cancelId })).toBe(back);
  });

  it('an unpaid or unknown one is refused', () => {
    const { state } = paying();
    const cancelId = orderIn(state)?.cancelId;
    if (cancelId === undefined) throw new Error('no order');
    expect(refusal(state, { type: 'cancelOrder', cancelId })).toEqual({ kind: 'cancelFailed' });
    expect(refusal(aHost(), { type: 'cancelOrder', cancelId })).toEqual({ kind: 'cancelFailed' });
  });
});
