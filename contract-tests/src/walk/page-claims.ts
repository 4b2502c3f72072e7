import { languageOr } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { isOrderPath } from '@shop/core/paths/order-path';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { SellerState } from '@shop/core/seller/state';
import { allPlaces } from '@shop/core/seller/state-ledgers';
import { recordsOfCart } from '@shop/core/seller/state-records';
import { visitorCartView } from '@shop/core/seller/views/cart-view';
import { expect } from 'vitest';
import { clockText } from '../../../ui/src/translations/clock-text.ts';
import {
  expectAfterPayment,
  expectCancellation,
  expectPaidOrder,
  expectPapers,
  expectWayToCancel,
  type Jar,
  orderOf,
  type Truth,
} from './page-order-claims.ts';
import type { ShownPage } from './page-reading.ts';
import { member } from './page-site.ts';
import { shopText } from './page-words.ts';

/** Returns the cart of a browser as its pages may show it; `undefined` for no cart or an empty one. */
export const cartOf = ({ state, clock }: Truth, jar: Jar, language: string) => {
  const cart = [...state.carts.values()].find(({ cartId }) => cartId === jar.get('shopCart'));
  const at = { now: clock.now(), today: clock.today(), zone: clock.zone };
  const of = cart && {
    cart,
    catalog: state.catalog,
    places: allPlaces(state, at.now),
    ...recordsOfCart(state, cart.cartId),
  };
  const view = of && visitorCartView(of, languageOr(language), at);
  return view === undefined || view.items.length === 0 ? undefined : view;
};

const inCheckout = ({ path, language }: ShownPage): boolean =>
  (['cart', 'buyerInfo', 'paymentMethod'] as const).some((page) => path === shopPath(page, languageOr(language)));

/** Returns the amounts that follow a label for a total. */
const totalsIn = ({ text, language }: ShownPage): readonly string[] => {
  const labels = ['Cart.Total', 'CartMenu.Total', 'Order.Total'].map((key) => shopText(language, key));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => (labels.includes(line) ? (lines[index + 1] ?? '') : []));
};

const heldUntilIn = ({ text, language }: ShownPage): readonly string[] => {
  const [before = '', after = ''] = shopText(language, 'Cart.HeldUntil').split('{{time}}');
  return text.split('\n').flatMap((line) => {
    const isNotice = line.startsWith(before) && line.endsWith(after);
    return isNotice ? line.slice(before.length, line.length - after.length) : [];
  });
};

/** Expects totals and the end of the hold of the visitor's own cart, or of the order of the page. */
const expectCart = (page: ShownPage, truth: Truth, jar: Jar, order: SellerOrder | undefined): void => {
  const { language } = page;
  const cart = cartOf(truth, jar, language);
  const money = [cart?.totalPrice, order?.total].flatMap((amount) =>
    amount === undefined ? [] : euroText(amount, languageOr(language)),
  );
  // The page of a ticket or gift card has a total of the current selection.
  const isChoice = page.forms.some(({ fields }) => /^add(Ticket|GiftCard)$/.test(fields.get('does') ?? ''));
  const totals = isChoice ? [] : totalsIn(page);
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

/** Expects that everything on a page is true. `canceled` is the order whose cancellation is in the address. */
export const expectHonest = (page: ShownPage, truth: Truth, jar: Jar, canceled?: SellerOrder): void => {
  expect([200, 404, 422, 503], page.address).toContain(page.status);
  const isAfterPayment = page.path === shopPath('thankYou', languageOr(page.language));
  const order = orderOf(truth.state, page, isAfterPayment ? 'ref' : 'orderKey');
  expectCart(page, truth, jar, order);
  expectPaidOrder(page, truth, order);
  expectWayToCancel(page, truth, order);
  if (isAfterPayment) expectAfterPayment(page, truth, jar);
  else if (isOrderPath(page.path)) expectPapers(page, truth);
  else expectCancellation(page, canceled);
};

/** Returns the name of the visitor in a browser, which no other visitor may see. */
export const nameOf = (browser: number): string => `Kupec${'ABC'[browser]}`;

/** Expects that no page shows another person's name, except an order's page opened by its key. A member's name is
 *  only shown when logged in. */
export const expectOwnNames = (page: ShownPage, state: SellerState, jar: Jar, browser: number): void => {
  const read = [page.text, ...page.forms.flatMap(({ fields }) => [...fields.values()])].join('\n');
  const order = isOrderPath(page.path) ? orderOf(state, page, 'orderKey') : undefined;
  const buyer = order && state.orderBuyers.get(order.ref)?.customer.lastName;
  for (const name of [0, 1, 2].map(nameOf)) {
    if (name !== nameOf(browser) && name !== buyer) expect(read, `${name} on ${page.address}`).not.toContain(name);
  }
  if (!jar.has('ProfileAuthToken')) expect(read, `the member on ${page.address}`).not.toContain(member.surname);
};
