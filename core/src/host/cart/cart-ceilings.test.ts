import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import { type CartId, cartId, cartItemId, idempotencyKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { after, aHost, fresh, nextDay, refusal, tickets, visitDay } from '../../testing/host-builders.ts';
import { adult, anyValue, card, pool, towel, valueCard, voucher } from '../../testing/host-catalog-builder.ts';
import { type HostState, linesOf } from '../state.ts';

const added = () => ({
  intent: { key: idempotencyKey(fresh()), requestDigest: 'added' },
  newCartId: cartId(fresh()),
  newLineIds: [cartItemId(fresh())],
});

const inCart = (id: CartId | undefined) => (id === undefined ? {} : { cartId: id });

/** Vouchers of 50 EUR. */
const vouchers = (quantity: number, id?: CartId) => {
  const lines = [{ priceListId: voucher, quantity, price: cents(50_00) }];
  return { type: 'addGiftCard', order: { ...inCart(id), productId: card, language: 'sl', lines }, ...added() } as const;
};

/** Value cards of so many euros. */
const values = (quantity: number, euros: number, id?: CartId) => {
  const lines = [{ priceListId: anyValue, quantity, price: cents(euros * 100) }];
  const order = { ...inCart(id), productId: valueCard, language: 'sl' as const, lines };
  return { type: 'addGiftCard', order, ...added() } as const;
};

const towels = (quantity: number, id: CartId, date = localDate('2027-01-20')) => {
  const lines = [{ id: towel, quantity, parentProductIds: [pool], date }];
  return { type: 'addUpsell', order: { cartId: id, language: 'sl', lines }, ...added() } as const;
};

const setFirst = (state: HostState, id: CartId, quantity: number, kind: 'giftCard' | 'upsell') => {
  const lineId = linesOf(state, id).find((line) => line.kind === kind)?.id ?? cartItemId('none');
  return { type: 'changeQuantity', cartId: id, lineId, quantity } as const;
};

const tooMany = { kind: 'tooManyGiftCards', max: 100 };
const tooDear = { kind: 'giftCardsWorthTooMuch', max: 10_000_00 };

describe('gift cards of a cart', () => {
  it.each([
    [59, undefined],
    [60, undefined],
    [61, tooMany],
  ])('given forty of one kind, when %i of another are added, then %o', (quantity, told) => {
    const first = vouchers(40);
    const state = after(aHost(), first);
    expect(refusal(state, values(quantity, 10, first.newCartId))).toEqual(told);
  });

  it.each([
    [9, 990, undefined],
    [10, 1000, undefined],
    [11, 1000, tooDear],
  ])('%i of %i EUR each are %o', (quantity, euros, told) => {
    expect(refusal(aHost(), values(quantity, euros))).toEqual(told);
  });

  it('are worth so much together, all lines of a cart and no other cart', () => {
    const first = values(9, 1000);
    const state = after(aHost(), first);
    expect(refusal(state, vouchers(20, first.newCartId))).toBeUndefined();
    expect(refusal(state, vouchers(21, first.newCartId))).toEqual(tooDear);
    expect(refusal(state, vouchers(21))).toBeUndefined();
  });

  it('may be set to as many as fit, and always to fewer', () => {
    const first = values(9, 1000);
    const state = after(aHost(), first);
    const id = first.newCartId;
    expect(refusal(state, setFirst(state, id, 10, 'giftCard'))).toBeUndefined();
    expect(refusal(state, setFirst(state, id, 11, 'giftCard'))).toEqual(tooDear);
    const [line] = linesOf(state, id);
    if (line === undefined) throw new Error('no line');
    const older = { ...state, lines: new Map([[line.id, { ...line, quantity: 50 }]]) };
    expect(refusal(older, setFirst(older, id, 49, 'giftCard'))).toBeUndefined();
    expect(refusal(older, setFirst(older, id, 51, 'giftCard'))).toEqual(tooDear);
  });
});

describe('upsells of a cart', () => {
  const withTwoDays = () => {
    const first = tickets([[adult, 1]]);
    const other = tickets([[adult, 1]], {
      cartId: first.newCartId,
      period: nextDay,
    });
    return { state: after(after(aHost(50, [visitDay, nextDay]), first), other), id: first.newCartId };
  };

  it.each([
    [39, undefined],
    [40, undefined],
    [41, { kind: 'tooManyUpsells', max: 100 }],
  ])('given sixty for one day, when %i for another are added, then %o', (quantity, told) => {
    const { state, id } = withTwoDays();
    const sixty = after(state, towels(60, id));
    expect(refusal(sixty, towels(quantity, id, localDate('2027-01-21')))).toEqual(told);
    const both = after(sixty, towels(1, id, localDate('2027-01-21')));
    expect(refusal(both, setFirst(both, id, 60 + quantity - 1, 'upsell'))).toEqual(told);
  });
});

it('no adding and setting puts more gift cards or upsells into a cart than it may hold', () => {
  const anyStep = fc.record({
    what: fc.constantFrom('vouchers', 'values', 'towels', 'set'),
    quantity: fc.integer({ min: 1, max: 100 }),
    tens: fc.integer({ min: 1, max: 100 }),
    which: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
      const first = tickets([[adult, 1]]);
      const id = first.newCartId;
      let state = after(aHost(), first);
      for (const { what, quantity, tens, which } of steps) {
        const line = linesOf(state, id)[which];
        const command = {
          vouchers: vouchers(quantity, id),
          values: values(quantity, tens * 10, id),
          towels: towels(quantity, id),
          set: line && ({ type: 'changeQuantity', cartId: id, lineId: line.id, quantity } as const),
        }[what];
        if (command === undefined || refusal(state, command) !== undefined) continue;
        state = after(state, command);
        const cards = linesOf(state, id).filter((one) => one.kind === 'giftCard');
        const pieces = (lines: readonly { readonly quantity: number }[]) =>
          lines.reduce((sum, one) => sum + one.quantity, 0);
        expect(pieces(cards)).toBeLessThanOrEqual(100);
        const worth = cards.reduce((sum, one) => sum + (one.value ?? 50_00) * one.quantity, 0);
        expect(worth).toBeLessThanOrEqual(10_000_00);
        const upsells = linesOf(state, id).filter((one) => one.kind === 'upsell');
        expect(pieces(upsells)).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 200) },
  );
});
