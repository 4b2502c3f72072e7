import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { plusDays } from '../../dates/local-date.ts';
import { attemptId, type CartId, facilityId, orderRef } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { aCustomer } from '../../testing/builders.ts';
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
import { orderView } from '../views/order-view.ts';
import { lossIn } from './begin-checkout.ts';
import { buyerOf } from './buyer-of.ts';

const later = (milliseconds: number) => ({ ...at, now: plusMilliseconds(now, milliseconds) });
const day = periodId({ facilityId: facilityId(pool), period: visitDay });

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

describe('why the bank declined', () => {
  const unconfirmed = { state: 'declined', why: 'notConfirmed' } as const;
  const reasonIn = (state: HostState) => {
    const order = orderIn(state);
    return order && orderView(state, order, 'session', today).declineReason;
  };

  it('is told of the order as long as its payment has no other word', () => {
    const { state, told } = paying();
    const declined = after(state, told(unconfirmed));
    expect(orderIn(declined)).toMatchObject({ status: 'error', outcome: 'open', declineReason: 'notConfirmed' });
    expect(reasonIn(after(declined, told({ state: 'declined' })))).toBe('notConfirmed');
    expect(reasonIn(after(state, told({ state: 'declined' })))).toBeUndefined();
  });

  it.each([
    ['nothing yet', undefined, undefined],
    ['open', { state: 'open' }, undefined],
    ['declined', { state: 'declined' }, undefined],
    ['canceled', { state: 'canceled' }, undefined],
    ['expired', { state: 'expired' }, undefined],
    ['paid', captured, undefined],
    ['refunded', { state: 'captured', amount: cents(44_01) }, undefined],
    ['declined for the same', unconfirmed, 'notConfirmed'],
  ] as const)('gives way to what becomes of the next payment: %s', (_, word, reason) => {
    const { state, id, told } = paying();
    const again = after(after(state, told(unconfirmed)), payment(id));
    const second = attemptsOf(again, id).find(({ number }) => number === 2) ?? expect.fail();
    const over = word === undefined ? again : after(again, { ...told(word), attemptId: second.id });
    expect(reasonIn(over)).toBe(reason);
  });

  it('also comes from a late payment once the buyer has paid the next one, and is not told then', () => {
    const { state, id, told } = paying();
    const silent = after(state, told({ state: 'open' }), later(minutes(18)));
    const again = after(silent, payment(id), later(minutes(18)));
    const second = attemptsOf(again, id).find(({ number }) => number === 2) ?? expect.fail();
    const paid = after(again, { ...told(captured), attemptId: second.id }, later(minutes(19)));
    const heard = after(paid, told(unconfirmed), later(minutes(20)));
    expect(orderIn(heard)).toMatchObject({ status: 'completed', outcome: 'completed' });
    expect(reasonIn(heard)).toBeUndefined();
  });
});

