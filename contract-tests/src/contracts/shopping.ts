import { shopper } from '@shop/adapters/seller/testing/shopper';
import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import type { CartId, CheckoutSession, OrderRef } from '@shop/core/ids';
import type { AddedTicket } from '@shop/core/ports/shop-port';
import { value } from '@shop/core/testing/answers';
import type { Goods, TicketDay } from './goods.ts';
import { missing, type World } from './world.ts';

/** Returns the first line of a cart. Throws for an empty cart. */
export const firstOf = ({ items: [line] }: Cart): CartLine => line ?? missing('a line in the cart');

/** The first steps of most contract tests. */
export const shopping = (
  { shop, checkout }: Pick<World, 'shop' | 'checkout'>,
  { freeDay, single }: Pick<Goods, 'freeDay' | 'single'>,
) => {
  const buyer = shopper({ shop, checkout });
  const { add, load, save } = buyer;

  /** Returns the selection of a number of single tickets on a day. */
  const singles = async (day: TicketDay, quantity: number) => [
    { priceListId: (await single(day)).priceListId, quantity },
  ];

  const addSingles = async (day: TicketDay, quantity: number, cartId?: CartId): Promise<AddedTicket> =>
    value(add(day, await singles(day, quantity), cartId));

  /** Makes a cart with single tickets on a day with free places; also returns its first line. */
  const filledCart = async (quantity = 2, cartId?: CartId, places = 30) => {
    const day = await freeDay(places);
    const cart = await load((await addSingles(day, quantity, cartId)).cartId);
    return { cart, line: firstOf(cart), day };
  };

  /** Makes a cart with single tickets and personal data. */
  const readyToPay = async (quantity = 2) => {
    const filled = await filledCart(quantity);
    return { ...filled, session: await save(filled.cart.id) };
  };

  const setQuantity = ({ id }: Cart, line: CartLine, quantity: number) =>
    shop.changeQuantity({ cartId: id, cartItemId: line.cartItemId, quantity, language: 'sl' });

  const remove = ({ id }: Cart, line: CartLine): Promise<Cart> =>
    value(shop.removeItem({ cartId: id, cartItemId: line.cartItemId, language: 'sl' }));

  const applyCode = (cartId: CartId, code: string) => shop.applyPromoCode(cartId, code);

  const show = (ref: OrderRef, session?: CheckoutSession): Promise<Order> => value(checkout.showOrder(ref, session));

  return { ...buyer, singles, addSingles, filledCart, readyToPay, setQuantity, remove, applyCode, show };
};
