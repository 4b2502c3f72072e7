import type { CheckoutPort } from './checkout-port.ts';
import type { ShopPort } from './shop-port.ts';

type LimitedPorts = { readonly shop: ShopPort; readonly checkout: CheckoutPort };

/** Returns ports that add a client's network address to all calls with a limit per client. `client` is set by the
 *  server; without it the ports are returned unchanged. */
export const portsForClient = ({ shop, checkout }: LimitedPorts, client: string | undefined): LimitedPorts =>
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
