import type { ShopPort } from '../ports/shop-port.ts';

/** A shop as one client asks it: what is limited by client tells where it comes from. `client` is its address, as the server knows it;
 *  where it knows none, none is told (D-CLIENT). */
export const shopAskedBy = (shop: ShopPort, client: string | undefined): ShopPort =>
  client === undefined
    ? shop
    : { ...shop, applyPromoCode: (cartId, code) => shop.applyPromoCode(cartId, code, client) };
