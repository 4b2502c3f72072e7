import type { TicketPeriod } from '../../catalog/ticket.ts';
import { arePlain } from '../../checkout/payment-terms.ts';
import { customerFields } from '../../customer/customer.ts';
import type { CartItemId, CategoryId, PriceListId, ProductId, TicketCode, UpsellId } from '../../ids.ts';
import { cartItemId, categoryId, priceListId, productId, seasonId, upsellId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { normalisedCode } from '../cart/promo-use.ts';
import type { SellerCart } from '../cart/seller-cart.ts';
import { isTicket, priceListsOf, type SellerCatalog } from '../catalog/seller-catalog.ts';
import { attemptCaseOf, type Orders, orderOfTicket } from '../checkout/order-records.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import type { SellerCommand } from '../commands.ts';
import type { AttemptLabel, LoggedCommand } from './logged-command.ts';

/** The records that a transaction has loaded. The shop has issued the ids and codes in them. */
export type LoadedRecords = {
  readonly catalog?: SellerCatalog | undefined;
  readonly cart?: SellerCart | undefined;
  readonly orders?: Orders['orders'] | undefined;
};

/** Replaces an id or a code that the shop has not issued, because such a value may be any text that a visitor typed. */
const unknown = 'unknown';

/** Larger numbers could be telephone numbers, so they are capped. The shop refuses all of them in the same way. */
const largest = 99_999;
const largestPrice = 9_999_999;

type Words = ReadonlySet<string>;

const wordsOfGoods = ({ products, upsells, personCategories, promos }: Omit<SellerCatalog, 'former'>): Words =>
  new Set<string>([
    ...[...products.values()].flatMap((product) => [
      product.id,
      ...priceListsOf(product).flatMap(({ priceListId: list, kind }) =>
        kind.type === 'package'
          ? [list, ...kind.items.map((item) => item.categoryId)]
          : [list, kind.categoryId ?? list],
      ),
      ...(isTicket(product) ? product.seasons.map((season) => season.id) : []),
    ]),
    ...upsells.keys(),
    ...promos.keys(),
    ...Object.values(personCategories),
  ]);

const wordsByCatalog = new WeakMap<SellerCatalog, Words>();

const wordsOf = (catalog: SellerCatalog | undefined): Words => {
  if (catalog === undefined) return new Set();
  const words = wordsByCatalog.get(catalog) ?? wordsOfGoods(catalog);
  wordsByCatalog.set(catalog, words);
  return words;
};

const idOrUnknown = <Id extends string>(words: Words, id: Id, make: (text: string) => Id): Id =>
  words.has(id) ? id : make(unknown);

const periodIn = (words: Words, period: TicketPeriod | undefined): TicketPeriod | undefined =>
  period?.type === 'season' ? { type: 'season', seasonId: idOrUnknown(words, period.seasonId, seasonId) } : period;

const lineIn = (cart: SellerCart | undefined, id: CartItemId): CartItemId =>
  cart?.lines.some((line) => line.cartItemId === id) ? id : cartItemId(unknown);

const attemptLabel = ({ orders }: LoadedRecords, id: Parameters<typeof attemptCaseOf>[1]): AttemptLabel | undefined => {
  const attemptCase = orders && attemptCaseOf({ orders }, id);
  return attemptCase && { order: attemptCase.order.number, attempt: attemptCase.attempt.number };
};

const numberOf = ({ orders }: LoadedRecords, is: (order: SellerOrder) => boolean): string | undefined =>
  [...(orders?.values() ?? [])].find(is)?.number;

const ticketOf = ({ orders }: LoadedRecords, code: TicketCode) => {
  const order = orders && orderOfTicket({ orders }, code);
  return { order: order?.number, ticket: order?.tickets.find((one) => one.code === code)?.number };
};

const additionOf = ({ newCartId, newLineIds, atCartLimit }: Extract<SellerCommand, { newCartId: unknown }>) => ({
  newCartId,
  newLineIds,
  atCartLimit,
});

/** Returns a command in the form in which it is logged, without unknown texts and personal data; `undefined` for
 *  commands that are not logged. */
export const loggedCommand = (command: SellerCommand, of: LoadedRecords): LoggedCommand | undefined => {
  const words = wordsOf(of.catalog);
  const product = (id: ProductId) => idOrUnknown(words, id, productId);
  const list = (id: PriceListId) => idOrUnknown(words, id, priceListId);
  const category = (id: CategoryId | undefined) => id && idOrUnknown(words, id, categoryId);
  const upsell = (id: UpsellId) => idOrUnknown(words, id, upsellId);
  const pieces = (quantity: number) => Math.min(quantity, largest);
  switch (command.type) {
    case 'addTicket': {
      const { cartId, language, period, items: lines } = command.order;
      const order = {
        cartId,
        language,
        productId: product(command.order.productId),
        period: periodIn(words, period),
        lines: lines.map(({ priceListId: id, quantity, categoryId: own }) => ({
          priceListId: list(id),
          quantity: pieces(quantity),
          categoryId: category(own),
        })),
      };
      return { type: command.type, order, ...additionOf(command), mostPersons: command.client?.mostPersons };
    }
    case 'addGiftCard': {
      const { cartId, language, items: lines } = command.order;
      const order = {
        cartId,
        language,
        productId: product(command.order.productId),
        lines: lines.map(({ priceListId: id, quantity, price }) => ({
          priceListId: list(id),
          quantity: pieces(quantity),
          price: price === undefined ? undefined : cents(Math.min(price, largestPrice)),
        })),
      };
      return { type: command.type, order, ...additionOf(command) };
    }
    case 'addUpsell': {
      const { cartId, language, items: lines } = command.order;
      const order = {
        cartId,
        language,
        lines: lines.map(({ id, quantity, parentProductIds, date }) => ({
          id: upsell(id),
          quantity: pieces(quantity),
          parentProductIds: parentProductIds.map(product),
          date,
        })),
      };
      return { type: command.type, order, ...additionOf(command) };
    }
    case 'changeQuantity': {
      const { cartId, quantity, client } = command;
      const line = lineIn(of.cart, command.cartItemId);
      return {
        type: command.type,
        cartId,
        cartItemId: line,
        quantity: pieces(quantity),
        mostPersons: client?.mostPersons,
      };
    }
    case 'removeLine':
      return { type: command.type, cartId: command.cartId, cartItemId: lineIn(of.cart, command.cartItemId) };
    case 'extendHold':
      return { type: command.type, cartId: command.cartId };
    case 'applyPromoCode': {
      const code = normalisedCode(command.text);
      return {
        type: command.type,
        cartId: command.cartId,
        text: code === '' || of.catalog?.promos.has(code) ? code : unknown,
      };
    }
    case 'beginCheckout': {
      const { type, cartId, sessionDigest: session, client } = command;
      return { type, cartId, session, mostPersons: client?.mostPersons };
    }
    case 'saveCustomer': {
      const { cartId, language, customer } = command.entry;
      const draft: Readonly<Record<string, unknown>> = customer;
      const filled = customerFields.filter((field) => draft[field] !== undefined && draft[field] !== '');
      const country = /^[A-Z]{2}$/.test(customer.country) ? customer.country : unknown;
      return { type: command.type, cartId, session: command.sessionDigest, language, country, filled };
    }
    case 'startPayment': {
      const { type, cartId, sessionDigest: session, paymentType, shownTotal, terms, client } = command;
      const mostPersons = client?.mostPersons;
      return {
        type,
        cartId,
        session,
        paymentType,
        shownTotal,
        terms: arePlain(terms) ? undefined : terms,
        mostPersons,
      };
    }
    case 'keepSession':
      return { type: command.type, of: attemptLabel(of, command.attemptId), endsAt: command.endsAt };
    case 'giveUpOpening':
      return { type: command.type, of: attemptLabel(of, command.attemptId), refused: command.refused };
    case 'postponeQuery':
    case 'noteCurrency':
      return { type: command.type, of: attemptLabel(of, command.attemptId) };
    case 'settle': {
      const { type, attemptId, reported, eventId, byPerson } = command;
      return { type, of: attemptLabel(of, attemptId), reported, isNotification: eventId !== undefined, byPerson };
    }
    case 'cancelOrder':
      return { type: command.type, order: numberOf(of, ({ cancelId }) => cancelId === command.cancelId) };
    case 'cancelByOffice': {
      const { type, refund, evenUsed, isRefunded, reason } = command;
      const order = numberOf(of, ({ number }) => number === command.orderNumber);
      return { type, order, refund, evenUsed, isRefunded, reason };
    }
    case 'admitTicket': {
      const { type, code, amount, on } = command;
      return { type, ...ticketOf(of, code), amount, on };
    }
    case 'takeBack':
      return { type: command.type, ...ticketOf(of, command.code), amount: command.amount };
    case 'takeMail':
      return { type: command.type, order: numberOf(of, ({ ref }) => ref === command.orderRef), about: command.about };
    case 'noteMail': {
      const { type, about, result } = command;
      return { type, order: numberOf(of, ({ ref }) => ref === command.orderRef), about, result };
    }
    case 'resendMail':
      return { type: command.type, order: numberOf(of, ({ number }) => number === command.orderNumber) };
    case 'forgetBuyer':
      return { type: command.type, order: numberOf(of, ({ ref }) => ref === command.orderRef) };
    case 'noteStray':
    case 'forgetCart':
      return undefined;
  }
};
