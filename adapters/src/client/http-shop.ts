import type { IdempotencyKey } from '@shop/core/ids';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { CallName, RequestOf } from '../calls/endpoint.ts';
import { answerOf } from './answer-of.ts';
import type { Transport } from './transport.ts';

/** The catalog and the cart over the spec's calls. */
export const httpShop = (transport: Transport): ShopPort => {
  const ask = <Name extends CallName>(name: Name, request: RequestOf<Name>, key?: IdempotencyKey) =>
    answerOf(transport, name, request, key === undefined ? {} : { key });
  return {
    listProducts: (query) => ask('listProducts', query),
    listCategories: (language) => ask('listCategories', { language }),
    // A foreign provider's answer does not repeat the address.
    showProduct: (language, url) =>
      ask('showProduct', { language, url }).map((product) => (product.url === '' ? { ...product, url } : product)),
    quoteTicket: (query) => ask('quoteTicket', query),
    loadCart: (query) => ask('loadCart', query),
    addTicket: (order, key) => ask('addTicket', order, key),
    addGiftCard: (order, key) => ask('addGiftCard', order, key),
    addUpsell: (order, key) => ask('addUpsell', order, key),
    changeQuantity: (change) => ask('changeQuantity', change),
    removeItem: (removal) => ask('removeItem', removal),
    applyPromoCode: (cartId, code) => ask('applyPromoCode', { cartId, code }).map(() => undefined),
  };
};
