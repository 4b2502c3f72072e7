import { describe, expect, it } from 'vitest';
import { minutes } from '../../dates/instant.ts';
import { attemptId, orderRef } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { captured, day, orderIn, paying, readyToPay } from '../../testing/paying-seller.ts';
import { after, at, later, payment, tickets } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { attemptsOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { orderView } from '../views/order-view.ts';

describe('the reason of a declined payment', () => {
  const unconfirmed = { state: 'declined', why: 'notConfirmed' } as const;
  const reasonIn = (state: SellerState) => orderView(orderIn(state), 'session', at).declineReason;

  it('is shown with the order until its payment has another result', () => {
    const { state, report } = paying();
    const declined = after(state, report(unconfirmed));
    expect(orderIn(declined)).toMatchObject({ status: 'error', outcome: 'open', declineReason: 'notConfirmed' });
    expect(reasonIn(after(declined, report({ state: 'declined' })))).toBe('notConfirmed');
    expect(reasonIn(after(state, report({ state: 'declined' })))).toBeUndefined();
  });

  it.each([
    ['nothing yet', undefined, undefined],
    ['open', { state: 'open' }, undefined],
    ['declined', { state: 'declined' }, undefined],
    ['paid', captured, undefined],
    ['refunded', { state: 'captured', amount: cents(44_01) }, undefined],
    ['declined for the same', unconfirmed, 'notConfirmed'],
  ] as const)('is replaced by the result of the next payment: %s', (_, word, reason) => {
    const { state, id, report } = paying();
    const again = after(after(state, report(unconfirmed)), payment(id, { newAttemptId: attemptId('second') }));
    const over = word === undefined ? again : after(again, { ...report(word), attemptId: attemptId('second') });
    expect(reasonIn(over)).toBe(reason);
  });

  it('of a late payment is not shown after the next payment is completed', () => {
    const { state, id, report } = paying();
    const silent = after(state, report({ state: 'open' }), later(minutes(18)));
    const again = after(silent, payment(id, { newAttemptId: attemptId('second') }), later(minutes(18)));
    const paid = after(again, { ...report(captured), attemptId: attemptId('second') }, later(minutes(19)));
    const declinedLate = after(paid, report(unconfirmed), later(minutes(20)));
    expect(orderIn(declinedLate)).toMatchObject({ status: 'completed', outcome: 'completed' });
    expect(reasonIn(declinedLate)).toBeUndefined();
  });
});

describe('money', () => {
  it('of the right amount completes the order and sells its places, and any other amount is refunded', () => {
    const { state, id, report } = paying();
    const done = after(state, report(captured));
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', status: 'completed' });
    expect(done.carts.get(id)?.state).toBe('sold');
    expect(done.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 2 });
    const more = after(state, report({ state: 'captured', amount: cents(44_01) }));
    expect([done, more].map((settled) => attemptsOf(settled, id)[0]?.state)).toEqual(['paid', 'refunding']);
  });

  it('that is late takes the places of its cart again when they are free, otherwise it is refunded (R-HOLD-8)', () => {
    const { state, id, report } = paying();
    const silent = after(state, report({ state: 'open' }), later(minutes(17)));
    expect(silent.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 0 });
    expect(orderIn(after(silent, report(captured), later(minutes(18))))?.outcome).toBe('completed');
    const gone = after(silent, tickets([[adult, 9]]), later(minutes(18)));
    const refunded = after(gone, report(captured), later(minutes(18)));
    expect(orderIn(refunded)).toMatchObject({ outcome: 'refunded', status: 'error' });
    expect(refunded.periods.get(day)).toMatchObject({ held: 9, paying: 0, sold: 0 });
    const changed = after(silent, tickets([[adult, 1]], { cartId: id }), later(minutes(17)));
    expect(orderIn(after(changed, report(captured), later(minutes(18)))).outcome).toBe('refunded');
    expect(orderIn(after(silent, report({ state: 'canceled' }), later(minutes(18)))).status).toBe('canceled');
  });

  describe('captured after its session was replaced', () => {
    /** A state in which another cart was paid after the first one's session timed out, which has to be closed. */
    const movedOn = () => {
      const { state, id, report } = paying();
      const changed = after(state, tickets([[adult, 1]], { cartId: id }), later(minutes(17)));
      return { state: after(changed, payment(id, { newRef: orderRef('b') }), later(minutes(17))), report };
    };
    const ways = [captured, { state: 'refunded', amount: captured.amount }] as const;

    it('makes the order refunded, with a mail to the buyer, and canceled without money', () => {
      const { state, report } = movedOn();
      const back = ways.reduce((before, word) => after(before, report(word), later(minutes(18))), state);
      expect(orderIn(back)).toMatchObject({ outcome: 'refunded', status: 'error' });
      expect(orderIn(back).mails.map(({ about }) => about)).toEqual(['refunded']);
      expect(orderIn(state)).toMatchObject({ outcome: 'open', status: 'initializing' });
      const closed = after(state, report({ state: 'canceled' }), later(minutes(18)));
      expect(orderIn(closed)).toMatchObject({ outcome: 'open', status: 'canceled' });
    });

    it('does not change an order with another running payment', () => {
      const { state, id, report } = paying();
      const again = after(state, payment(id, { newAttemptId: attemptId('again') }), later(minutes(17)));
      for (const word of [...ways, { state: 'canceled' } as const])
        expect(orderIn(after(again, report(word), later(minutes(18))))).toMatchObject({
          outcome: 'open',
          status: 'initializing',
        });
    });
  });

  describe('that is only authorized', () => {
    const held = { state: 'authorized', amount: captured.amount } as const;

    it('keeps the cart frozen until it is captured', () => {
      const { state, id, report } = paying();
      const waiting = after(state, report(held), later(minutes(1)));
      expect(orderIn(waiting)).toMatchObject({ outcome: 'open', status: 'initializing' });
      expect(waiting.carts.get(id)?.state).toBe('paying');
      expect(attemptsOf(waiting, id)[0]?.askAt).toBe(later(minutes(2)).now);
      expect(orderIn(after(waiting, report(captured), later(minutes(2)))).outcome).toBe('completed');
    });

    it.each([
      ['canceled', { state: 'canceled' }],
      ['expired', { state: 'expired' }],
      ['refunded', { state: 'refunded', amount: captured.amount }],
    ] as const)(
      'is released two minutes after its session, and needs no attention when it is %s then',
      (_, reported) => {
        const { state, id, report } = paying();
        const waiting = after(state, report(held), later(minutes(15)));
        expect(attemptsOf(waiting, id)[0]?.askAt).toBe(later(minutes(17)).now);
        const over = after(waiting, report(held), later(minutes(17)));
        expect(attemptsOf(over, id)).toMatchObject([{ state: 'refunding' }]);
        expect(over.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 0 });
        const back = after(over, report(reported), later(minutes(19)));
        const { attention, askAt } = attemptsOf(back, id)[0] ?? expect.fail();
        expect([attention, askAt]).toEqual([undefined, undefined]);
      },
    );
  });
});

