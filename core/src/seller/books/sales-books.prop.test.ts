import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryKinds } from '../../checkout/books.ts';
import { moneyOf, turnoverBy, turnoverKeys } from '../../checkout/sales-sums.ts';
import { vatOf } from '../../checkout/vat.ts';
import { dayIn, instant, plusMilliseconds } from '../../dates/instant.ts';
import { refundKey } from '../../ids.ts';
import { cents, sum } from '../../money/cents.ts';
import { mixedSale, orderIn } from '../../testing/paying-seller.ts';
import { anySteps, walk } from '../../testing/seller-walks.ts';
import type { Refund } from '../checkout/payment-attempt.ts';
import { attemptsOf, type SellerOrder, withAttempt } from '../checkout/seller-order.ts';
import { valueCardLines } from '../checkout/seller-ticket.ts';
import type { SellerState } from '../state.ts';
import type { BookTerms } from './book-order.ts';
import { salesBooks } from './sales-books.ts';

const zone = 'Europe/Ljubljana';
const vatRates = [
  { goods: 'ticket', rate: 950 },
  { goods: 'upsell', rate: 2200 },
];
const seller = { name: '', street: '', town: '', email: '' };

const termsOf = ({ catalog }: SellerState): BookTerms => ({
  catalog: { ...catalog, seller: { seller, vatRates, zone } },
  language: 'sl',
  zone,
});

/** Times of refunds after the payment. Units: milliseconds. */
const anyDelay = fc.constantFrom(0, 1, 86_400_000, 40 * 86_400_000);

/** Parts in which a payment is refunded, in thousandths of what is left. */
const anyParts = fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), anyDelay), { maxLength: 4 });

/** Returns the order with further refunds of its paid attempt. */
const withRefunds = (order: SellerOrder, parts: readonly (readonly [number, number])[]): SellerOrder =>
  order.paidAttempt === undefined
    ? order
    : withAttempt(order, order.paidAttempt, (attempt) => {
        let left = (attempt.captured?.amount ?? 0) - sum(attempt.refunds.map(({ amount }) => amount));
        let at = attempt.captured?.at ?? instant(0);
        const refunds = parts.map(([part, delay], number): Refund => {
          const amount = cents(Math.floor((left * part) / 1000));
          left -= amount;
          at = plusMilliseconds(at, delay);
          const key = refundKey(`later-${number}`);
          return { key, amount, at, state: 'done', by: 'office', reason: 'canceled' };
        });
        return { ...attempt, refunds: [...attempt.refunds, ...refunds] };
      });

/** Sold and refunded orders of a random walk, and one with gift cards. */
const anyOrders = fc.tuple(anySteps, anyParts).map(([steps, parts]) => {
  const state = walk(40, steps, () => undefined);
  const orders = [...state.orders.values(), orderIn(mixedSale())];
  return { terms: termsOf(state), orders: orders.map((order) => withRefunds(order, parts)) };
});

const reportOf = (
  terms: BookTerms,
  orders: readonly SellerOrder[],
  month?: Parameters<typeof salesBooks>[0]['month'],
) => {
  const books = salesBooks({ month }, terms);
  for (const order of orders) books.add(order);
  return books.report();
};

describe('the books of any orders (law)', () => {
  it('account for all captured and refunded money', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyOrders, ({ terms, orders }) => {
        const report = reportOf(terms, orders);
        const attempts = orders.flatMap(attemptsOf);
        expect(moneyOf(report)).toEqual({
          paid: sum(attempts.map(({ captured }) => captured?.amount ?? cents(0))),
          refunded: sum(attempts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
        });
        for (const { entries } of report.days) for (const { kind } of entries) kinds.add(kind);
      }),
      { numRuns: 300, seed: 59 },
    );
    // Walks use no tickets.
    expect([...kinds].toSorted()).toEqual(entryKinds.filter((kind) => kind !== 'redeemed').toSorted());
  });

  it('have the same turnover and tax by day, rate, product and day of visit, and by month', () => {
    fc.assert(
      fc.property(anyOrders, ({ terms, orders }) => {
        const all = reportOf(terms, orders);
        const months = all.days.map(({ on }) => reportOf(terms, orders, dayIn(zone, instant(Date.parse(on)))));
        const sums = [all, { days: months.flatMap(({ days }) => days), testOrders: 0 }].flatMap((report) =>
          turnoverKeys.map((key) => {
            const rows = turnoverBy(report, key);
            const of = (name: 'sold' | 'refunded' | 'gross' | 'vat') => sum(rows.map((row) => row[name]));
            return [of('sold'), of('refunded'), of('gross'), of('vat')];
          }),
        );
        for (const one of sums) expect(one).toEqual(sums[0]);
      }),
      { numRuns: 200 },
    );
  });

  it('have the tax of the papers of an order, and none of it after a whole refund', () => {
    fc.assert(
      fc.property(anyOrders, ({ terms, orders }) => {
        for (const order of orders) {
          const paid = attemptsOf(order).find(({ attemptId }) => attemptId === order.paidAttempt);
          const cards = valueCardLines(order);
          const placedOn = dayIn(zone, order.placedAt);
          const papers = vatOf(order.content.items, vatRates, placedOn, ({ cartItemId: id }) => cards.has(id));
          const report = reportOf(terms, [order]);
          const entries = report.days.flatMap(({ entries: all }) => all);
          const sold = sum(entries.filter(({ kind }) => kind === 'sold').map(({ vat }) => vat));
          expect(sold).toBe(paid?.captured === undefined ? 0 : sum(papers.lines.map(({ vat }) => vat)));
          const back = sum((paid?.refunds ?? []).map(({ amount }) => amount));
          if (paid === undefined || back < order.total) continue;
          for (const { gross, vat, pieces } of turnoverBy(report, 'goods'))
            expect([gross, vat, pieces]).toEqual([0, 0, 0]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
