import { describe, expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { type CartId, orderKey, ticketCode } from '../../ids.ts';
import { orderIn } from '../../testing/paying-seller.ts';
import {
  after,
  aSeller,
  at,
  atDoor,
  bankSays,
  buyer,
  decided,
  giftCards,
  later,
  payment,
  tickets,
  today,
} from '../../testing/seller-builders.ts';
import { adult, family } from '../../testing/seller-catalog-builder.ts';
import { ticketsIn } from '../../testing/whole-state.ts';
import type { DecisionTime } from '../decision.ts';
import type { SellerState } from '../state.ts';
import { orderOfKey, papersOf } from '../views/order-papers-view.ts';
import { orderView } from '../views/order-view.ts';

const visit: DecisionTime = { ...later(5 * 24 * minutes(60)), today: localDate('2027-01-20') };
const dayOff = (days: number): DecisionTime => ({ ...visit, today: plusDays(visit.today, days) });

/** An unpaid order of these goods. */
const ordered = (adults = 1, families = 0, cards = 0): { readonly state: SellerState; readonly id: CartId } => {
  const lines = [[adult, adults] as const, [family, families] as const].filter(([, many]) => many > 0);
  const command = tickets(lines);
  const id = command.newCartId;
  const added = after(aSeller(), command);
  const filled = cards === 0 ? added : after(added, giftCards(cards, { cartId: id }));
  return { state: after(after(filled, buyer(id)), payment(id)), id };
};

const paid = (...bought: Parameters<typeof ordered>) => {
  const { state, id } = ordered(...bought);
  return { state: bankSays(state, id, 'captured'), id };
};

const keyIn = (state: SellerState) => orderIn(state).orderKey;
const codesIn = (state: SellerState) => ticketsIn(state).map(({ code }) => code);
const papersIn = (state: SellerState, when = at) => papersOf(state, orderIn(state), when);

const shown = (state: SellerState, code = codesIn(state)[0] ?? expect.fail(), when: DecisionTime = visit) => {
  const { next, answer } = decided(state, atDoor(code), when);
  return { state: next, told: answer };
};

/** The state after the buyer canceled, before the bank has answered. */
const canceling = (state: SellerState) => after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId });

describe('the keys of an order', () => {
  it('are one, and as many ticket codes as persons and cards, all different', () => {
    const { state } = paid(2, 3, 4);
    const { tickets: codes } = papersIn(state) ?? expect.fail();
    expect(codes).toHaveLength(2 + 4 * 3 + 4);
    const { ref, cancelId } = orderIn(state);
    const keys = [ref, cancelId, keyIn(state), ...codes.map(({ code }) => code)];
    expect(new Set<string>(keys).size).toBe(keys.length);
  });

  it('stay when the same order is tried again', () => {
    const { state, id } = ordered();
    const again = after(bankSays(state, id, { state: 'declined' }), payment(id));
    expect([keyIn(again), codesIn(again)]).toEqual([keyIn(state), codesIn(state)]);
  });

  it('are no part of what the reference shows, but for the order key and the way to cancel to the session that bought', () => {
    const { state } = paid(2);
    for (const session of [undefined, '', 'other', 'session']) {
      const view = orderView(orderIn(state), session, at);
      expect(view.orderKey).toBe(session === 'session' ? keyIn(state) : undefined);
      expect(view.cancelId).toBe(session === 'session' ? orderIn(state).cancelId : undefined);
      for (const code of codesIn(state)) expect(JSON.stringify(view)).not.toContain(code);
    }
  });

  it('open nothing while the order is unpaid, and no codes once its money goes back or is back', () => {
    const unpaid = ordered().state;
    expect(papersIn(unpaid)).toBeUndefined();
    expect(orderView(orderIn(unpaid), 'session', at).orderKey).toBeUndefined();
    const { state, id } = paid();
    expect(papersIn(state)).toMatchObject({ order: { cancelId: orderIn(state).cancelId }, buyerName: 'Ana Šuštar' });
    for (const over of [canceling(state), bankSays(state, id, 'refunded')]) {
      expect([papersIn(over)?.tickets, papersIn(over)?.order.cancelId]).toEqual([[], undefined]);
    }
    expect(orderOfKey(state, keyIn(state))).toBe(orderIn(state));
    expect(orderOfKey(state, orderKey('nobody'))).toBeUndefined();
  });
});

describe('a code at the door', () => {
  it('lets in once, then says when it did', () => {
    const { state } = paid(2);
    const first = shown(state);
    expect(first.told).toMatchObject({ type: 'admitted', at: visit.now });
    const second = shown(first.state, undefined, { ...visit, now: plusMilliseconds(visit.now, minutes(5)) });
    expect(second.told).toMatchObject({ type: 'alreadyAdmitted', at: visit.now });
    expect(second.state).toEqual(first.state);
    expect(papersIn(first.state)?.tickets.map(({ admittedAt }) => admittedAt)).toEqual([visit.now, undefined]);
  });

  it.each([-1, 1])('is for its day alone: %i days from it (R-SHOP-3)', (days) => {
    const { told } = shown(paid().state, undefined, dayOff(days));
    expect(told).toMatchObject({ type: 'wrongDay', first: visit.today, last: visit.today });
  });

  it('lets nobody in whose order is unpaid, is being canceled or was, nor by another key', () => {
    const { state, id } = paid();
    expect(shown(bankSays(state, id, 'refunded')).told).toEqual({ type: 'canceled' });
    expect(shown(canceling(state)).told).toEqual({ type: 'canceled' });
    expect(shown(ordered().state).told).toEqual({ type: 'unknown' });
    expect(shown(state, ticketCode('nobody')).told).toEqual({ type: 'unknown' });
    expect(shown(state, ticketCode(keyIn(state))).told).toEqual({ type: 'unknown' });
  });

  it('of a gift card is good on any day, once', () => {
    const { state } = paid(1, 0, 1);
    const [, code] = codesIn(state);
    const first = shown(state, code, { ...visit, today });
    expect([first.told.type, shown(first.state, code).told.type]).toEqual(['admitted', 'alreadyAdmitted']);
  });
});
