import { describe, expect, it } from 'vitest';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import { minutes } from '../../dates/instant.ts';
import { attemptId, type CartId } from '../../ids.ts';
import { aCustomer } from '../../testing/builders.ts';
import { captured, orderIn } from '../../testing/paying-seller.ts';
import { after, aSeller, buyer, firstLine, later, payment, refusal, tickets } from '../../testing/seller-builders.ts';
import { adult, infant } from '../../testing/seller-catalog-builder.ts';
import { attemptIn, attemptsIn } from '../../testing/whole-state.ts';
import type { CommandOf } from '../commands.ts';
import type { SellerState } from '../state.ts';

const first = attemptId('first');
const second = 1000;
const hour = minutes(60);
const atLimit = { kind: 'holdAtLimit' };

/** A cart that holds both places of its day for 50 minutes before its payment starts; two sessions stored buyer
 *  data. */
const payingSinceFifty = (
  coded?: (id: CartId) => CommandOf<'applyPromoCode'>,
): { readonly state: SellerState; readonly id: CartId } => {
  const command = tickets([[adult, 2]]);
  const id = command.newCartId;
  const other = { ...buyer(id, aCustomer({ firstName: 'Maja' })), sessionDigest: 'other' };
  const added = after(aSeller(2), command);
  const filled = after(after(coded === undefined ? added : after(added, coded(id)), buyer(id)), other);
  const extend = { type: 'extendHold', cartId: id } as const;
  const extended = [14, 28, 42].reduce((from, minute) => after(from, extend, later(minutes(minute))), filled);
  return { state: after(extended, payment(id, { newAttemptId: first }), later(minutes(50))), id };
};

const afterReport = (state: SellerState, reported: AttemptState, elapsed: number): SellerState =>
  after(state, { type: 'settle', attemptId: first, reported }, later(elapsed));

const canceled = { state: 'canceled' } as const;
const declined = { state: 'declined' } as const;

/** How a payment ends, and how the next one is made. */
const ways = [
  ['another attempt after a declined card', declined, {}],
  ['another session after a stopped payment', canceled, { sessionDigest: 'other' }],
  ['a reservation after a stopped payment', canceled, { paymentType: 'preauthorization' }],
] as const;

describe.each(ways)('places that are held again by %s', (_way, end, next) => {
  const again = (id: CartId) => payment(id, next);

  it('stay held by a session that starts a second before the 60 minutes are over', () => {
    const { state, id } = payingSinceFifty();
    const ended = afterReport(state, end, hour - second);
    const running = after(ended, again(id), later(hour - second));
    expect(refusal(running, tickets([[adult, 1]]), later(hour))).toEqual({ kind: 'capacityFull', left: 0 });
  });

  it.each([hour, minutes(64)])(
    'are free for others for a minute after the payment ends after %i ms (R-HOLD-12)',
    (ends) => {
      const { state, id } = payingSinceFifty();
      const ended = afterReport(state, end, ends);
      for (const elapsed of [ends, ends + minutes(1) - 1]) {
        expect(refusal(ended, again(id), later(elapsed))).toEqual(atLimit);
        expect(refusal(ended, tickets([[adult, 2]]), later(elapsed))).toBeUndefined();
      }
      expect(refusal(ended, again(id), later(ends + minutes(1)))).toBeUndefined();
    },
  );
});

describe('places whose 60 minutes are over', () => {
  it('are refused to their cart for a minute also when another cart took and returned one of them', () => {
    const { state, id } = payingSinceFifty();
    const rival = tickets([[adult, 1]]);
    const ended = afterReport(state, canceled, minutes(61));
    const taken = after(ended, rival, later(minutes(61)));
    const returned = after(
      taken,
      { type: 'removeLine', cartId: rival.newCartId, cartItemId: rival.newLineIds[0] ?? expect.fail() },
      later(minutes(61)),
    );
    expect(refusal(returned, payment(id), later(minutes(62) - 1))).toEqual(atLimit);
    expect(refusal(returned, payment(id), later(minutes(62)))).toBeUndefined();
  });

  /** A session that starts after 50 minutes ends after 65, and its time of grace after 67. */
  it.each([
    [
      'is reported as expired',
      minutes(65),
      (state: SellerState) => afterReport(state, { state: 'expired' }, minutes(65)),
    ],
    [
      'is reported as open',
      minutes(67),
      (state: SellerState) => afterReport(state, { state: 'open' }, minutes(67) + 20_000),
    ],
    ['is not reported on', minutes(67), (state: SellerState) => state],
  ])('are free for a minute from the end of a session that %s', (_how, end, ending) => {
    const { state, id } = payingSinceFifty();
    const ended = ending(state);
    expect(refusal(ended, payment(id), later(end + minutes(1) - 1))).toEqual(atLimit);
    expect(refusal(ended, payment(id), later(end + minutes(1)))).toBeUndefined();
  });

  it('are sold for late money within the minute', () => {
    const { state } = payingSinceFifty();
    const silent = afterReport(state, { state: 'open' }, minutes(67));
    expect(orderIn(afterReport(silent, captured, minutes(67) + 1)).outcome).toBe('completed');
    expect(orderIn(afterReport(afterReport(state, canceled, minutes(61)), captured, minutes(61) + 1)).outcome).toBe(
      'completed',
    );
  });

  it('start another hour when they are taken again', () => {
    const { state, id } = payingSinceFifty();
    const begun = after(afterReport(state, canceled, minutes(61)), payment(id), later(minutes(62)));
    const running = attemptsIn(begun).at(-1)?.attemptId;
    const declinedAgain = (elapsed: number) =>
      after(
        begun,
        { type: 'settle', attemptId: running ?? expect.fail(), reported: declined },
        later(minutes(62) + elapsed),
      );
    expect(refusal(declinedAgain(minutes(14)), payment(id), later(minutes(76)))).toBeUndefined();
  });
});

