import type { CartCase } from '@shop/core/seller/cart-case';
import type { Orders } from '@shop/core/seller/checkout/order-records';
import type { ReadOfOthers } from '@shop/core/seller/log/read-of-others';
import type { SellerTx } from '../seller-store.ts';

/** The latest values that a transaction loaded. `written`: the revision of the cart that it wrote. */
export type Seen = Partial<Pick<CartCase, 'cart' | 'places' | 'codes' | 'catalog'> & Orders> &
  Pick<ReadOfOthers, 'isBuyerStored'> & { readonly written?: number | undefined };

/** Wraps a transaction and records the values that it loads and writes, for the log of its decision. */
export const seenBy = (tx: SellerTx): { readonly tx: SellerTx; readonly seen: Seen } => {
  const seen: { -readonly [Name in keyof Seen]: Seen[Name] } = {};
  return {
    seen,
    tx: {
      ...tx,
      withCatalog: (load) =>
        tx.withCatalog((catalog) => {
          seen.catalog = catalog;
          return load(catalog);
        }),
      cart: async (id) => {
        const cart = await tx.cart(id);
        if (cart !== undefined) seen.cart = cart;
        return cart;
      },
      saveCart: async (before, after) => {
        await tx.saveCart(before, after);
        if (before !== after) seen.written = after.revision + 1;
      },
      places: async (periods, client) => {
        seen.places = await tx.places(periods, client);
        return seen.places;
      },
      codes: async (codes) => {
        seen.codes = await tx.codes(codes);
        return seen.codes;
      },
      buyer: async (id, digest) => {
        const buyer = await tx.buyer(id, digest);
        seen.isBuyerStored = buyer !== undefined;
        return buyer;
      },
      orders: async (cartId, parts) => {
        const records = await tx.orders(cartId, parts);
        seen.orders = records.orders;
        return records;
      },
    },
  };
};
