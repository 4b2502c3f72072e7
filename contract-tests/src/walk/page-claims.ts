import { sessionDigest } from '@shop/adapters/host/digests';
import type { HostOrder } from '@shop/core/host/checkout/host-order';
import { type HostState, ticketsOfOrder } from '@shop/core/host/state';
import { visitorCartView } from '@shop/core/host/views/cart-view';
import { checkoutSession } from '@shop/core/ids';
import { languageOr } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { isOrderPath } from '@shop/core/paths/order-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { expect } from 'vitest';
import { clockText } from '../../../ui/src/translations/clock-text.ts';
import { nameOf } from './page-presses.ts';
import type { ShownPage } from './page-reading.ts';
import { member } from './page-site.ts';
import { cancelClaim, orderClaim, said } from './page-words.ts';

/** What pages must agree with. */
export type Truth = { readonly state: HostState; readonly clock: ClockPort };

type Jar = ReadonlyMap<string, string>;

const orderOf = ({ orders }: HostState, page: ShownPage, name: 'ref' | 'orderKey'): HostOrder | undefined => {
  const value = new URLSearchParams(page.address.split('?')[1] ?? '').get(name === 'ref' ? 'ref' : 'key');
  return [...orders.values()].find((order) => order[name] === value);
};

/** The cart of a browser as its pages may show it; none where there is none, or nothing is in it. */
export const cartOf = ({ state, clock }: Truth, jar: Jar, language: string) => {
  const cart = [...state.carts.values()].find(({ id }) => id === jar.get('shopCart'));
  const at = { now: clock.now(), today: clock.today() };
  const view = cart && visitorCartView(state, cart, languageOr(language), at);
  return view === undefined || view.items.length === 0 ? undefined : view;
};

const inCheckout = ({ path, language }: ShownPage): boolean =>
  (['cart', 'buyerInfo', 'paymentMethod'] as const).some((page) => path === shopPath(page, languageOr(language)));

/** Amounts that stand behind a word for a total. */
const totalsIn = ({ text, language }: ShownPage): readonly string[] => {
  const labels = ['Cart.Total', 'CartMenu.Total', 'Order.Total'].map((key) => said(language, key));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => (labels.includes(line) ? (lines[index + 1] ?? '') : []));
};

const heldUntilIn = ({ text, language }: ShownPage): readonly string[] => {
  const [before = '', after = ''] = said(language, 'Cart.HeldUntil').split('{{time}}');
  return text.split('\n').flatMap((line) => {
    const isNotice = line.startsWith(before) && line.endsWith(after);
    return isNotice ? line.slice(before.length, line.length - after.length) : [];
  });
};

/** Totals and the end of the hold are those of the visitor's own cart, or of the order that the page is about. */
const expectCart = (page: ShownPage, truth: Truth, jar: Jar, order: HostOrder | undefined): void => {
  const { language } = page;
  const cart = cartOf(truth, jar, language);
  const money = [cart?.totalPrice, order?.total].flatMap((amount) =>
    amount === undefined ? [] : euroText(amount, languageOr(language)),
  );
  // The page of a ticket has a total of what is chosen there.
  const totals = page.forms.some(({ fields }) => fields.get('does') === 'addTicket') ? [] : totalsIn(page);
  for (const total of totals) expect(money, `a total on ${page.address}`).toContain(total);
  if (!inCheckout(page)) return;
  if (cart !== undefined) expect(totals.length, `totals on ${page.address}`).toBeGreaterThan(0);
  const ends = (cart?.items ?? []).flatMap((line) =>
    line.kind === 'ticket' && line.hold.type === 'held' ? line.hold.until : [],
  );
  const first = ends.toSorted((one, other) => one - other)[0];
  const until =
    first === undefined || cart?.frozen === true ? [] : [clockText(first, languageOr(language), 'Europe/Ljubljana')];
  expect(heldUntilIn(page), `held until, on ${page.address}`).toEqual(until);
  for (const { fields } of page.forms) {
    if (fields.get('does') === 'startPayment') expect(fields.get('shownTotal')).toBe(String(cart?.totalPrice));
  }
};

/** Whether somebody may still pay an order, or has: then nobody is asked to pay again. */
const isRetry = ({ text, language }: ShownPage): boolean =>
  text.includes(`\n${said(language, 'Order.RetryPayment')}\n`);

