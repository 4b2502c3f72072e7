import { sessionDigest } from '@shop/adapters/seller/digests';
import { checkoutSession } from '@shop/core/ids';
import { isOrderPath } from '@shop/core/paths/order-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isTouched } from '@shop/core/seller/checkout/seller-ticket';
import type { SellerState } from '@shop/core/seller/state';
import { expect } from 'vitest';
import type { ShownPage } from './page-reading.ts';
import { cancelClaim, orderClaim, shopText } from './page-words.ts';

/** The stored state and the clock that pages must agree with. */
export type Truth = { readonly state: SellerState; readonly clock: ClockPort };

export type Jar = ReadonlyMap<string, string>;

/** Returns the order in a page's address, by reference or key. */
export const orderOf = (
  { orders }: SellerState,
  page: ShownPage,
  name: 'ref' | 'orderKey',
): SellerOrder | undefined => {
  const value = new URLSearchParams(page.address.split('?')[1] ?? '').get(name === 'ref' ? 'ref' : 'key');
  return [...orders.values()].find((order) => order[name] === value);
};

/** Returns whether a page offers to pay again, which only pages of open orders may do. */
const isRetry = ({ text, language }: ShownPage): boolean =>
  text.includes(`\n${shopText(language, 'Order.RetryPayment')}\n`);

/** Returns whether a refund of the order is in progress. */
const isUnderway = (order: SellerOrder): boolean => attemptsOf(order).some(({ state }) => state === 'refunding');

export const expectAfterPayment = (page: ShownPage, { state }: Truth, jar: Jar): void => {
  const order = orderOf(state, page, 'ref');
  const claim = orderClaim(page.language, page.title);
  expect(claim, `what ${page.address} says by ${page.title}`).toBeDefined();
  const isDone = claim === 'ticketCompleted' || claim === 'giftCardCompleted';
  const outcome = order?.outcome ?? 'open';
  const isBack = order !== undefined && !isUnderway(order);
  const isRefund = claim === 'refunded' || claim === 'refunding';
  const isCanceling = claim === 'orderCanceling';
  expect({ isDone, isRefund, isCanceling, isCanceled: claim === 'orderCanceled' }, page.address).toEqual({
    isDone: outcome === 'completed' && isBack,
    isRefund: outcome === 'refunded',
    isCanceling: outcome === 'completed' && !isBack,
    isCanceled: outcome === 'canceled',
  });
  expect(claim === 'notConfirmed', `why declined, on ${page.address}`).toBe(order?.declineReason !== undefined);
  if (claim === 'refunded') expect(isBack, `money of ${page.address}`).toBe(true);
  if (outcome !== 'open') expect(isRetry(page), `pay again, on ${page.address}`).toBe(false);
  const isBuyer = order?.sessionDigest === sessionDigest(checkoutSession(jar.get('checkout') ?? ''));
  const opened = page.links.filter((href) => isOrderPath(href.split('?')[0] ?? ''));
  for (const href of opened) expect([href.split('key=')[1], isBuyer]).toEqual([order?.orderKey, true]);
};

/** Returns whether the order's money is being refunded, or has been refunded. */
const isOwed = (order: SellerOrder): boolean =>
  attemptsOf(order).some(
    ({ attemptId, state }) => attemptId === order.paidAttempt && (state === 'refunding' || state === 'refunded'),
  );

export const expectPapers = (page: ShownPage, { state }: Truth): void => {
  const order = orderOf(state, page, 'orderKey');
  if (order === undefined || order.outcome === 'open') {
    expect(page.status).toBe(404);
    return;
  }
  expect(page.status).toBe(200);
  const codes = order.tickets.map(({ code }) => code);
  const text = page.text.replaceAll('-', '');
  const shownCodes = codes.filter((code) => text.includes(code));
  const isGood = order.outcome === 'completed' && !isOwed(order);
  expect(shownCodes, `codes on ${page.address}`).toEqual(isGood ? codes : []);
};

/** Expects that no page offers to cancel an order that was used or whose day is over. */
export const expectWayToCancel = (page: ShownPage, { clock }: Truth, order: SellerOrder | undefined): void => {
  if (order === undefined || !page.links.some((href) => href.includes(order.cancelId))) return;
  const isUsed = order.tickets.some(isTouched);
  const isOver = order.content.items.some(
    (line) => line.kind === 'ticket' && line.period.type === 'day' && line.period.date < clock.today(),
  );
  const isCancelable = order.outcome === 'completed' && !isOwed(order) && !isUsed && !isOver;
  expect(isCancelable, `the way to cancel, on ${page.address}`).toBe(true);
};

/** Expects that a page that says `paid` or shows an order number is about a completed order. */
export const expectPaidOrder = (page: ShownPage, { state }: Truth, order: SellerOrder | undefined): void => {
  const { text, language } = page;
  const isGood = order?.outcome === 'completed' && !isOwed(order);
  for (const [key, type] of [
    ['Order.Paid', 'payment'],
    ['Order.Reserved', 'preauthorization'],
  ] as const) {
    if (text.includes(`\n${shopText(language, key)}\n`))
      expect([isGood, order?.paymentType], `${key} on ${page.address}`).toEqual([true, type]);
  }
  for (const { number, ref, outcome } of state.orders.values()) {
    if (text.includes(`\n${number}\n`)) expect([ref, outcome === 'open']).toEqual([order?.ref, false]);
  }
};

export const expectCancellation = (page: ShownPage, canceled: SellerOrder | undefined): void => {
  const claim = cancelClaim(page.language, page.title);
  if (claim === 'cancelDone') expect(['canceled', 'refunded'], page.address).toContain(canceled?.outcome);
  if (claim === 'cancelFailed')
    expect(canceled === undefined || canceled.outcome === 'open' || canceled.outcome === 'completed').toBe(true);
  if (claim === 'cancelFailed' && canceled !== undefined) expect(isOwed(canceled)).toBe(false);
};