describe('a promo code that leaves the catalog', () => {
  const coded = (code: string) => {
    const { state, id } = readyToPay();
    const started = after(after(state, { type: 'applyPromoCode', cartId: id, text: code }), payment(id));
    const [attempt] = attemptsOf(started, id);
    return { state: started, id, attempt: attempt ?? expect.fail() };
  };
  const withoutCodes = (state: SellerState): SellerState => ({
    ...state,
    catalog: { ...state.catalog, promos: new Map() },
  });

  it.each(['TEN', 'ONCE'])('stays in an order during its payment: %s', (code) => {
    const { state, id, attempt } = coded(code);
    const reported = { state: 'captured', amount: attempt.amount } as const;
    const done = after(withoutCodes(state), { type: 'settle', attemptId: attempt.attemptId, reported });
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', total: attempt.amount });
    expect(done.carts.get(id)?.promoCode?.hold.state).toBe('sold');
  });

  it('has no effect in a cart without a payment', () => {
    const { state, id } = readyToPay();
    const open = after(state, { type: 'applyPromoCode', cartId: id, text: 'TEN' });
    expect(
      after(withoutCodes(open), { type: 'beginCheckout', cartId: id, sessionDigest: 'session' }).codeUses.size,
    ).toBe(0);
  });
});

describe('a second refund of an order', () => {
  it('settles its attempt without a second mail', () => {
    const { state, id, report } = paying();
    const first = after(state, report({ state: 'refunded', amount: cents(44_00) }));
    const again = after(first, payment(id));
    const second = attemptsOf(again, id).at(-1) ?? expect.fail();
    const { ref, charges, ...order } = orderIn(again);
    const attempts = [...charges.flatMap((charge) => charge.attempts), second];
    const both = { ...order, ref, charges: [{ amount: order.total, attempts }] };
    const same = { ...again, orders: new Map([[ref, both]]) };
    const { attemptId: secondId } = second;
    const settled = after(same, { ...report({ state: 'refunded', amount: cents(44_00) }), attemptId: secondId });
    expect(attemptsOf(settled, id).map((attempt) => attempt.state)).toEqual(['refunded', 'refunded']);
    expect(orderIn(settled).mails).toEqual(both.mails);
  });
});
