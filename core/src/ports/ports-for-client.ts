import type { CheckoutPort } from './checkout-port.ts';
import type { ShopPort } from './shop-port.ts';

type Asked = { readonly shop: ShopPort; readonly checkout: CheckoutPort };

/** Ports for one client, adding its address to calls that are limited by client. `client` is its address as the server
 *  knows it; without one nothing is added. */
export const portsForClient = ({ shop, checkout }: Asked, client: string | undefined): Asked =>
  client === undefined
    ? { shop, checkout }
    : {
        shop: {
          ...shop,
          addTicket: (order, key, secret) => shop.addTicket({ ...order, client }, key, secret),
          addGiftCard: (order, key, secret) => shop.addGiftCard({ ...order, client }, key, secret),
          changeQuantity: (change) => shop.changeQuantity({ ...change, client }),
          applyPromoCode: (cartId, code) => shop.applyPromoCode(cartId, code, client),
        },
        checkout: {
          ...checkout,
          loadCustomer: (query) => checkout.loadCustomer({ ...query, client }),
          startPayment: (request) => checkout.startPayment({ ...request, client }),
        },
      };
