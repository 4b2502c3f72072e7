import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { type PaymentTerms, plainTerms } from '../../checkout/payment-terms.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { cents } from '../../money/cents.ts';
import { day, orderIn, readyToPay } from '../../testing/paying-seller.ts';
import { after, at, bankSays, later, now, payment, refusal } from '../../testing/seller-builders.ts';
import { attemptsOf } from '../../testing/whole-state.ts';

/** A provider that takes no less than 0.50 EUR, guarantees authorizations for six days, and whose sessions the shop ends
 *  after 15 minutes. */
const terms: PaymentTerms = {
  ...plainTerms,
  leastAmount: cents(50),
  authorizationDays: 6,
  endAfter: minutes(15),
};

/** Returns a seller with a payment whose session lasts 35 minutes at the provider. */
const longSession = (paymentType: 'payment' | 'preauthorization' = 'payment') => {
  const { state, id } = readyToPay();
  const started = after(state, payment(id, { terms: { ...terms, authorizationDays: undefined }, paymentType }));
  const [{ attemptId } = expect.fail('no attempt')] = attemptsOf(started, id);
  const open = after(started, {
    type: 'keepSession',
    attemptId,
    redirectUrl: 'https://pay.example/1',
    sessionId: 'cs_1',
    endsAt: plusMilliseconds(now, minutes(35)),
  });
  return { state: open, id };
};

describe('the minimum amount of a provider', () => {
  it.each([
    [43_99, undefined],
    [44_00, undefined],
    [44_01, { kind: 'amountTooSmall' }],
  ])('of %i cents decides about a payment of 44.00 EUR with %j', (least, answer) => {
    const { state, id } = readyToPay();
    expect(refusal(state, payment(id, { terms: { ...terms, leastAmount: cents(least) } }))).toEqual(answer);
  });
});

describe('a reservation of a visit', () => {
  const visit = localDate('2027-01-20');
  const reservedOn = (today: LocalDate) => {
    const { state, id } = readyToPay();
    return refusal(state, payment(id, { terms, paymentType: 'preauthorization' }), { ...at, today });
  };

  it.each([
    [5, undefined],
    [6, undefined],
    [7, { kind: 'reservationNotPossible' }],
  ])('%i days ahead, with a guarantee of six days, has the refusal %j', (days, answer) => {
    expect(reservedOn(plusDays(visit, -days))).toEqual(answer);
  });

  it('stays completed when its authorization lapses, is never captured and is not queried any more', () => {
    const { state, id } = longSession('preauthorization');
    const reserved = bankSays(state, id, { state: 'authorized', amount: cents(44_00) });
    const lapsed = bankSays(reserved, id, { state: 'lapsed', amount: cents(44_00) }, later(minutes(7 * 24 * 60)));
    expect(orderIn(lapsed).outcome).toBe('completed');
    expect(lapsed.periods.get(day)).toMatchObject({ sold: 2 });
    expect(attemptsOf(lapsed, id)[0]).toMatchObject({ state: 'paid', askAt: undefined });
  });

  it('whose authorization lapsed before the shop knew of it is canceled, and its places are free', () => {
    const { state, id } = longSession('preauthorization');
    const lapsed = bankSays(state, id, { state: 'lapsed', amount: cents(44_00) }, later(minutes(7 * 24 * 60)));
    expect(orderIn(lapsed).outcome).toBe('open');
    expect(attemptsOf(lapsed, id)[0]?.state).toBe('canceled');
    expect(lapsed.periods.get(day)).toMatchObject({ paying: 0, sold: 0 });
  });
});

describe('an unpaid session that the shop ends after 15 minutes', () => {
  const asked = (elapsed: number, reported: AttemptState) => {
    const { state, id } = longSession();
    const next = bankSays(state, id, reported, later(elapsed));
    return { attempt: attemptsOf(next, id)[0] ?? expect.fail('no attempt'), places: next.periods.get(day) };
  };

  it.each([
    [minutes(11), minutes(15)],
    [minutes(15) - 1, minutes(15)],
    [minutes(15), minutes(20)],
    [minutes(36), minutes(37)],
  ])('is queried, when it is open %i ms after its start, again at %i ms', (elapsed, next) => {
    expect(asked(elapsed, { state: 'open' }).attempt.askAt).toBe(plusMilliseconds(now, next));
  });

  it.each([
    ['canceled', minutes(15) - 1, { held: 2, paying: 0 }],
    ['canceled', minutes(15), { held: 0, paying: 0 }],
    ['open', minutes(37) - 1, { held: 0, paying: 2 }],
    ['open', minutes(37), { held: 0, paying: 0 }],
  ] as const)('and that is reported %s %i ms after its start leaves the places %j', (state, elapsed, places) => {
    expect(asked(elapsed, { state }).places).toMatchObject(places);
  });
});

describe('an attempt of which the provider knows nothing certain', () => {
  it.each([
    [minutes(37) - 1, { paying: 2 }, undefined],
    [minutes(37), { paying: 0 }, undefined],
    [minutes(38), { paying: 0 }, 'unknownToProvider'],
  ])('holds its places until its end, and then needs attention: %i ms after its start', (elapsed, places, why) => {
    const { state, id } = longSession();
    const first = bankSays(state, id, { state: 'unknown' }, later(Math.min(elapsed, minutes(37))));
    const next = elapsed > minutes(37) ? bankSays(first, id, { state: 'unknown' }, later(elapsed)) : first;
    expect(next.periods.get(day)).toMatchObject(places);
    expect(attemptsOf(next, id)[0]?.attention?.why).toBe(why);
  });
});
