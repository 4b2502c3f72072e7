import { type CartId, cartId } from '@shop/core/ids';

export const cartCookieName = 'shopCart';

/** A cart id out of a jar; text that cannot be one counts as none, since anybody can write a jar. */
export const cartIdIn = (value: string | undefined): CartId | undefined =>
  value !== undefined && /^[A-Za-z0-9_-][!-~]{0,127}$/.test(value) ? cartId(value) : undefined;
