import { expect, it } from 'vitest';
import { instant } from '../dates/instant.ts';
import { cents } from '../money/cents.ts';
import { codesWithoutEffect } from './codes-given.ts';
import type { HistoryEntry } from './order-history.ts';

const entry = (at: number, rest: Pick<HistoryEntry, 'what' | 'word' | 'why' | 'code'>): HistoryEntry => ({
  at: instant(at),
  by: 'visitor',
  ...rest,
});

const notApplicable = 'ShopCheckOut.CheckPromoCode.NotApplicable';

it('the codes without effect of an order are those given in vain, each with its last end', () => {
  const entries = [
    entry(1, { what: 'refused', code: 'GIFT', word: 'applyPromoCode', why: notApplicable }),
    entry(2, { what: 'codeTaken', word: 'TEN' }),
    entry(3, { what: 'codeRemoved', word: 'TEN', why: 'replaced' }),
    entry(3, { what: 'codeTaken', word: 'FIVE' }),
    entry(4, { what: 'codeRemoved', word: 'FIVE' }),
    entry(5, { what: 'codeTaken', word: 'TEN' }),
    entry(6, { what: 'codeLost', word: 'TEN', why: 'promoCodeUsedUp' }),
    entry(7, { what: 'codeTookNothing', word: 'POOL' }),
    entry(8, { what: 'refused', word: 'addTicket', why: 'Shop.AddTicketToCart.CapacityFull' }),
  ];
  expect(codesWithoutEffect({ entries })).toEqual([
    { code: 'GIFT', at: 1, end: 'refused', error: notApplicable },
    { code: 'FIVE', at: 4, end: 'removed' },
    { code: 'TEN', at: 6, end: 'lost', error: 'ShopCheckOut.CheckPromoCode.UsedUp' },
    { code: 'POOL', at: 7, end: 'tookNothing' },
  ]);
});

it('the code that reduced the order is not among its codes without effect', () => {
  const promo = { code: 'TEN', description: '', amount: cents(1_00) };
  const entries = [entry(1, { what: 'refused', code: 'TEN', why: notApplicable })];
  expect([codesWithoutEffect({ entries, promo }), codesWithoutEffect({ entries })]).toEqual([
    [],
    [expect.objectContaining({ code: 'TEN' })],
  ]);
});

it('a code that was replaced and not given again ended by that', () => {
  const entries = [entry(3, { what: 'codeRemoved', word: 'TEN', why: 'replaced' })];
  expect(codesWithoutEffect({ entries })).toEqual([{ code: 'TEN', at: 3, end: 'replaced' }]);
});
