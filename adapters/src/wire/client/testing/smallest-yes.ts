import {
  cancelId,
  cartId,
  cartItemId,
  idempotencyKey,
  memberToken,
  orderKey,
  orderRef,
  priceListId,
  productId,
  upsellId,
} from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aCustomer } from '@shop/core/testing/builders';
import type { ResultAsync } from 'neverthrow';
import type { CallName } from '../../calls/call-table.ts';
import type { portsOver } from '../../calls/ports-over.ts';

type Ports = ReturnType<typeof portsOver>;

/** Required kind of a member for success. */
export type Kind = 'true' | 'filledText' | 'id' | 'list' | 'amount' | 'record';

export type SmallestYes = {
  readonly ask: (ports: Ports) => ResultAsync<unknown, { readonly kind: string }>;
  /** The smallest successful answer. */
  readonly yes: Readonly<Record<string, unknown>>;
  /** Its members that mean success, as paths. */
  readonly means: Readonly<Record<string, Kind>>;
};

const id = cartId('a');
const language = 'sl';
const key = idempotencyKey('k');
const cart = { cartId: 'a', itemsCount: 0, totalPrice: 0 };
const cartMeans = (at: string) =>
  ({
    [at]: 'record',
    [`${at}.cartId`]: 'id',
    [`${at}.itemsCount`]: 'amount',
    [`${at}.totalPrice`]: 'amount',
  }) as const;
const changed = { yes: { item: cart }, means: cartMeans('item') } as const;
const done = { yes: { success: true }, means: { success: 'true' } } as const;
const line = { priceListId: priceListId('l'), quantity: 1 };

/** The smallest successful answer of every call of the shop's host and accounts. */
export const smallestYes: {
  readonly [Name in Exclude<CallName, `load${'Page' | 'Site' | 'Media' | 'Translations' | 'RouteKeys'}`>]: SmallestYes;
} = {
  listProducts: {
    ask: (ports) => ports.listProducts({ language, group: 'g', skip: 0, take: 15 }),
    yes: { items: [] },
    means: { items: 'list' },
  },
  listCategories: {
    ask: (ports) => ports.listCategories(language),
    yes: { items: [] },
    means: { items: 'list' },
  },
  showProduct: {
    ask: (ports) => ports.showProduct(language, 'u'),
    yes: { item: { id: 'p' } },
    means: { item: 'record', 'item.id': 'id' },
  },
  quoteTicket: {
    ask: (ports) => ports.quoteTicket({ language, productId: productId('p') }),
    yes: { success: true, item: { ticketsAvailable: 1 } },
    means: { success: 'true', item: 'record', 'item.ticketsAvailable': 'amount' },
  },
  loadCart: { ask: (ports) => ports.loadCart({ cartId: id, language }), ...changed },
  changeQuantity: {
    ask: (ports) => ports.changeQuantity({ cartId: id, cartItemId: cartItemId('i'), quantity: 1, language }),
    ...changed,
  },
  removeItem: {
    ask: (ports) => ports.removeItem({ cartId: id, cartItemId: cartItemId('i'), language }),
    ...changed,
  },
  extendHold: { ask: (ports) => ports.extendHold({ cartId: id, language }), ...changed },
  applyPromoCode: { ask: (ports) => ports.applyPromoCode(id, 'X'), ...done },
  addTicket: {
    ask: (ports) => ports.addTicket({ productId: productId('p'), language, items: [line] }, key),
    yes: { cartId: 'a' },
    means: { cartId: 'id' },
  },
  addGiftCard: {
    ask: (ports) =>
      ports.addGiftCard({ productId: productId('p'), language, items: [{ ...line, price: cents(1000) }] }, key),
    yes: { success: true, cartId: 'a' },
    means: { success: 'true', cartId: 'id' },
  },
  addUpsell: {
    ask: (ports) =>
      ports.addUpsell({ cartId: id, language, items: [{ id: upsellId('u'), quantity: 1, parentProductIds: [] }] }, key),
    yes: { cartId: 'a', cart },
    means: { cartId: 'id', ...cartMeans('cart') },
  },
  loadCustomer: {
    ask: (ports) => ports.loadCustomer({ cartId: id, language }),
    yes: { countriesCodeList: [] },
    means: {},
  },
  saveCustomer: {
    ask: (ports) => ports.saveCustomer({ cartId: id, customer: aCustomer(), language, mtcId: -1 }),
    ...done,
  },
  checkReservation: {
    ask: (ports) => ports.checkReservation(id),
    yes: { success: true, moznostRezervacije: true },
    means: { success: 'true', moznostRezervacije: 'true' },
  },
  startPayment: {
    ask: (ports) => ports.startPayment({ cartId: id, paymentType: 'payment' }),
    yes: { returnUrl: 'https://pay.example/1' },
    means: { returnUrl: 'filledText' },
  },
  stopPayment: { ask: (ports) => ports.stopPayment({ cartId: id }), ...done },
  showOrder: {
    ask: (ports) => ports.showOrder(orderRef('r')),
    yes: { success: true },
    means: { success: 'true' },
  },
  showPapers: {
    ask: (ports) => ports.showPapers(orderKey('k')),
    yes: { success: true, order: { success: true, productType: 2 }, language: 'sl', buyerName: 'Ana', tickets: [] },
    means: { success: 'true', order: 'record', 'order.success': 'true', tickets: 'list' },
  },
  cancelOrder: { ask: (ports) => ports.cancelOrder(cancelId('c')), ...done },
  logIn: {
    ask: (ports) => ports.logIn('a@b.si', 'x'),
    yes: { success: true, token: 't' },
    means: { success: 'true', token: 'filledText' },
  },
  loadMember: {
    ask: (ports) => ports.loadMember(memberToken('t')),
    yes: { success: true, user: {} },
    means: { success: 'true', user: 'record' },
  },
  logOut: { ask: (ports) => ports.logOut(memberToken('t')), ...done },
};
