import { clientHeader } from '@shop/adapters/platform/cookies/shop-cookies';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { PriceListId, ProductId } from '@shop/core/ids';
import { clientLimits } from '@shop/core/limits/client-limits';
import { buyOnePlace, wantedPlaces } from '../src/postgres/rush-buyer.ts';
import { type Answer, expectStatus, type HttpClient } from './load.ts';

/** Settings of a server for visitors with different addresses, so that limits per client apply as in production, who
 *  pay with test cards. */
export const fromManyPlaces: NodeJS.ProcessEnv = {
  CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
  PAYMENTS: 'test',
  UNPAID_PLACES_PER_CLIENT: String(clientLimits.unpaidPlaces),
  CODE_TRIES_PER_CLIENT: String(clientLimits.codeTries),
};

/** Returns the address of the visitor of a turn. */
export const addressOf = (turn: number): string => `10.${[16, 8, 0].map((bits) => (turn >> bits) & 255).join('.')}`;

export type Goods = {
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  /** Days with enough places; turns use them in rotation. */
  readonly days: readonly LocalDate[];
};

export const additionPath = '/Shop/AddTicketToCart';

/** Returns the request that puts a ticket into a cart, or into a new one when `cartId` is absent, with a new key and a
 *  new client. */
export const additionOf = (goods: Goods, key: string, turn: number, cartId?: string) => ({
  order: {
    ProductId: goods.productId,
    CartId: cartId,
    Language: 'sl',
    Dates: [goods.days[turn % goods.days.length]],
    Items: [{ PriceListId: goods.priceListId, Quantity: 1 }],
  },
  headers: {
    'idempotency-key': `bench-${key}`,
    [clientHeader]: String(turn).padStart(32, '0'),
    'x-forwarded-for': addressOf(turn),
  },
});

/** Puts a ticket into a cart, as `additionOf` describes. */
export const addToCart = async (
  client: HttpClient,
  goods: Goods,
  key: string,
  turn: number,
  cartId?: string,
): Promise<Answer> => {
  const { order, headers } = additionOf(goods, key, turn, cartId);
  return expectStatus(await client.post(additionPath, order, headers), 200);
};

/** Buys from the shop over HTTP with the client adapter, as another program does. */
export const buyer = (origin: string) => ({
  /** Returns the ticket to buy: the cheapest single ticket of the first product, or a free one. */
  findGoods: async (cost?: 'nothing'): Promise<Goods> => {
    const places = await wantedPlaces(origin, cost);
    const [first] = places;
    if (first === undefined) throw new Error('no free day');
    return { ...first, days: places.map(({ date }) => date) };
  },

  /** Makes a whole purchase: price, cart, personal data, payment page (unless the ticket is free), completed order. */
  purchase: async ({ days, ...goods }: Goods, turn: number): Promise<void> => {
    const date = days[turn % days.length];
    if (date === undefined) throw new Error('no day');
    const wanted = { ...goods, date };
    const terms = { origins: () => [origin], wanted, round: `bench ${process.pid}`, comesBack: true, addressOf };
    const result = await buyOnePlace(turn, terms);
    if (result.type !== 'bought') throw new Error(`a purchase is ${JSON.stringify(result)}`);
  },
});
