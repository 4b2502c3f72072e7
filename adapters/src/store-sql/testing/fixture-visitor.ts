import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { PriceList } from '@shop/core/catalog/price-list';
import type { TicketPeriod } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import type { PaymentType } from '@shop/core/checkout/payment';
import type { Customer } from '@shop/core/customer/customer';
import type { LocalDate } from '@shop/core/dates/local-date';
import {
  type CartId,
  type CheckoutSession,
  countryId,
  idempotencyKey,
  type OrderRef,
  orderRef,
  type PriceListId,
  productId,
} from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { ResultAsync } from 'neverthrow';
import type { FixtureShop } from './fixture-shop.ts';

/** Who buys whatever a fixture holds. */
export const fixtureBuyer: Customer = {
  firstName: 'Ana',
  lastName: 'Čuček-Šmid',
  email: 'ana@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: countryId('SI'),
  phoneNumber: '+386 40 123 456',
};

const must = async <Value>(result: ResultAsync<Value, unknown>): Promise<Value> => {
  const answer = await result;
  if (answer.isErr()) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** The steps that visitors take while a fixture is made; none may be refused. */
export const fixtureVisitor = ({ shop, checkout }: FixtureShop) => {
  const language = 'sl' as const;
  const pool = productId('termalija');
  let keys = 0;
  const key = () => {
    keys += 1;
    return idempotencyKey(`key-${keys}`);
  };
  const into = (cartId: CartId | undefined) => (cartId === undefined ? {} : { cartId });

  const ticket = async () => {
    const product = await must(shop.showProduct(language, pool));
    if (product.type !== 'dailyTicket') throw new Error('termalija is no daily ticket');
    return product;
  };
  const priceList = async (date: LocalDate, type: PriceList['kind']['type']): Promise<PriceListId> => {
    const quote = await must(shop.quoteTicket({ language, productId: pool, period: { type: 'day', date } }));
    const lists = ticketOffer(quote).priceGroups.flatMap((group) => group.priceLists);
    const found = lists.find(({ kind, sale }) => kind.type === type && sale.type === 'onSale');
    if (found === undefined) throw new Error(`no ${type} price list on ${date}`);
    return found.id;
  };
  const addTickets = async (
    product: string,
    period: TicketPeriod,
    priceListId: PriceListId,
    quantity: number,
    cartId?: CartId,
  ): Promise<CartId> => {
    const lines = [{ priceListId, quantity }];
    const order = { ...into(cartId), productId: productId(product), language, period, lines };
    return (await must(shop.addTicket(order, key()))).cartId;
  };
  const addDay = async (date: LocalDate, type: PriceList['kind']['type'], quantity: number, cartId?: CartId) =>
    addTickets(pool, { type: 'day', date }, await priceList(date, type), quantity, cartId);

  /** The first card of the wanted sort, at its own price or at the chosen value. */
  const addCard = async (quantity: number, value?: Cents, cartId?: CartId): Promise<CartId> => {
    const { items } = await must(shop.listProducts({ language, group: 'giftVouchers', skip: 0, take: 99 }));
    const listed = items.find(({ isValueGiftCard }) => isValueGiftCard === (value !== undefined));
    const card = await must(shop.showProduct(language, listed?.url ?? ''));
    const list = card.kind === 'giftCard' ? card.priceLists[0] : undefined;
    if (list === undefined) throw new Error('no gift card');
    const lines = [{ priceListId: list.id, quantity, price: value ?? list.price }];
    return (await must(shop.addGiftCard({ ...into(cartId), productId: card.id, language, lines }, key()))).cartId;
  };
  const addUpsell = async (cartId: CartId, quantity: number): Promise<void> => {
    const [upsell] = (await must(shop.loadCart({ cartId, language }))).upsells;
    if (upsell === undefined) throw new Error('no upsell');
    const [date] = upsell.dates;
    const line = { id: upsell.id, quantity, parentProductIds: [pool], ...(date === undefined ? {} : { date }) };
    await must(shop.addUpsell({ cartId, language, lines: [line] }, key()));
  };

  const save = async (cartId: CartId, customer: Customer = fixtureBuyer): Promise<CheckoutSession> => {
    const { session } = await must(checkout.saveCustomer({ cartId, language, mtcId: -1, customer }));
    if (session === undefined) throw new Error('no session');
    return session;
  };
  /** Begins a payment; the bank's page carries the order's reference. */
  const begin = async (cartId: CartId, session: CheckoutSession, paymentType: PaymentType = 'payment') => {
    const { returnUrl } = await must(checkout.startPayment({ cartId, paymentType, session }));
    return orderRef(returnUrl.split('/').at(-1) ?? '');
  };
  const look = (ref: OrderRef): Promise<Order> => must(checkout.showOrder(ref));
  const cancel = async (ref: OrderRef, session: CheckoutSession): Promise<void> => {
    const { cancelId } = await must(checkout.showOrder(ref, session));
    if (cancelId === undefined) throw new Error('not to be canceled');
    await must(checkout.cancelOrder(cancelId));
  };
  const applyCode = (cartId: CartId, code: string): Promise<void> => must(shop.applyPromoCode(cartId, code));
  const loadCart = (cartId: CartId) => must(shop.loadCart({ cartId, language }));

  return { ticket, addTickets, addDay, addCard, addUpsell, save, begin, look, cancel, applyCode, loadCart };
};
