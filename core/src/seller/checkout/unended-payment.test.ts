import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { day, orderIn, paying, readyToPay } from '../../testing/paying-seller.ts';
import {
  after,
  bankSays,
  buyer,
  firstLine,
  later,
  now,
  payment,
  refusal,
  tickets,
} from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { attemptsOf, linesOf } from '../../testing/whole-state.ts';

describe('a payment without a result', () => {
  const capacity = 10;

  it.each([
    [minutes(17) - 1, 8],
    [minutes(17), 10],
    [minutes(17) + 1, 10],
  ])('leaves, %i ms after its start, %i places to others', (elapsed, left) => {
    const { state } = paying(capacity);
    const when = later(elapsed);
    expect(refusal(state, tickets([[adult, left + 1]]), when)).toEqual({ kind: 'capacityFull', left });
    const rival = after(state, tickets([[adult, left]]), when);
    expect(rival.periods.get(day)).toMatchObject(left === 8 ? { held: 8, paying: 2 } : { held: 10, paying: 0 });
  });

  it.each([
    [minutes(17) - 1, { kind: 'cartFrozen' }],
    [minutes(17), undefined],
  ])('freezes its cart until its end: after %i ms a change has the refusal %j', (elapsed, answer) => {
    const { state, id } = paying();
    const when = later(elapsed);
    expect(refusal(state, firstLine(state, id).set(1), when)).toEqual(answer);
    expect(refusal(state, tickets([[adult, 1]], { cartId: id }), when)).toEqual(answer);
    expect(refusal(state, buyer(id), when)).toEqual(answer);
  });

  it('is replaced by a new attempt with the same places, and its session is closed', () => {
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
  ])('keeps its use of a promo code until its end: after %i ms another cart has the refusal %j', (elapsed, answer) => {
    const { state, id } = readyToPay();
    const once = (cartId: CartId) => ({ type: 'applyPromoCode', cartId, text: 'ONCE' }) as const;
    const running = after(after(state, once(id)), payment(id));
    const other = tickets([[adult, 1]]);
    const rival = after(running, other, later(elapsed));
    expect(refusal(rival, once(other.newCartId), later(elapsed))).toEqual(answer);
  });

  it('still keeps the promo code for at least five minutes when it fails', () => {
    const { state, id } = readyToPay();
    const coded = after(state, { type: 'applyPromoCode', cartId: id, text: 'ONCE' });
    const until = (begun: number, failed: number) => {
      const running = after(coded, payment(id), later(begun));
      const use = bankSays(running, id, { state: 'declined' }, later(failed)).carts.get(id)?.promoCode;
      return use?.hold.state === 'held' ? use.hold.until - now : undefined;
    };
    expect([until(0, minutes(1)), until(minutes(14), minutes(14))]).toEqual([minutes(15), minutes(19)]);
  });

  it.each(['expired', 'canceled'] as const)(
    'holds nothing again when it is reported as %s after its session (R-HOLD-3)',
    (word) => {
      const { state, id, report } = paying();
      const ended = after(state, report({ state: word }), later(minutes(15)));
      expect(ended.carts.get(id)?.state).toBe('open');
      expect(ended.periods.get(day)).toMatchObject({ held: 0, paying: 0 });
      expect(linesOf(ended, id)).toMatchObject([{ hold: { state: 'expired' } }]);
      expect(orderIn(ended)).toMatchObject({ outcome: 'open', status: 'canceled' });
    },
  );

  it('keeps its places when the session is extended', () => {
    const { state, attempt } = paying();
    const endsAt = plusMilliseconds(now, minutes(30));
    const session = {
      type: 'keepSession',
      attemptId: attempt.attemptId,
      redirectUrl: 'https://pay.example/1',
    } as const;
    const extended = after(state, { ...session, endsAt });
    expect(refusal(extended, tickets([[adult, 9]]), later(minutes(32) - 1))).toEqual({ kind: 'capacityFull', left: 8 });
    expect(refusal(extended, tickets([[adult, 9]]), later(minutes(32)))).toBeUndefined();
  });
});

it.each([
  [minutes(-20), minutes(5)],
  [minutes(5) - 1, minutes(5)],
  [minutes(5), minutes(5)],
  [minutes(5) + 1, minutes(5) + 1],
  [minutes(60) - 1, minutes(60) - 1],
  [minutes(60), minutes(60)],
  [minutes(60) + 1, minutes(60)],
  [minutes(600_000), minutes(60)],
])('a session with an end after %i ms ends after %i ms, also when it is opened again', (requested, end) => {
  const { state, id, attempt } = paying();
  const session = {
    type: 'keepSession',
    attemptId: attempt.attemptId,
    redirectUrl: 'https://bank.example/1',
    endsAt: plusMilliseconds(now, requested),
  } as const;
  const opened = after(after(state, session), session, later(minutes(1)));
  expect(attemptsOf(opened, id)[0]?.sessionEndsAt).toBe(plusMilliseconds(now, end));
});
