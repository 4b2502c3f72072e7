import { clientHeader } from '@shop/adapters/cookies/shop-cookies';
import { type Answer, expectStatus, type HttpClient } from './load.ts';
import type { Goods } from './purchase.ts';
import { addressOf } from './visitors.ts';

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
