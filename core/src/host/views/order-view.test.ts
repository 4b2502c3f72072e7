import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { plusDays } from '../../dates/local-date.ts';
import { after, aHost, at, buyer, now, payment, tickets, today } from '../../testing/host-builders.ts';
import { adult } from '../../testing/host-catalog-builder.ts';
import { attemptsOf, type HostState } from '../state.ts';
import { papersOf } from './order-papers-view.ts';
import { memberOrderView, orderView } from './order-view.ts';

const visitDate = plusDays(today, 5);

/** Two places, paid or on the way to it. */
const started = (): HostState => {
  const command = tickets([[adult, 2]]);
  const filled = after(after(aHost(10), command), buyer(command.newCartId));
  return after(filled, payment(command.newCartId));
};

const orderIn = (state: HostState) => [...state.orders.values()][0] ?? expect.fail();

const bankSays = (state: HostState, said: 'captured' | 'refunded', when = at): HostState => {
  const attempt = attemptsOf(state, orderIn(state).cartId)[0] ?? expect.fail();
  const reported = { state: said, amount: attempt.amount } as const;
  return after(state, { type: 'settle', attemptId: attempt.id, reported }, when);
};

const paid = (): HostState => bankSays(started(), 'captured');

const canceling = (): HostState => {
  const state = paid();
  return after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId });
};

/** Money that came when the places were somebody else's. */
const tooLate = (): HostState => {
  const later = { ...at, now: plusMilliseconds(now, minutes(18)) };
  const silent = started();
  const attempt = attemptsOf(silent, orderIn(silent).cartId)[0] ?? expect.fail();
  const overdue = after(silent, { type: 'settle', attemptId: attempt.id, reported: { state: 'open' } }, later);
  return bankSays(after(overdue, tickets([[adult, 9]]), later), 'captured', later);
};

/** What whoever bought is told on the page after the payment, among past orders, and where its codes stand. */
const told = (state: HostState, on = today) => {
  const order = orderIn(state);
  return [
    orderView(state, order, 'session', { ...at, today: on }),
    memberOrderView(state, order),
    papersOf(state, order, { ...at, today: on })?.order ?? expect.fail(),
  ];
};
const outcomes = (state: HostState) => told(state).map(({ outcome }) => outcome);
const same = (outcome: string) => [outcome, outcome, outcome];

describe('an order whose money goes back', () => {
  it('is being canceled until it is back, wherever it is shown', () => {
    expect(outcomes(paid())).toEqual(same('completed'));
    expect(outcomes(canceling())).toEqual(same('canceling'));
    expect(outcomes(bankSays(canceling(), 'refunded'))).toEqual(same('canceled'));
  });

  it('is being refunded until it is back, where it could not be fulfilled', () => {
    expect(outcomes(tooLate())).toEqual(same('refunding'));
    expect(outcomes(bankSays(tooLate(), 'refunded'))).toEqual(same('refunded'));
  });
});

describe('the way to cancel', () => {
  const ways = (state: HostState, on = today) => {
    const [afterPayment, , papers] = told(state, on);
    return [afterPayment?.cancelId !== undefined, papers?.cancelId !== undefined];
  };

  it.each([
    ['the day before it', -1, true],
    ['on the day', 0, true],
    ['the day after', 1, false],
  ])('is told %s: %i', (_, days, isTold) => {
    expect(ways(paid(), plusDays(visitDate, days))).toEqual([isTold, isTold]);
  });

  it('is not told once a ticket let somebody in, nor once it was gone', () => {
    const state = paid();
    const code = [...state.tickets.keys()][0] ?? expect.fail();
    const used = after(state, { type: 'admitTicket', code }, { ...at, today: visitDate });
    expect([ways(used, visitDate), ways(canceling()), ways(tooLate())]).toEqual(Array(3).fill([false, false]));
  });
});