describe('two sessions of one cart', () => {
  const other = (id: CartId) => ({ ...buyer(id, aCustomer({ firstName: 'Maja' })), sessionDigest: 'other' });

  it('each keep their own data, whoever entered them first', () => {
    const { state, id } = readyToPay();
    const both = after(state, other(id));
    expect([...both.buyers.values()].map(({ customer }) => customer.firstName)).toEqual(['Ana', 'Maja']);
    expect(buyerOf(both, id, 'session')._unsafeUnwrap().customer.firstName).toBe('Ana');
    expect(buyerOf(both, id, 'other')._unsafeUnwrap().customer.firstName).toBe('Maja');
    expect(buyerOf(both, id, 'third')._unsafeUnwrapErr()).toEqual({ kind: 'customerMissing' });
    expect(buyerOf(both, id, undefined)._unsafeUnwrapErr()).toEqual({ kind: 'customerMissing' });
  });

  it('each order under their own name, also when they pay the same content one after the other', () => {
    const { state, id, told } = paying();
    const declined = after(after(state, other(id)), told({ state: 'declined' }));
    const again = after(declined, payment(id, { sessionDigest: 'other' }));
    expect([...again.orders.values()].map((order) => order.sessionDigest)).toEqual(['session', 'other']);
    expect([...again.orderBuyers.values()].map(({ customer }) => customer.firstName)).toEqual(['Ana', 'Maja']);
  });

  it('do not keep each other from entering data while one of them pays, and cannot change what is being paid', () => {
    const { state, id } = paying();
    expect(refusal(state, buyer(id))).toEqual({ kind: 'cartFrozen' });
    expect(refusal(state, other(id))).toBeUndefined();
    expect([...after(state, other(id)).orderBuyers.values()]).toMatchObject([{ customer: { firstName: 'Ana' } }]);
  });

  it('of which only the one that bought is told how to cancel', () => {
    const { state, told } = paying();
    const done = after(state, told(captured));
    const order = orderIn(done) ?? expect.fail();
    expect(orderView(done, order, 'session', today).cancelId).toBe(order.cancelId);
    for (const session of [undefined, 'other', ''])
      expect(orderView(done, order, session, today)).not.toHaveProperty('cancelId');
  });

  it('an order whose buyer nobody knows tells it to nobody', () => {
    const { state, told } = paying();
    const done = after(state, told(captured));
    const { sessionDigest: _, ...order } = orderIn(done) ?? expect.fail();
    expect(orderView(done, order, undefined, today)).not.toHaveProperty('cancelId');
  });
});

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
    ['places that are gone', minutes(15), at.today, 10, 'expiredTicketsDeleted'],
    ['a day that is over', minutes(1), plusDays(today, 6), 1, 'ticketsOver'],
  ])('loses the lines of %s, says so and buys nothing', (_why, elapsed, date, rivals, kind) => {
    const { state, id } = readyToPay();
    const when = { now: plusMilliseconds(now, elapsed), today: date };
    const rival = date === at.today ? after(state, tickets([[adult, rivals]]), when) : state;
    const changes = facts(rival, payment(id), when);
    expect(lossIn({ state: rival, changes, at: when })).toEqual({ kind });
    expect(changes.some(({ type }) => type === 'orderPlaced')).toBe(false);
  });

  it.each([
    [8, undefined],
    [9, { kind: 'ticketsPartlyFree' }],
  ])('with %i of ten places taken by others meanwhile is refused for %o, and takes nothing in part', (rivals, told) => {
    const { state, id } = readyToPay();
    const when = { now: plusMilliseconds(now, minutes(15)), today };
    const rival = after(state, tickets([[adult, rivals]]), when);
    expect(refusal(rival, payment(id), when)).toEqual(told);
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

  describe('taken while its session is closed', () => {
    /** Another cart is paid in the place of the one whose session ran out; that session is to be closed. */
    const movedOn = () => {
      const { state, id, told } = paying();
      const changed = after(state, tickets([[adult, 1]], { cartId: id }), later(minutes(17)));
      return { state: after(changed, payment(id, { newRef: orderRef('b') }), later(minutes(17))), told };
    };
    const ways = [captured, { state: 'refunded', amount: captured.amount }] as const;

    it('is told as refunded once it is back, to the buyer as well', () => {
      const { state, told } = movedOn();
      const back = ways.reduce((before, word) => after(before, told(word), later(minutes(18))), state);
      expect(orderIn(back)).toMatchObject({ outcome: 'refunded', status: 'error' });
      expect([...back.mails.values()].map(({ about }) => about)).toEqual(['refunded']);
    });

    it('or nothing was, and then the order is told as canceled', () => {
      const { state, told } = movedOn();
      expect(orderIn(state)).toMatchObject({ outcome: 'open', status: 'initializing' });
      const closed = after(state, told({ state: 'canceled' }), later(minutes(18)));
      expect(orderIn(closed)).toMatchObject({ outcome: 'open', status: 'canceled' });
    });

    it('leaves an order alone that is being paid anew', () => {
      const { state, id, told } = paying();
      const again = after(state, payment(id, { newAttemptId: attemptId('again') }), later(minutes(17)));
      for (const word of [...ways, { state: 'canceled' } as const])
        expect(orderIn(after(again, told(word), later(minutes(18))))).toMatchObject({
          outcome: 'open',
          status: 'initializing',
        });
    });
  });

  it('of a session that ran out without a word is told as canceled by a late one', () => {
    const { state, told } = paying();
    const silent = after(state, told({ state: 'open' }), later(minutes(17)));
    expect(orderIn(after(silent, told({ state: 'canceled' }), later(minutes(18))))?.status).toBe('canceled');
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

describe('a payment that nobody ends', () => {
  const capacity = 10;

  it.each([
    [minutes(17) - 1, 8],
    [minutes(17), 10],
    [minutes(17) + 1, 10],
  ])(
    'leaves, %i ms after it began, %i places to others and takes its own off the counters when they come',
    (elapsed, left) => {
      const { state } = paying(capacity);
      const when = later(elapsed);
      expect(refusal(state, tickets([[adult, left + 1]]), when)).toEqual({ kind: 'capacityFull', left });
      const rival = after(state, tickets([[adult, left]]), when);
      expect(rival.periods.get(day)).toMatchObject(left === 8 ? { held: 8, paying: 2 } : { held: 10, paying: 0 });
    },
  );

  it.each([
    [minutes(17) - 1, { kind: 'cartFrozen' }],
    [minutes(17), undefined],
  ])('opens its cart by itself: after %i ms a change is answered with %j', (elapsed, answer) => {
    const { state, id } = paying();
    const [line] = linesOf(state, id);
    if (line === undefined) throw new Error('no line');
    const when = later(elapsed);
    expect(refusal(state, { type: 'changeQuantity', cartId: id, lineId: line.id, quantity: 1 }, when)).toEqual(answer);
    expect(refusal(state, tickets([[adult, 1]], { cartId: id }), when)).toEqual(answer);
    expect(refusal(state, buyer(id), when)).toEqual(answer);
  });

  it('is begun anew with the same places, and its old session is closed', () => {
    const { state, id } = paying();
    const again = after(state, payment(id), later(minutes(17)));
    expect(attemptsOf(again, id).map(({ number, state: name }) => [number, name])).toEqual([
      [1, 'refunding'],
      [2, 'opening'],
    ]);
    expect(again.periods.get(day)).toMatchObject({ held: 0, paying: 2, sold: 0 });
  });

  it.each([
    [minutes(17) - 1, { kind: 'promoCodeUsedUp' }],
    [minutes(17), undefined],
  ])('keeps its use of a code until then: after %i ms another cart is answered %j', (elapsed, answer) => {
    const { state, id } = readyToPay();
    const once = (cartId: CartId) => ({ type: 'applyPromoCode', cartId, text: 'ONCE' }) as const;
    const running = after(after(state, once(id)), payment(id));
    const other = tickets([[adult, 1]]);
    const rival = after(running, other, later(elapsed));
    expect(refusal(rival, once(other.newCartId), later(elapsed))).toEqual(answer);
  });

  it('leaves a code at least five minutes after it failed, and sixty in all at most', () => {
    const { state, id } = readyToPay();
    const coded = after(state, { type: 'applyPromoCode', cartId: id, text: 'ONCE' });
    const until = (begun: number, failed: number) => {
      const running = after(coded, payment(id), later(begun));
      const [attempt] = attemptsOf(running, id);
      const declined = {
        type: 'settle',
        attemptId: attempt?.id ?? attemptId(''),
        reported: { state: 'declined' },
      } as const;
      const { hold } = after(running, declined, later(failed)).codeUses.get(id) ?? {};
      return hold?.state === 'held' ? hold.until - now : undefined;
    };
    expect([until(0, minutes(1)), until(minutes(14), minutes(14))]).toEqual([minutes(15), minutes(19)]);
  });

  it.each(['expired', 'canceled'] as const)('holds nothing anew when it is told %s after its session', (word) => {
    const { state, id, told } = paying();
    const ended = after(state, told({ state: word }), later(minutes(15)));
    expect(ended.carts.get(id)?.state).toBe('open');
    expect(ended.periods.get(day)).toMatchObject({ held: 0, paying: 0 });
    expect(linesOf(ended, id)).toMatchObject([{ hold: { state: 'expired' } }]);
    expect(orderIn(ended)).toMatchObject({ outcome: 'open', status: 'canceled' });
  });

  it('keeps its places when the session is told to last longer, and its code with them', () => {
    const { state, attempt } = paying();
    const endsAt = plusMilliseconds(now, minutes(30));
    const kept = after(state, {
      type: 'keepSession',
      attemptId: attempt.id,
      redirectUrl: 'https://pay.example/1',
      endsAt,
    });
    expect(refusal(kept, tickets([[adult, 9]]), later(minutes(32) - 1))).toEqual({ kind: 'capacityFull', left: 8 });
    expect(refusal(kept, tickets([[adult, 9]]), later(minutes(32)))).toBeUndefined();
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
