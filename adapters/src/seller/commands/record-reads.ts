import type { CartCase } from '@shop/core/seller/cart-case';
import type { Orders } from '@shop/core/seller/checkout/order-records';
import type { ReadOfOthers } from '@shop/core/seller/log/read-of-others';
import type { SellerTx } from '../seller-store.ts';

/** The latest values that a transaction loaded. `written`: the revision of the cart that it wrote. */
export type RecordedReads = Partial<Pick<CartCase, 'cart' | 'places' | 'codes' | 'catalog'> & Orders> &
  Pick<ReadOfOthers, 'isBuyerStored'> & { readonly written?: number | undefined };

/** Wraps a transaction and records the values that it loads and writes, for the log of its decision. */
export const recordReads = (tx: SellerTx): { readonly tx: SellerTx; readonly reads: RecordedReads } => {
  const reads: { -readonly [Name in keyof RecordedReads]: RecordedReads[Name] } = {};
  return {
    reads,
    tx: {
      ...tx,
      withCatalog: (load) =>
        tx.withCatalog((catalog) => {
          reads.catalog = catalog;
          return load(catalog);
        }),
      cart: async (id) => {
        const cart = await tx.cart(id);
        if (cart !== undefined) reads.cart = cart;
        return cart;
      },
      saveCart: async (before, after) => {
        await tx.saveCart(before, after);
        if (before !== after) reads.written = after.revision + 1;
      },
      places: async (periods, client) => {
        reads.places = await tx.places(periods, client);
        return reads.places;
      },
      codes: async (codes) => {
        reads.codes = await tx.codes(codes);
        return reads.codes;
      },
      buyer: async (id, digest) => {
        const buyer = await tx.buyer(id, digest);
        reads.isBuyerStored = buyer !== undefined;
        return buyer;
      },
      orders: async (cartId, parts) => {
        const records = await tx.orders(cartId, parts);
        reads.orders = records.orders;
        return records;
      },
    },
  };
};
