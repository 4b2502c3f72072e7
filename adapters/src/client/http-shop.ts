import { namedError } from '@shop/core/errors/named-error';
import type { IdempotencyKey } from '@shop/core/ids';
import * as port from '@shop/core/ports/shop-port';
import type { CallName, RequestOf } from '../calls/endpoint.ts';
import { answerOf } from './answer-of.ts';
import type { Transport } from './transport.ts';

/** The catalog and the cart over the spec's calls. */
export const httpShop = (transport: Transport): port.ShopPort => {
  const ask = <Name extends CallName>(name: Name, request: RequestOf<Name>, key?: IdempotencyKey) =>
    answerOf(transport, name, request, key === undefined ? {} : { key });
  return {
    listProducts: (query) => ask('listProducts', query).mapErr(namedError(port.listProductsErrors)),
    listCategories: (language) => ask('listCategories', { language }).mapErr(namedError(port.listCategoriesErrors)),
    // A foreign provider's answer does not repeat the address.
    showProduct: (language, url) =>
      ask('showProduct', { language, url })
        .map((product) => (product.url === '' ? { ...product, url } : product))
        .mapErr(namedError(port.showProductErrors)),
    quoteTicket: (query) => ask('quoteTicket', query).mapErr(namedError(port.quoteTicketErrors)),
    loadCart: (query) => ask('loadCart', query).mapErr(namedError(port.loadCartErrors)),
    addTicket: (order, key) => ask('addTicket', order, key).mapErr(namedError(port.addTicketErrors)),
    addGiftCard: (order, key) => ask('addGiftCard', order, key).mapErr(namedError(port.addGiftCardErrors)),
    addUpsell: (order, key) => ask('addUpsell', order, key).mapErr(namedError(port.addUpsellErrors)),
    changeQuantity: (change) => ask('changeQuantity', change).mapErr(namedError(port.changeQuantityErrors)),
    removeItem: (removal) => ask('removeItem', removal).mapErr(namedError(port.removeItemErrors)),
    applyPromoCode: (cartId, code) =>
      ask('applyPromoCode', { cartId, code })
        .map(() => undefined)
        .mapErr(namedError(port.applyPromoCodeErrors)),
  };
};
