import { setTimeout as pause } from 'node:timers/promises';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { clientHeader } from '@shop/adapters/cookies/shop-cookies';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { LocalDate } from '@shop/core/dates/local-date';
import { clientSecret, idempotencyKey, orderRef, type PriceListId, type ProductId } from '@shop/core/ids';
import { clientLimits } from '@shop/core/limits/client-limits';
import { cardFor } from '../src/contracts/cards.ts';
import { anna } from '../src/contracts/shopping.ts';
import { value } from '../src/contracts/world.ts';
import { type Answer, expectStatus, type HttpClient } from './load.ts';

/** Visitors come from an address each, so that what is limited by client is counted as it is where a shop sells. */
export const fromManyPlaces: NodeJS.ProcessEnv = {
  CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
  UNPAID_PLACES_PER_CLIENT: String(clientLimits.unpaidPlaces),
  CODE_TRIES_PER_CLIENT: String(clientLimits.codeTries),
};

/** Where the visitor of a turn comes from. */
export const addressOf = (turn: number): string => `10.${[16, 8, 0].map((bits) => (turn >> bits) & 255).join('.')}`;

export type Goods = {
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  /** Days with plenty of places; the turns go round them. */
  readonly days: readonly LocalDate[];
};

/** Puts a ticket into a cart, a new one unless given, with a key and a client of its own. */
export const addToCart = async (
  client: HttpClient,
  goods: Goods,
  key: string,
  turn: number,
  cartId?: string,
): Promise<Answer> => {
  const order = {
    ProductId: goods.productId,
    ...(cartId === undefined ? {} : { CartId: cartId }),
    Language: 'sl',
    Dates: [goods.days[turn % goods.days.length]],
    Items: [{ PriceListId: goods.priceListId, Quantity: 1 }],
  };
  const headers = {
    'idempotency-key': `bench-${key}`,
    [clientHeader]: String(turn).padStart(32, '0'),
    'x-forwarded-for': addressOf(turn),
  };
  return expectStatus(await client.post('/Shop/AddTicketToCart', order, headers), 200);
};

/** The shop as another program buys from it: over HTTP, through the client adapter. */
export const buyer = (origin: string) => {
  const shop = portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 20_000 }));

  /** What the day-ticket benches buy: the cheapest single ticket of the first product. */
  const findGoods = async (): Promise<Goods> => {
    const product = await value(shop.showProduct('sl', 'termalija'));
    if (product.type !== 'dailyTicket') throw new Error('termalija is no day ticket');
    const days = product.availability.filter((day) => day.ticketsAvailable > 100).map((day) => day.date);
    const [first] = days;
    if (first === undefined) throw new Error('no free day');
    const quote = await value(
      shop.quoteTicket({ language: 'sl', productId: product.id, period: { type: 'day', date: first } }),
    );
    const lists = ticketOffer(quote).priceGroups.flatMap((group) => group.priceLists);
    const list = lists.find((one) => one.sale.type === 'onSale' && one.kind.type === 'default');
    if (list === undefined) throw new Error('no single ticket');
    return { productId: product.id, priceListId: list.id, days };
  };

  /** A whole purchase: price, cart, personal data, payment page, completed order. */
  const purchase = async ({ productId, priceListId, days }: Goods, turn: number): Promise<void> => {
    const date = days[turn % days.length];
    if (date === undefined) throw new Error('no day');
    const period = { type: 'day', date } as const;
    await value(shop.quoteTicket({ language: 'sl', productId, period }));
    const client = addressOf(turn);
    const order = { productId, language: 'sl', period, lines: [{ priceListId, quantity: 1 }], client } as const;
    const secret = clientSecret(String(turn).padStart(32, '0'));
    const { cartId } = await value(shop.addTicket(order, idempotencyKey(`purchase-${process.pid}-${turn}`), secret));
    const saved = await value(shop.saveCustomer({ cartId, customer: anna, language: 'sl', mtcId: -1 }));
    const { returnUrl } = await value(shop.startPayment({ cartId, paymentType: 'payment', ...saved, client }));
    const back = await value(payWithCard(returnUrl, cardFor('paid'), (address, init) => fetch(address, init)));
    const ref = orderRef(new URL(back).searchParams.get('ref') ?? '');
    let { status } = await value(shop.showOrder(ref));
    // A page also polls while the payment is undecided.
    while (status === 'initializing') {
      await pause(100);
      ({ status } = await value(shop.showOrder(ref)));
    }
    if (status !== 'completed') throw new Error(`the order is ${status}`);
  };

  return { findGoods, purchase };
};
