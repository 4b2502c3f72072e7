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

describe('why the bank declined', () => {
  const unconfirmed = { state: 'declined', why: 'notConfirmed' } as const;
  const reasonIn = (state: SellerState) => orderView(orderIn(state), 'session', at).declineReason;

  it('is told of the order as long as its payment has no other word', () => {
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
    ['canceled', { state: 'canceled' }, undefined],
    ['expired', { state: 'expired' }, undefined],
    ['paid', captured, undefined],
    ['refunded', { state: 'captured', amount: cents(44_01) }, undefined],
    ['declined for the same', unconfirmed, 'notConfirmed'],
  ] as const)('gives way to what becomes of the next payment: %s', (_, word, reason) => {
    const { state, id, report } = paying();
    const again = after(after(state, report(unconfirmed)), payment(id, { newAttemptId: attemptId('second') }));
    const over = word === undefined ? again : after(again, { ...report(word), attemptId: attemptId('second') });
    expect(reasonIn(over)).toBe(reason);
  });

  it('also comes from a late payment once the buyer has paid the next one, and is not told then', () => {
    const { state, id, report } = paying();
    const silent = after(state, report({ state: 'open' }), later(minutes(18)));
    const again = after(silent, payment(id, { newAttemptId: attemptId('second') }), later(minutes(18)));
    const paid = after(again, { ...report(captured), attemptId: attemptId('second') }, later(minutes(19)));
    const heard = after(paid, report(unconfirmed), later(minutes(20)));
    expect(orderIn(heard)).toMatchObject({ status: 'completed', outcome: 'completed' });
    expect(reasonIn(heard)).toBeUndefined();
  });
});

describe('money', () => {
  it('of the right amount completes the order and sells its places, any other goes back', () => {
    const { state, id, report } = paying();
    const done = after(state, report(captured));
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', status: 'completed' });
    expect(done.carts.get(id)?.state).toBe('sold');
    expect(done.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 2 });
    const more = after(state, report({ state: 'captured', amount: cents(44_01) }));
    expect([done, more].map((settled) => attemptsOf(settled, id)[0]?.state)).toEqual(['paid', 'refunding']);
  });

  it('reported twice, or by the same event again, changes nothing more (R-REPEAT-18)', () => {
    const { state, report } = paying();
    const done = after(state, report(captured, 'event'));
    expect(after(done, report(captured, 'event'))).toBe(done);
    expect(after(done, report(captured))).toBe(done);
  });

  it('that comes late takes the places of the same cart again while they are free, else it goes back (R-HOLD-8)', () => {
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

  describe('taken while its session is closed', () => {
    /** A state in which another cart was paid after the first one's session timed out, which has to be closed. */
    const movedOn = () => {
      const { state, id, report } = paying();
      const changed = after(state, tickets([[adult, 1]], { cartId: id }), later(minutes(17)));
      return { state: after(changed, payment(id, { newRef: orderRef('b') }), later(minutes(17))), report };
    };
    const ways = [captured, { state: 'refunded', amount: captured.amount }] as const;

    it('is told as refunded once it is back, to the buyer as well; or nothing was, and the order is told as canceled', () => {
      const { state, report } = movedOn();
      const back = ways.reduce((before, word) => after(before, report(word), later(minutes(18))), state);
      expect(orderIn(back)).toMatchObject({ outcome: 'refunded', status: 'error' });
      expect(orderIn(back).mails.map(({ about }) => about)).toEqual(['refunded']);
      expect(orderIn(state)).toMatchObject({ outcome: 'open', status: 'initializing' });
      const closed = after(state, report({ state: 'canceled' }), later(minutes(18)));
      expect(orderIn(closed)).toMatchObject({ outcome: 'open', status: 'canceled' });
    });

    it('does not change an order that is being paid again', () => {
      const { state, id, report } = paying();
      const again = after(state, payment(id, { newAttemptId: attemptId('again') }), later(minutes(17)));
      for (const word of [...ways, { state: 'canceled' } as const])
        expect(orderIn(after(again, report(word), later(minutes(18))))).toMatchObject({
          outcome: 'open',
          status: 'initializing',
        });
    });
  });

  describe('that is only held', () => {
    const held = { state: 'authorized', amount: captured.amount } as const;

    it('keeps the cart frozen, and is a sale once it is captured', () => {
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
    ] as const)('is let go two minutes after its session, and needs no person when it is %s then', (_, reported) => {
      const { state, id, report } = paying();
      const waiting = after(state, report(held), later(minutes(15)));
      expect(attemptsOf(waiting, id)[0]?.askAt).toBe(later(minutes(17)).now);
      const over = after(waiting, report(held), later(minutes(17)));
      expect(attemptsOf(over, id)).toMatchObject([{ state: 'refunding' }]);
      expect(over.periods.get(day)).toMatchObject({ held: 0, paying: 0, sold: 0 });
      const back = after(over, report(reported), later(minutes(19)));
      const { attention, askAt } = attemptsOf(back, id)[0] ?? expect.fail();
      expect([attention, askAt]).toEqual([undefined, undefined]);
    });
  });

  it.each([
    ['a millisecond before the session and its grace are over', minutes(17) - 1, 'opening', 2],
    ['when they are over', minutes(17), 'overdue', 0],
  ])('that does not come keeps its places: %s', (_when, elapsed, name, kept) => {
    const { state, id, report } = paying();
    const asked = after(state, report({ state: 'open' }), later(elapsed));
    expect(attemptsOf(asked, id).map((attempt) => attempt.state)).toEqual([name]);
    expect(asked.periods.get(day)?.paying).toBe(kept);
  });
});

describe('what changes while its buyer pays', () => {
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

  it.each(['TEN', 'ONCE'])('a code that leaves the catalog stays the order’s: %s', (code) => {
    const { state, id, attempt } = coded(code);
    const reported = { state: 'captured', amount: attempt.amount } as const;
    const done = after(withoutCodes(state), { type: 'settle', attemptId: attempt.attemptId, reported });
    expect(orderIn(done)).toMatchObject({ outcome: 'completed', total: attempt.amount });
    expect(done.carts.get(id)?.promoCode?.hold.state).toBe('sold');
  });

  it('a code that leaves the catalog counts for nothing in a cart that is not being paid', () => {
    const { state, id } = readyToPay();
    const open = after(state, { type: 'applyPromoCode', cartId: id, text: 'TEN' });
    expect(
      after(withoutCodes(open), { type: 'beginCheckout', cartId: id, sessionDigest: 'session' }).codeUses.size,
    ).toBe(0);
  });

  it('a buyer who was forgotten gets the money back', () => {
    const { state, id, report } = paying();
    const forgotten = { ...state, orderBuyers: new Map() };
    const settled = after(forgotten, report(captured));
    expect(orderIn(settled)?.outcome).toBe('refunded');
    expect(attemptsOf(settled, id).map((attempt) => attempt.state)).toEqual(['refunding']);
  });
});

describe('a second refund of an order', () => {
  it('settles its attempt and makes no second mail', () => {
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

describe('attention', () => {
  it('for money that came after its refund ends when the provider says that it is back', () => {
    const { state, id, report } = paying();
    const back = { state: 'refunded', amount: cents(44_00) } as const;
    const over = after(
      after(state, report({ state: 'captured', amount: cents(44_01) })),
      report({ ...back, amount: cents(44_01) }),
    );
    const raised = after(over, report(captured));
    expect(attemptsOf(raised, id)).toMatchObject([{ state: 'refunded', attention: { why: 'notRefunded' } }]);
    expect(attemptsOf(after(raised, report(back)), id)).toMatchObject([{ attention: undefined }]);
  });
});
