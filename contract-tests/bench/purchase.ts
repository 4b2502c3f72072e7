import { setTimeout as pause } from 'node:timers/promises';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { clientSecret, idempotencyKey, orderRef, type PriceListId, type ProductId } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { cardFor } from '../src/contracts/cards.ts';
import { anna } from '../src/contracts/shopping.ts';
import { addressOf } from './visitors.ts';

const must = async <T>(answer: ResultAsync<T, ShopError>): Promise<T> =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`a step of the purchase was refused: ${JSON.stringify(error)}`);
    },
  );

export type Goods = {
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  /** Days with plenty of places; the turns go round them. */
  readonly days: readonly LocalDate[];
};

/** The shop as another program buys from it: over HTTP, through the client adapter. */
export const buyer = (origin: string) => {
  const shop = portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 20_000 }));
  const checkout = shop;

  /** What the day-ticket benches buy: the cheapest single ticket of the first product. */
  const findGoods = async (): Promise<Goods> => {
    const product = await must(shop.showProduct('sl', 'termalija'));
    if (product.type !== 'dailyTicket') throw new Error('termalija is no day ticket');
    const days = product.availability.filter((day) => day.ticketsAvailable > 100).map((day) => day.date);
    const [first] = days;
    if (first === undefined) throw new Error('no free day');
    const quote = await must(
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
    await must(shop.quoteTicket({ language: 'sl', productId, period }));
    const client = addressOf(turn);
    const order = { productId, language: 'sl', period, lines: [{ priceListId, quantity: 1 }], client } as const;
    const secret = clientSecret(String(turn).padStart(32, '0'));
    const { cartId } = await must(shop.addTicket(order, idempotencyKey(`purchase-${process.pid}-${turn}`), secret));
    const saved = await must(checkout.saveCustomer({ cartId, customer: anna, language: 'sl', mtcId: -1 }));
    const { returnUrl } = await must(checkout.startPayment({ cartId, paymentType: 'payment', ...saved, client }));
    const back = await must(payWithCard(returnUrl, cardFor('paid'), (address, init) => fetch(address, init)));
    const ref = orderRef(new URL(back).searchParams.get('ref') ?? '');
    let { status } = await must(checkout.showOrder(ref));
    // A page asks again as well while the payment is not known.
    while (status === 'initializing') {
      await pause(100);
      ({ status } = await must(checkout.showOrder(ref)));
    }
    if (status !== 'completed') throw new Error(`the order is ${status}`);
  };

  return { findGoods, purchase };
};
