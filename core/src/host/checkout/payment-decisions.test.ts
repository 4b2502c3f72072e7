import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { plusDays } from '../../dates/local-date.ts';
import type { CartId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import {
  after,
  aHost,
  at,
  buyer,
  facts,
  now,
  payment,
  refusal,
  tickets,
  today,
  visitDay,
} from '../../testing/host-builders.ts';
import { adult, infant, pool } from '../../testing/host-catalog-builder.ts';
import { periodId } from '../places/period-places.ts';
import { attemptsOf, type HostState, linesOf } from '../state.ts';
import { lostIn } from './begin-checkout.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });
const day = periodId({ productId: pool, period: visitDay });

/** A cart of two adults whose buyer is known. */
const readyToPay = (capacity = 10, list = adult): { readonly state: HostState; readonly id: CartId } => {
  const command = tickets([[list, 2]]);
  return { state: after(after(aHost(capacity), command), buyer(command.newCartId)), id: command.newCartId };
};

/** The same with a payment that runs. */
const paying = (capacity = 10) => {
  const { state, id } = readyToPay(capacity);
  const started = after(state, payment(id));
  const [attempt] = attemptsOf(started, id);
  if (attempt === undefined) throw new Error('no attempt');
  const told = (reported: AttemptState, eventId?: string) =>
    ({
      type: 'settle',
      attemptId: attempt.id,
      reported,
      ...(eventId === undefined ? {} : { eventId }),
    }) as const;
  return { state: started, id, attempt, told };
};

const captured: AttemptState = { state: 'captured', amount: cents(44_00) };
const orderIn = (state: HostState) => [...state.orders.values()][0];

describe('starting a payment', () => {
  it('is refused without a cart, with an empty one, without a buyer or with another session', () => {
    const { state, id } = readyToPay();
    const [line] = linesOf(state, id);
    if (line === undefined) throw new Error('no line');
    const empty = after(state, { type: 'removeLine', cartId: id, lineId: line.id });
    expect(refusal(aHost(), payment(id))).toEqual({ kind: 'notFound', what: 'cart' });
    expect(refusal(empty, payment(id))).toEqual({ kind: 'cartEmpty' });
    expect(refusal(state, payment(id, { sessionDigest: 'another' }))).toEqual({ kind: 'customerMissing' });
  });

  it('fixes the order, records the attempt and freezes the cart with its places', () => {
    const { state, id } = paying();
    expect(orderIn(state)).toMatchObject({ number: '2027-000001', total: 44_00, status: 'initializing' });
    expect(attemptsOf(state, id)).toMatchObject([{ state: 'opening', amount: 44_00, number: 1 }]);
    expect(state.carts.get(id)?.state).toBe('paying');
    expect(state.periods.get(day)).toMatchObject({ held: 0, paying: 2, sold: 0 });
    expect(refusal(state, tickets([[adult, 1]], { cartId: id }))).toEqual({ kind: 'cartFrozen' });
  });

  it('again while it runs changes nothing', () => {
    const { state, id } = paying();
    expect(facts(state, payment(id))).toEqual([]);
  });

  it('after it came to nothing is a new attempt at the same order', () => {
    const { state, id, told } = paying();
    const again = after(after(state, told({ state: 'declined' })), payment(id));
    expect([...again.orders.keys()]).toHaveLength(1);
    expect(attemptsOf(again, id).map(({ number, state: name }) => [number, name])).toEqual([
      [1, 'declined'],
      [2, 'opening'],
    ]);
  });

  it('of an order that costs nothing completes it at once', () => {
    const { state, id } = readyToPay(10, infant);
    const done = after(state, payment(id));
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', total: 0 });
    expect(done.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 2 });
    expect(done.attempts.size).toBe(0);
  });

  it.each([
    ['places that are gone', minutes(15), at.today, 9],
    ['a day that is over', minutes(1), plusDays(today, 6), 1],
  ])('loses the lines of %s and buys nothing', (_why, elapsed, date, rivals) => {
    const { state, id } = readyToPay();
    const when = { now: plusMilliseconds(now, elapsed), today: date };
    const rival = date === at.today ? after(state, tickets([[adult, rivals]]), when) : state;
    const changes = facts(rival, payment(id), when);
    expect(lostIn(changes)).toBe('lines');
    expect(changes.some(({ type }) => type === 'orderPlaced')).toBe(false);
  });
});

describe('money', () => {
  it('of the right amount completes the order and sells its places', () => {
    const { state, id, told } = paying();
    const done = after(state, told(captured));
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', status: 'completed' });
    expect(done.carts.get(id)?.state).toBe('sold');
    expect(done.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 2 });
  });

  it.each([
    [43_99, 'refunding'],
    [44_00, 'paid'],
    [44_01, 'refunding'],
  ])('of %i cents for 4400 leaves the attempt %s', (amount, name) => {
    const { state, id, told } = paying();
    const settled = after(state, told({ state: 'captured', amount: cents(amount) }));
    expect(attemptsOf(settled, id).map((attempt) => attempt.state)).toEqual([name]);
  });

  it('told twice, or by the same event again, changes nothing more', () => {
    const { state, told } = paying();
    const done = after(state, told(captured, 'event'));
    expect(facts(done, told(captured, 'event'))).toEqual([]);
    expect(facts(done, told(captured))).toEqual([]);
  });

  it('that comes late takes the places again while they are free, else it goes back', () => {
    const { state, told } = paying();
    const silent = after(state, told({ state: 'open' }), later(minutes(17)));
    expect(silent.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 0 });
    expect(orderIn(after(silent, told(captured), later(minutes(18))))?.outcome).toBe('completed');
    const gone = after(silent, tickets([[adult, 9]]), later(minutes(18)));
    const refunded = after(gone, told(captured), later(minutes(18)));
    expect(orderIn(refunded)).toMatchObject({ outcome: 'refunded', status: 'error' });
    expect(refunded.periods.get(day)).toMatchObject({ held: 9, paying: 0, sold: 0 });
  });

  it('for a cart that was changed meanwhile goes back', () => {
    const { state, id, told } = paying();
    const silent = after(state, told({ state: 'open' }), later(minutes(17)));
    const changed = after(silent, tickets([[adult, 1]], { cartId: id }), later(minutes(17)));
    expect(orderIn(after(changed, told(captured), later(minutes(18))))?.outcome).toBe('refunded');
  });

  it.each([
    ['a millisecond before the session and its grace are over', minutes(17) - 1, 'opening', 2],
    ['when they are over', minutes(17), 'overdue', 0],
  ])('that does not come keeps its places: %s', (_when, elapsed, name, kept) => {
    const { state, id, told } = paying();
    const asked = after(state, told({ state: 'open' }), later(elapsed));
    expect(attemptsOf(asked, id).map((attempt) => attempt.state)).toEqual([name]);
    expect(asked.periods.get(day)?.paying).toBe(kept);
  });
});

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
    expect(facts(back, { type: 'cancelOrder', cancelId })).toEqual([]);
  });

  it('an unpaid or unknown one is refused', () => {
    const { state } = paying();
    const cancelId = orderIn(state)?.cancelId;
    if (cancelId === undefined) throw new Error('no order');
    expect(refusal(state, { type: 'cancelOrder', cancelId })).toEqual({ kind: 'cancelFailed' });
    expect(refusal(aHost(), { type: 'cancelOrder', cancelId })).toEqual({ kind: 'cancelFailed' });
  });
});
