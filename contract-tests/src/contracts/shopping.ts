import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { TicketOrder } from '@shop/core/cart/orders';
import type { AddedTicket } from '@shop/core/cart/shop-port';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import type { Customer } from '@shop/core/customer/customer';
import {
  type CartId,
  type CheckoutSession,
  type ClientSecret,
  clientSecret,
  countryId,
  type IdempotencyKey,
  idempotencyKey,
  type OrderRef,
} from '@shop/core/ids';
import type { Goods, TicketDay } from './goods.ts';
import { demanded, value, type World } from './world.ts';

export const anna: Customer = {
  firstName: 'Ana',
  lastName: 'Čuček-Šmid',
  email: 'ana@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: countryId('SI'),
  phoneNumber: '+386 40 123 456',
};

let keys = 0;

/** A key that no earlier intent of this run has used. */
export const freshKey = (): IdempotencyKey => {
  keys += 1;
  return idempotencyKey(`contract-${keys}`);
};

/** A client that no earlier one of this run is. */
export const freshClient = (): ClientSecret => clientSecret(crypto.randomUUID());

type Lines = TicketOrder['lines'];

/** The first line of a cart that has one. */
export const firstOf = ({ items: [line] }: Cart): CartLine => line ?? demanded('a line in the cart');

/** The steps that most contracts start with. */
export const shopping = (
  { shop, checkout }: Pick<World, 'shop' | 'checkout'>,
  { freeDay, single }: Pick<Goods, 'freeDay' | 'single'>,
) => {
  const ownClient = freshClient();
  const inCart = (cartId: CartId | undefined) => (cartId === undefined ? {} : { cartId });

  const quote = ({ ticket, date }: TicketDay, cartId?: CartId): Promise<TicketQuote> =>
    value(
      shop.quoteTicket({
        language: 'sl',
        productId: ticket.id,
        period: { type: 'day', date },
        ...inCart(cartId),
      }),
    );

  /** Units: persons that may still come on that day. */
  const placesLeft = async (day: TicketDay): Promise<number> => (await quote(day)).ticketsAvailable;

  const add = (
    { ticket, date }: TicketDay,
    lines: Lines,
    cartId?: CartId,
    key = freshKey(),
    client: ClientSecret | 'none' = ownClient,
  ) =>
    shop.addTicket(
      { productId: ticket.id, language: 'sl', period: { type: 'day', date }, lines, ...inCart(cartId) },
      key,
      client === 'none' ? undefined : client,
    );

  /** So many single tickets of a day. */
  const singles = async (day: TicketDay, quantity: number) => [{ priceListId: (await single(day)).id, quantity }];

  const addSingles = async (day: TicketDay, quantity: number, cartId?: CartId): Promise<AddedTicket> =>
    value(add(day, await singles(day, quantity), cartId));

  const load = (cartId: CartId): Promise<Cart> => value(shop.loadCart({ cartId, language: 'sl' }));

  /** A cart with single tickets for a free day, and its first line. */
  const filledCart = async (quantity = 2, cartId?: CartId, places = 30) => {
    const day = await freeDay(places);
    const cart = await load((await addSingles(day, quantity, cartId)).cartId);
    return { cart, line: firstOf(cart), day };
  };

  /** Saves a buyer's data; the session that may read them again. */
  const save = async (cartId: CartId): Promise<CheckoutSession> => {
    const { session } = await value(checkout.saveCustomer({ cartId, customer: anna, language: 'sl', mtcId: -1 }));
    if (session === undefined) throw new Error('no session was given');
    return session;
  };

  const startPayment = (cartId: CartId, session: CheckoutSession) =>
    checkout.startPayment({ cartId, paymentType: 'payment', session });

  /** A filled cart whose buyer is known. */
  const readyToPay = async (quantity = 2) => {
    const filled = await filledCart(quantity);
    return { ...filled, session: await save(filled.cart.id) };
  };

  /** Where a payment is made. */
  const payPage = async (cartId: CartId, session: CheckoutSession): Promise<string> =>
    (await value(startPayment(cartId, session))).returnUrl;

  const setQuantity = ({ id }: Cart, line: CartLine, quantity: number) =>
    shop.changeQuantity({ cartId: id, itemId: line.id, quantity, language: 'sl' });

  const remove = ({ id }: Cart, line: CartLine): Promise<Cart> =>
    value(shop.removeItem({ cartId: id, itemId: line.id, language: 'sl' }));

  const applyCode = (cartId: CartId, code: string) => shop.applyPromoCode(cartId, code);

  const show = (ref: OrderRef, session?: CheckoutSession): Promise<Order> => value(checkout.showOrder(ref, session));

  return {
    ...{ quote, placesLeft, add, singles, addSingles, load, filledCart, setQuantity, remove, applyCode },
    ...{ save, startPayment, payPage, readyToPay, show },
  };
};

export type Shopping = ReturnType<typeof shopping>;