const expectAfterPayment = (page: ShownPage, { state }: Truth, jar: Jar): void => {
  const order = orderOf(state, page, 'ref');
  const claim = orderClaim(page.language, page.title);
  expect(claim, `what ${page.address} says by ${page.title}`).toBeDefined();
  const isDone = claim === 'ticketCompleted' || claim === 'giftCardCompleted';
  const outcome = order?.outcome ?? 'open';
  expect({ isDone, isRefunded: claim === 'refunded', isCanceled: claim === 'orderCanceled' }, page.address).toEqual({
    isDone: outcome === 'completed',
    isRefunded: outcome === 'refunded',
    isCanceled: outcome === 'canceled',
  });
  if (outcome !== 'open') expect(isRetry(page), `pay again, on ${page.address}`).toBe(false);
  const isBuyer = order?.sessionDigest === sessionDigest(checkoutSession(jar.get('checkout') ?? ''));
  const opened = page.links.filter((href) => isOrderPath(href.split('?')[0] ?? ''));
  for (const href of opened) expect([href.split('key=')[1], isBuyer]).toEqual([order?.orderKey, true]);
};

/** Whether the money of an order is on its way back, or is back. */
const isOwed = ({ attempts }: HostState, { paidAttempt }: HostOrder): boolean => {
  const attempt = paidAttempt === undefined ? undefined : attempts.get(paidAttempt);
  return attempt?.state === 'refunding' || attempt?.state === 'refunded';
};

const expectPapers = (page: ShownPage, { state }: Truth): void => {
  const order = orderOf(state, page, 'orderKey');
  if (order === undefined || order.outcome === 'open') {
    expect(page.status).toBe(404);
    return;
  }
  expect(page.status).toBe(200);
  const codes = ticketsOfOrder(state, order.ref).map(({ code }) => code);
  const text = page.text.replaceAll(' ', '').toLowerCase();
  const shown = codes.filter((code) => text.includes(code.toLowerCase()));
  const isGood = order.outcome === 'completed' && !isOwed(state, order);
  expect(shown, `codes on ${page.address}`).toEqual(isGood ? codes : []);
};

/** Whoever reads `paid` or an order's number is told of an order that is completed. */
const expectPaidOrder = (page: ShownPage, { state }: Truth, order: HostOrder | undefined): void => {
  const { text, language } = page;
  const isGood = order?.outcome === 'completed';
  for (const [key, type] of [
    ['Order.Paid', 'payment'],
    ['Order.Reserved', 'preauthorization'],
  ] as const) {
    if (text.includes(`\n${said(language, key)}\n`))
      expect([isGood, order?.paymentType], `${key} on ${page.address}`).toEqual([true, type]);
  }
  for (const { number, ref, outcome } of state.orders.values()) {
    if (text.includes(`\n${number}\n`)) expect([ref, outcome === 'open']).toEqual([order?.ref, false]);
  }
};

const expectCancellation = (page: ShownPage, { state }: Truth, canceled: HostOrder | undefined): void => {
  const claim = cancelClaim(page.language, page.title);
  if (claim === 'cancelDone') expect(['canceled', 'refunded'], page.address).toContain(canceled?.outcome);
  if (claim === 'cancelFailed')
    expect(canceled === undefined || canceled.outcome === 'open' || canceled.outcome === 'completed').toBe(true);
  if (claim === 'cancelFailed' && canceled !== undefined) expect(isOwed(state, canceled)).toBe(false);
};

/** Nothing stands on a page that is not so. `canceled` is the order whose cancellation has just been asked for. */
export const expectHonest = (page: ShownPage, truth: Truth, jar: Jar, canceled?: HostOrder): void => {
  expect([200, 404, 422, 503], page.address).toContain(page.status);
  const isAfterPayment = page.path === shopPath('thankYou', languageOr(page.language));
  const order = orderOf(truth.state, page, isAfterPayment ? 'ref' : 'orderKey');
  expectCart(page, truth, jar, order);
  expectPaidOrder(page, truth, order);
  if (isAfterPayment) expectAfterPayment(page, truth, jar);
  else if (isOrderPath(page.path)) expectPapers(page, truth);
  else expectCancellation(page, truth, canceled);
};

/** Nobody reads another one's name, but on the page of an order that the key opens; a member's only where they are logged in. */
export const expectOwnNames = (page: ShownPage, state: HostState, jar: Jar, browser: number): void => {
  const read = [page.text, ...page.forms.flatMap(({ fields }) => [...fields.values()])].join('\n');
  const order = isOrderPath(page.path) ? orderOf(state, page, 'orderKey') : undefined;
  const buyer = order && state.orderBuyers.get(order.ref)?.customer.lastName;
  for (const name of [0, 1, 2].map(nameOf)) {
    if (name !== nameOf(browser) && name !== buyer) expect(read, `${name} on ${page.address}`).not.toContain(name);
  }
  if (!jar.has('ProfileAuthToken')) expect(read, `the member on ${page.address}`).not.toContain(member.surname);
};
