import { describe, expect, it } from 'vitest';
import { type CartId, orderKey } from '../../ids.ts';
import { orderIn } from '../../testing/paying-seller.ts';
import { after, aSeller, at, bankSays, buyer, giftCards, payment, tickets } from '../../testing/seller-builders.ts';
import { adult, family } from '../../testing/seller-catalog-builder.ts';
import { ticketsIn } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { orderOfKey, papersOf } from '../views/order-papers-view.ts';
import { orderView } from '../views/order-view.ts';

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

/** The state after the buyer canceled, before the bank has answered. */
const canceling = (state: SellerState) => after(state, { type: 'cancelOrder', cancelId: orderIn(state).cancelId });

describe('the keys of an order', () => {
  it('are an order key and a ticket code for each person and card, all different', () => {
    const { state } = paid(2, 3, 4);
    const { tickets: codes } = papersIn(state) ?? expect.fail();
    expect(codes).toHaveLength(2 + 4 * 3 + 4);
    const { ref, cancelId } = orderIn(state);
    const keys = [ref, cancelId, keyIn(state), ...codes.map(({ code }) => code)];
    expect(new Set<string>(keys).size).toBe(keys.length);
  });

  it('stay in another attempt to pay the order', () => {
    const { state, id } = ordered();
    const again = after(bankSays(state, id, { state: 'declined' }), payment(id));
    expect([keyIn(again), codesIn(again)]).toEqual([keyIn(state), codesIn(state)]);
  });

  it('are not in the view by reference, except the order key and the cancel id for the session of the buyer', () => {
    const { state } = paid(2);
    for (const session of [undefined, '', 'other', 'session']) {
      const view = orderView(orderIn(state), session, at);
      expect(view.orderKey).toBe(session === 'session' ? keyIn(state) : undefined);
      expect(view.cancelId).toBe(session === 'session' ? orderIn(state).cancelId : undefined);
      for (const code of codesIn(state)) expect(JSON.stringify(view)).not.toContain(code);
    }
  });

  it('open no papers before the payment, and no codes after a cancellation or refund', () => {
    const unpaid = ordered().state;
    expect(papersIn(unpaid)).toBeUndefined();
    expect(orderView(orderIn(unpaid), 'session', at).orderKey).toBeUndefined();
    const { state, id } = paid();
    expect(papersIn(state)).toMatchObject({ order: { cancelId: orderIn(state).cancelId }, buyerName: 'Ana Šuštar' });
    for (const over of [canceling(state), bankSays(state, id, 'refunded')]) {
      expect([papersIn(over)?.tickets, papersIn(over)?.order.cancelId]).toEqual([[], undefined]);
    }
    expect(orderOfKey(state, keyIn(state))).toBe(orderIn(state));
    expect(orderOfKey(state, orderKey('unknown'))).toBeUndefined();
  });
});