describe('the last use of a code whose 60 minutes are over', () => {
  const once = (cartId: CartId) => ({ type: 'applyPromoCode', cartId, text: 'ONCE' }) as const;
  const usedUp = { kind: 'promoCodeUsedUp' };

  /** A payment with the code that is stopped after 61 minutes, and another cart. */
  const stopped = () => {
    const { state, id } = payingSinceFifty(once);
    const other = tickets([[adult, 1]]);
    return {
      id,
      other: other.newCartId,
      state: after(afterReport(state, canceled, minutes(61)), other, later(minutes(61))),
    };
  };

  it('is free for others for a minute before its cart can take it again', () => {
    const { id, other, state } = stopped();
    for (const elapsed of [minutes(61), minutes(62) - 1]) {
      expect(refusal(state, once(id), later(elapsed))).toEqual(usedUp);
      expect(refusal(state, once(other), later(elapsed))).toBeUndefined();
    }
    expect(refusal(state, once(id), later(minutes(62)))).toBeUndefined();
  });

  it('is sold for late money within the minute', () => {
    const { state } = payingSinceFifty(once);
    const late = { state: 'captured', amount: attemptIn(state, first)?.amount ?? expect.fail() } as const;
    const sold = afterReport(afterReport(state, canceled, minutes(61)), late, minutes(61) + 1);
    expect(orderIn(sold)).toMatchObject({ outcome: 'completed', content: { promo: { code: 'ONCE' } } });
  });
});

/** A cart of one adult that is held until a time, by adding another price of the same day at the end. */
const heldUntil = (end: number) => {
  const command = tickets([[adult, 1]]);
  const id = command.newCartId;
  const extend = { type: 'extendHold', cartId: id } as const;
  const moments = [minutes(14), minutes(28), minutes(42), minutes(45)].filter((moment) => moment < end - minutes(15));
  const all = [...moments, end - minutes(15)];
  return { id, state: all.reduce((from, moment) => after(from, extend, later(moment)), after(aSeller(1), command)) };
};

describe('a hold that ends without a payment', () => {
  const begin = (id: CartId) => ({ type: 'beginCheckout', cartId: id }) as const;

  it.each([
    ['the same cart in the checkout', begin],
    ['the same line', (id: CartId, state: SellerState) => firstLine(state, id).set(1)],
    ['another line of that day', (id: CartId) => tickets([[infant, 1]], { cartId: id })],
  ])('is free for others for a minute after its 60 minutes before %s can take it', (_what, command) => {
    const { id, state } = heldUntil(hour);
    for (const elapsed of [hour, hour + minutes(1) - 1]) {
      expect(refusal(state, command(id, state), later(elapsed))).toEqual(atLimit);
      expect(refusal(state, tickets([[adult, 1]]), later(elapsed))).toBeUndefined();
    }
    expect(refusal(state, command(id, state), later(hour + minutes(1)))).toBeUndefined();
  });

  it.each([minutes(15), hour - second])('after %i ms can be taken again at once within the 60 minutes', (end) => {
    const { id, state } = heldUntil(end);
    const taken = after(state, begin(id), later(end));
    expect(refusal(taken, tickets([[adult, 1]]), later(Math.min(end + minutes(15), hour) - 1))).toEqual({
      kind: 'capacityFull',
      left: 0,
    });
    expect(refusal(taken, tickets([[adult, 1]]), later(Math.min(end + minutes(15), hour)))).toBeUndefined();
  });

  it('cannot be extended beyond its hour after a gap of less than a minute', () => {
    const { id, state } = heldUntil(hour - second);
    expect(refusal(state, begin(id), later(hour))).toEqual(atLimit);
    expect(refusal(state, begin(id), later(hour + 59 * second))).toBeUndefined();
  });

  it('starts again after a minute without its places', () => {
    const { id, state } = heldUntil(minutes(30));
    const taken = after(state, begin(id), later(minutes(50)));
    expect(refusal(taken, tickets([[adult, 1]]), later(minutes(65) - 1))).toEqual({ kind: 'capacityFull', left: 0 });
  });
});
