import type { CartId } from '@shop/core/ids';
import { reopenTimedOut } from '@shop/core/seller/cart/open-cart';
import type { SellerCart } from '@shop/core/seller/cart/seller-cart';
import type { CartCase } from '@shop/core/seller/cart-case';
import { isTicket, type SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { noOrders } from '@shop/core/seller/checkout/order-records';
import { type Period, type ProductPeriod, periodId } from '@shop/core/seller/places/period-places';
import type { CartToShow } from '@shop/core/seller/views/cart-view';
import type { SellerReads, SellerTx } from '../seller-store.ts';

/** Returns the days and seasons of a cart's lines. */
export const periodsOf = (cart: Pick<SellerCart, 'lines'> | undefined): readonly Period[] => {
  const tickets = (cart?.lines ?? []).filter((line) => line.kind === 'ticket');
  return [...new Map(tickets.map((line) => [periodId(line), line])).values()];
};

/** Returns the facility's period of a ticket; an empty list for other products. */
export const periodOfProduct = (
  { products }: SellerCatalog,
  ticket: { readonly productId: ProductPeriod['productId']; readonly period?: ProductPeriod['period'] | undefined },
): readonly Period[] => {
  const product = products.get(ticket.productId);
  if (ticket.period === undefined || product === undefined || !isTicket(product)) return [];
  return [{ facilityId: product.facilityId, period: ticket.period }];
};

/** Locks and loads a cart with the places of its periods and the uses of its code. `undefined` when there is no such
 *  cart. */
export const loadCase = (
  tx: SellerTx,
  id: CartId,
  options: { readonly client?: string | undefined; readonly code?: string; readonly asStored?: boolean } = {},
): Promise<CartCase | undefined> =>
  tx.withCatalog(async (catalog) => {
    const { client, code, asStored = false } = options;
    if (client !== undefined) await tx.takeTurns(client, periodsOf(await tx.glance(id)));
    const stored = await tx.cart(id);
    if (stored === undefined) return undefined;
    const cart = asStored ? stored : reopenTimedOut(stored, tx.at.now);
    const places = await tx.places(periodsOf(cart), client);
    const codes = [cart.promoCode?.code, code].filter((one) => one !== undefined);
    return { cart, places, codes: await tx.codes([...new Set(codes)]), catalog, facts: [] };
  });

/** Adds the orders of a running payment to a cart for display. */
export const toShow = async (reads: SellerReads, of: Omit<CartToShow, 'orders'>): Promise<CartToShow> => ({
  ...of,
  ...(of.cart.state === 'paying' ? await reads.orders(of.cart.cartId, {}) : noOrders),
});
