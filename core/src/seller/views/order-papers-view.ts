import type { CartLine } from '../../cart/cart-line.ts';
import type { OrderPapers, OrderTicket } from '../../checkout/order-papers.ts';
import { vatOf } from '../../checkout/vat.ts';
import { plainText } from '../../content/plain-text.ts';
import { dayIn, type Instant } from '../../dates/instant.ts';
import type { OrderKey, OrderRef } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { CartCase } from '../cart-case.ts';
import {
  boughtSeason,
  isTicket,
  knownPrice,
  knownProduct,
  knownUpsell,
  nameIn,
  type SellerCatalog,
  type SoldGiftCard,
  textIn,
} from '../catalog/seller-catalog.ts';
import type { OrderRecords } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import {
  balanceOf,
  isUsedUp,
  lastUseOf,
  type SellerTicket,
  valueCardLines,
  visitsLeft,
} from '../checkout/seller-ticket.ts';
import { hasBuyer, shownOutcome } from '../checkout/used-order.ts';
import type { ResortDay } from '../decision.ts';
import type { SellerMail } from '../mail/seller-mail.ts';
import { titlesOf } from './line-view.ts';
import { paidOrderView } from './order-view.ts';

/** The input of an order's papers: orders with their buyers and payments, and the catalog. */
export type PapersOf = OrderRecords & Pick<CartCase, 'catalog'>;

/** Returns a bought line in another language. `undefined` when the catalog does not contain its goods. */
export const boughtLineIn = (catalog: SellerCatalog, line: CartLine, language: Language): CartLine | undefined => {
  if (line.kind === 'upsell') {
    const upsell = line.upsellId === undefined ? undefined : knownUpsell(catalog, line.upsellId);
    return upsell && { ...line, productTitle: nameIn(upsell.texts, language) };
  }
  const { productId, priceListId } = line;
  const goods = productId && priceListId && knownPrice(catalog, { productId, priceListId });
  if (!goods) return undefined;
  const translated = { ...line, ...titlesOf(goods.product, goods.list, language) };
  const season = boughtSeason(catalog, line);
  if (translated.kind === 'giftCard' || translated.period.type === 'day' || season === undefined) return translated;
  return { ...translated, period: { ...translated.period, name: nameIn(season.texts, language) } };
};

/** The products and upsells of the catalog version of an order. */
export type SoldGoods = Pick<SellerCatalog, 'products' | 'upsells'>;

const cardOf = (catalog: SellerCatalog, sold: SoldGoods, line: CartLine | undefined): SoldGiftCard | undefined => {
  if (line?.kind !== 'giftCard' || line.productId === undefined) return undefined;
  const card = sold.products.get(line.productId) ?? knownProduct(catalog, line.productId);
  return card === undefined || isTicket(card) ? undefined : card;
};

/** Returns the seller and the contained tax, as far as the settings contain them. */
const saleOf = (state: PapersOf, order: SellerOrder): Pick<OrderPapers, 'sale'> => {
  const { catalog } = state;
  if (catalog.seller === undefined) return {};
  const { seller, vatRates, zone } = catalog.seller;
  const { content, placedAt } = order;
  if (vatRates.length === 0 || shownOutcome(order) !== 'completed') return { sale: { seller } };
  const cards = valueCardLines(order);
  const isVoucher = ({ cartItemId: id }: CartLine): boolean => cards.has(id);
  return { sale: { seller, vat: vatOf(content.items, vatRates, dayIn(zone, placedAt), isVoucher) } };
};

const ticketView = (
  { catalog }: PapersOf,
  { content }: SellerOrder,
  ticket: SellerTicket,
  { language, sold }: { readonly language: Language; readonly sold: SoldGoods },
): OrderTicket => {
  const { code, cartItemId, kind, lastDay } = ticket;
  const line = content.items.find(({ cartItemId: id }) => id === cartItemId);
  const card = cardOf(catalog, sold, line);
  const text = card && textIn(card.texts, language)?.validityText;
  const validity = text === undefined ? '' : plainText(text);
  return {
    code,
    cartItemId: cartItemId,
    worth: kind === 'valueCard' ? ticket.value : undefined,
    balance: kind === 'valueCard' ? balanceOf(ticket) : undefined,
    visits: kind === 'entry' ? visitsLeft(ticket) : undefined,
    validity: validity === '' ? undefined : validity,
    picture: card?.image || undefined,
    lastDay: line?.kind === 'giftCard' ? lastDay : undefined,
    admittedAt: lastUseOf(ticket),
    isUsedUp: isUsedUp(ticket),
  };
};

/** Returns all that a buyer may read of a paid order, in the language of purchase or in `language`. `undefined` while
 *  the order is not paid. Without ticket codes when a refund is due, and without the right to cancel when a ticket was
 *  used. The validity text of a gift card, and titles of goods that are not in the catalog any more, come from `sold`:
 *  the goods of the order's catalog version. */
export const papersOf = (
  state: PapersOf,
  order: SellerOrder,
  day: ResortDay,
  language: Language = order.language,
  sold: SoldGoods = state.catalog,
): OrderPapers | undefined => {
  const person = state.orderBuyers.get(order.ref);
  if (person === undefined || order.outcome === 'open') return undefined;
  const { items: bought, ...shown } = paidOrderView(order, day);
  const tickets = shown.outcome === 'completed' ? order.tickets : [];
  const then = { ...state.catalog, ...sold };
  const lineIn = (line: CartLine): CartLine =>
    boughtLineIn(state.catalog, line, language) ?? boughtLineIn(then, line, language) ?? line;
  const items = language === order.language ? bought : bought.map(lineIn);
  return {
    order: { ...shown, items },
    language: order.language,
    buyerName: `${person.customer.firstName} ${person.customer.lastName}`,
    tickets: tickets.map((ticket) => ticketView(state, order, ticket, { language, sold })),
    ...saleOf(state, order),
  };
};

/** Returns the order with a key; `undefined` when no order has the key. */
export const orderOfKey = ({ orders }: Pick<OrderRecords, 'orders'>, key: OrderKey): SellerOrder | undefined =>
  [...orders.values()].find(({ orderKey }) => orderKey === key);

/** A mail to a buyer: the outcome of the order and the papers that its key gives access to. */
export type Letter = Pick<SellerMail, 'about' | 'copy'> &
  Pick<SellerOrder, 'orderKey'> & {
    readonly orderRef: OrderRef;
    readonly orderNumber: string;
    readonly at: Instant;
    readonly to: { readonly name: string; readonly address: string };
    readonly papers: OrderPapers;
  };

/** Returns the letter of a mail, from the present state of its order. `undefined` when the order or its buyer's data is
 *  not stored any more. */
export const letterOf = (
  state: PapersOf,
  orderRef: OrderRef,
  { about, copy, askedAt }: SellerMail,
  day: ResortDay,
  sold?: SoldGoods,
): Letter | undefined => {
  const order = state.orders.get(orderRef);
  const person = state.orderBuyers.get(orderRef);
  const papers = order && papersOf(state, order, day, undefined, sold);
  if (order === undefined || person === undefined || papers === undefined || !hasBuyer(state, order)) return undefined;
  return {
    about,
    orderRef,
    orderNumber: order.number,
    orderKey: order.orderKey,
    copy,
    at: askedAt,
    to: { name: papers.buyerName, address: person.customer.email },
    papers,
  };
};
