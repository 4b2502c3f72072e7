import type { Cart } from '@shop/core/cart/cart';

/** A cart to go on with: with at least one line in it. */
export const isFilled = (cart: Cart | undefined): cart is Cart => cart !== undefined && cart.items.length > 0;
