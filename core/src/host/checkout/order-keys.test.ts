import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Admission } from '../../checkout/order-history.ts';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { type CartId, cartItemId, idempotencyKey, orderKey, ticketCode } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import {
  after,
  aHost,
  at,
  buyer,
  decided,
  fresh,
  now,
  payment,
  refusal,
  tickets,
  today,
} from '../../testing/host-builders.ts';
import { adult, card, family, voucher } from '../../testing/host-catalog-builder.ts';
import type { AddGiftCard } from '../cart/add-gift-card.ts';
import { attemptsOf, type DecisionTime, type HostState } from '../state.ts';
import { orderPapersView } from '../views/order-papers-view.ts';
import { orderView } from '../views/order-view.ts';

const visit: DecisionTime = { ...at, now: plusMilliseconds(now, 5 * 24 * minutes(60)), today: localDate('2027-01-20') };

const cards = (id: CartId, quantity: number): AddGiftCard => ({
  type: 'addGiftCard',
  order: { cartId: id, productId: card, language: 'sl', lines: [{ priceListId: voucher, quantity }] },
  intent: { key: idempotencyKey(fresh()), requestDigest: 'cards', clientDigest: 'client' },
  newCartId: id,
  newLineIds: [cartItemId(fresh())],
});

type Bought = { readonly adults: number; readonly families: number; readonly cards: number };

/** An order of these, not paid yet. */
const ordered = (bought: Bought): { readonly state: HostState; readonly id: CartId } => {
  const lines = [[adult, bought.adults] as const, [family, bought.families] as const].filter(([, many]) => many > 0);
  const command = tickets(lines);
  const added = after(aHost(), command);
  const filled = bought.cards === 0 ? added : after(added, cards(command.newCartId, bought.cards));
  return { state: after(after(filled, buyer(command.newCartId)), payment(command.newCartId)), id: command.newCartId };
};

const settled = (state: HostState, id: CartId, as: 'captured' | 'refunded'): HostState => {
  const attempt = attemptsOf(state, id)[0] ?? expect.fail();
  return after(state, {
    type: 'settle',
    attemptId: attempt.id,
    reported: { state: as, amount: as === 'captured' ? attempt.amount : (attempt.moneySeen ?? cents(0)) },
  });
};

const paid = (bought: Bought) => {
  const { state, id } = ordered(bought);
  return { state: settled(state, id, 'captured'), id };
};

const orderIn = (state: HostState) => [...state.orders.values()][0] ?? expect.fail();
const keyIn = (state: HostState) => orderIn(state).orderKey;
const firstCode = (state: HostState) => [...state.tickets.keys()][0] ?? expect.fail();

const shown = (state: HostState, code = firstCode(state), when: DecisionTime = visit) => {
  const { next, answer } = decided(state, { type: 'admitTicket', code }, when);
  return { state: next, told: answer };
};

const cancel = (state: HostState) => ({ type: 'cancelOrder', cancelId: orderIn(state).cancelId }) as const;

/** Its buyer canceled, and the bank has not answered yet. */
const canceling = (state: HostState): HostState => after(state, cancel(state));

const anyBought = fc
  .record({ adults: fc.nat(8), families: fc.nat(3), cards: fc.nat(5) })
  .filter(({ adults, families }) => adults + families > 0);

describe('the keys of an order', () => {
  it('are one, and as many ticket codes as persons and cards, all different', () => {
    fc.assert(
      fc.property(anyBought, (bought) => {
        const { state } = paid(bought);
        const papers = orderPapersView(state, keyIn(state), at) ?? expect.fail();
        expect(papers.tickets).toHaveLength(bought.adults + 4 * bought.families + bought.cards);
        const order = orderIn(state);
        const keys = [order.ref, order.cancelId, keyIn(state), ...papers.tickets.map(({ code }) => code)];
        expect(new Set<string>(keys).size).toBe(keys.length);
      }),
      { numRuns: 30 },
    );
  });

  it('stay when the same order is tried again', () => {
    const { state, id } = ordered({ adults: 1, families: 0, cards: 0 });
    const attempt = attemptsOf(state, id)[0] ?? expect.fail();
    const declined = after(state, { type: 'settle', attemptId: attempt.id, reported: { state: 'declined' } });
    const again = after(declined, payment(id));
    expect(keyIn(again)).toBe(keyIn(state));
    expect([...again.tickets.keys()]).toEqual([...state.tickets.keys()]);
  });

  it('are no part of what the reference shows, but for the order key to the session that bought', () => {
    const { state } = paid({ adults: 2, families: 0, cards: 0 });
    const order = orderIn(state);
    const codes = [...state.tickets.keys()];
    for (const session of [undefined, 'other', 'session']) {
      const view = orderView(state, order, session, at);
      expect(view.orderKey).toBe(session === 'session' ? keyIn(state) : undefined);
      for (const code of codes) expect(JSON.stringify(view)).not.toContain(code);
    }
  });

  it('open nothing while the order is unpaid, and no codes once it is canceled', () => {
    const unpaid = ordered({ adults: 1, families: 0, cards: 0 });
    expect(orderPapersView(unpaid.state, keyIn(unpaid.state), at)).toBeUndefined();
    expect(orderView(unpaid.state, orderIn(unpaid.state), 'session', at).orderKey).toBeUndefined();
    const { state, id } = paid({ adults: 1, families: 0, cards: 0 });
    const canceled = settled(state, id, 'refunded');
    const papers = orderPapersView(canceled, keyIn(canceled), at);
    expect(papers).toMatchObject({ order: { outcome: 'canceled' }, tickets: [] });
    expect(papers?.order.cancelId).toBeUndefined();
    expect(orderPapersView(canceled, orderKey('nobody'), at)).toBeUndefined();
  });

  it('show no codes and no way to cancel while the money goes back', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    const papers = orderPapersView(canceling(state), keyIn(state), at);
    expect([papers?.tickets, papers?.order.cancelId]).toEqual([[], undefined]);
  });

  it('show their holder the right to cancel, and who bought', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    const papers = orderPapersView(state, keyIn(state), at);
    expect(papers?.order.cancelId).toBe(orderIn(state).cancelId);
    expect(papers?.buyerName).toContain(' ');
  });
});

