import type { Cart } from '@shop/core/cart/cart';

/** Returns whether there is a cart with at least one line. */
export const isFilled = (cart: Cart | undefined): cart is Cart => cart !== undefined && cart.items.length > 0;
