import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { plusDays } from '../../dates/local-date.ts';
import { day, orderIn, paying, readyToPay } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  decided,
  firstLine,
  now,
  payment,
  refusal,
  tickets,
  today,
} from '../../testing/seller-builders.ts';
import { adult, infant } from '../../testing/seller-catalog-builder.ts';
import { attemptsOf } from '../../testing/whole-state.ts';

describe('the start of a payment', () => {
  it('is refused without a cart, for an empty cart and for a session without buyer data', () => {
    const { state, id } = readyToPay();
    const empty = after(state, firstLine(state, id).removed);
    expect(refusal(aSeller(), payment(id))).toEqual({ kind: 'notFound', what: 'cart' });
    expect(refusal(empty, payment(id))).toEqual({ kind: 'cartEmpty' });
    expect(refusal(state, payment(id, { sessionDigest: 'another' }))).toEqual({ kind: 'customerMissing' });
  });

  it('creates the order and an attempt, and freezes the cart with its places (R-HOLD-10)', () => {
    const { state, id } = paying();
    expect(orderIn(state)).toMatchObject({ number: '2027-000001', total: 44_00, status: 'initializing' });
    expect(attemptsOf(state, id)).toMatchObject([{ state: 'opening', amount: 44_00, number: 1 }]);
    expect(state.carts.get(id)?.state).toBe('paying');
    expect(state.periods.get(day)).toMatchObject({ held: 0, paying: 2, sold: 0 });
    expect(refusal(state, tickets([[adult, 1]], { cartId: id }))).toEqual({ kind: 'cartFrozen' });
  });

  it('changes nothing while a payment runs, and is a new attempt for the same order afterwards', () => {
    const { state, id, report } = paying();
    expect(after(state, payment(id))).toBe(state);
    const again = after(after(state, report({ state: 'declined' })), payment(id));
    expect([...again.orders.keys()]).toHaveLength(1);
    expect(attemptsOf(again, id).map(({ number, state: name }) => [number, name])).toEqual([
      [1, 'declined'],
      [2, 'opening'],
    ]);
  });

  it('completes a free order at once', () => {
    const { state, id } = readyToPay(10, infant);
    const done = after(state, payment(id));
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', total: 0 });
    expect(done.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 2 });
    expect(attemptsOf(done, id)).toEqual([]);
  });

  it.each([
    ['places that are gone', minutes(15), at.today, 10, 'expiredTicketsDeleted'],
    ['a day that is over', minutes(1), plusDays(today, 6), 1, 'ticketsOver'],
  ])('removes the lines of %s and is refused without an order', (_why, elapsed, date, rivals, kind) => {
    const { state, id } = readyToPay();
    const when = { ...at, now: plusMilliseconds(now, elapsed), today: date };
    const rival = date === at.today ? after(state, tickets([[adult, rivals]]), when) : state;
    const { next, answer } = decided(rival, payment(id), when);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind });
    expect(next.orders).toEqual(rival.orders);
  });

  it.each([
    [8, undefined],
    [9, { kind: 'ticketsPartlyFree' }],
  ])('after the hold ended, with %i of ten places taken by others, has the refusal %o', (rivals, error) => {
    const { state, id } = readyToPay();
    const when = { ...at, now: plusMilliseconds(now, minutes(15)), today };
    const rival = after(state, tickets([[adult, rivals]]), when);
    expect(refusal(rival, payment(id), when)).toEqual(error);
  });
});