describe('a code at the door', () => {
  it('lets in once, then says when it did', () => {
    const { state } = paid({ adults: 2, families: 0, cards: 0 });
    const first = shown(state);
    expect(first.told).toMatchObject({ type: 'admitted', at: visit.now });
    const later = { ...visit, now: plusMilliseconds(visit.now, minutes(5)) };
    const second = shown(first.state, firstCode(state), later);
    expect(second.told).toMatchObject({ type: 'alreadyAdmitted', at: visit.now });
    expect(second.state).toEqual(first.state);
    const papers = orderPapersView(first.state, keyIn(state), at);
    expect(papers?.tickets.map(({ admittedAt }) => admittedAt)).toEqual([visit.now, undefined]);
  });

  it.each([-1, 1])('is for its day alone: %i days from it (R-SHOP-3)', (days) => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    const { told } = shown(state, firstCode(state), { ...visit, today: plusDays(visit.today, days) });
    expect(told).toMatchObject({ type: 'wrongDay', first: visit.today, last: visit.today });
  });

  it('of a canceled, an unpaid or no order at all lets nobody in', () => {
    const { state, id } = paid({ adults: 1, families: 0, cards: 0 });
    expect(shown(settled(state, id, 'refunded')).told).toEqual({ type: 'canceled' });
    expect(shown(ordered({ adults: 1, families: 0, cards: 0 }).state).told).toEqual({ type: 'unknown' });
    expect(shown(state, ticketCode('nobody')).told).toEqual({ type: 'unknown' });
  });

  it('lets nobody in while the money goes back', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    expect(shown(canceling(state)).told).toEqual({ type: 'canceled' });
  });

  it('of a season lets in once on each day (R-SHOP-5)', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    const order = orderIn(state);
    const items = order.content.items.map((item) =>
      item.kind === 'ticket' ? { ...item, period: { type: 'season', name: 'Zima' } as const } : item,
    );
    const season = { ...state, orders: new Map([[order.ref, { ...order, content: { items } }]]) };
    const first = shown(season);
    expect([first.told.type, shown(first.state).told.type]).toEqual(['admitted', 'alreadyAdmitted']);
    const tomorrow = { ...visit, today: plusDays(visit.today, 1) };
    expect(shown(first.state, firstCode(state), tomorrow).told.type).toBe('admitted');
  });

  it('of a gift card is good on any day, once', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 1 });
    const code = [...state.tickets.keys()][1] ?? expect.fail();
    const first = shown(state, code, { ...visit, today });
    expect([first.told.type, shown(first.state, code).told.type]).toEqual(['admitted', 'alreadyAdmitted']);
  });

  it('never lets in more than there are codes, in whatever order they are shown', () => {
    fc.assert(
      fc.property(anyBought, fc.array(fc.nat(40), { maxLength: 60 }), (bought, order) => {
        let { state } = paid(bought);
        const codes = [...state.tickets.keys()];
        const told: Admission[] = [];
        for (const index of order) {
          const next = shown(state, codes[index % codes.length] ?? expect.fail());
          state = next.state;
          told.push(next.told);
        }
        const admitted = told.filter(({ type }) => type === 'admitted').length;
        expect(admitted).toBe(new Set(order.map((index) => index % codes.length)).size);
        expect(admitted).toBeLessThanOrEqual(codes.length);
      }),
      { numRuns: 30 },
    );
  });

  it('of an order key is none', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    expect(shown(state, ticketCode(keyIn(state)), at).told).toEqual({ type: 'unknown' });
  });
});

describe('an order that was used', () => {
  const lastMoment = { ...visit, now: plusMilliseconds(visit.now, minutes(60)) };

  it('is not canceled any more once one of its tickets let somebody in, and its page offers it no more', () => {
    const { state } = paid({ adults: 2, families: 0, cards: 1 });
    const { state: used } = shown(state);
    expect(refusal(used, cancel(used), lastMoment)).toEqual({ kind: 'cancelFailed' });
    expect(orderPapersView(used, keyIn(used), visit)?.order.cancelId).toBeUndefined();
    expect(orderPapersView(used, keyIn(used), visit)?.tickets).toHaveLength(3);
  });

  it('is one whose day is over as well: to its end it can be canceled, the day after no more', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    const [attempt] = after(state, cancel(state), visit).attempts.values();
    expect(attempt?.state).toBe('refunding');
    const dayAfter = { ...visit, today: plusDays(visit.today, 1) };
    expect(refusal(state, cancel(state), dayAfter)).toEqual({ kind: 'cancelFailed' });
    expect(orderPapersView(state, keyIn(state), visit)?.order.cancelId).toBeDefined();
    expect(orderPapersView(state, keyIn(state), dayAfter)?.order.cancelId).toBeUndefined();
  });

  it('stays canceled when somebody asks again after its day', () => {
    const { state } = paid({ adults: 1, families: 0, cards: 0 });
    const dayAfter = { ...visit, today: plusDays(visit.today, 1) };
    const gone = canceling(state);
    expect(after(gone, cancel(gone), dayAfter)).toBe(gone);
  });
});
