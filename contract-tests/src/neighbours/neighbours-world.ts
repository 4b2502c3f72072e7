import type { testShopOn } from '@shop/adapters/store/testing/test-shop';
import type { CartId } from '@shop/core/ids';
import { expect } from 'vitest';
import type { ShopHost } from '../take-over/shop-host.ts';
import type { WatchedBank } from '../take-over/watched-bank.ts';

export type NeighboursWorld = Pick<ReturnType<typeof testShopOn>, 'inTransaction'> & {
  /** Two hosts of this release on one store. */
  readonly own: ShopHost;
  readonly other: ShopHost;
  readonly bank: WatchedBank;
  /** Units: milliseconds. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Returns contradictions in the store. */
  readonly breaches: () => Promise<readonly unknown[]>;
  /** Returns the failures of the store reported since the last call: kind and message. */
  readonly failures: () => readonly (readonly string[])[];
};

/** Returns the stored row of a cart. */
export const rowOf = ({ inTransaction }: NeighboursWorld, cartId: CartId) =>
  inTransaction((tx) =>
    tx.selectFrom('carts').select(['revision', 'document']).where('id', '=', cartId).executeTakeFirstOrThrow(),
  );

/** SQLite returns text, PostgreSQL the parsed value. */
const parsedOf = (document: unknown): unknown => (typeof document === 'string' ? JSON.parse(document) : document);

export const documentOf = async (world: NeighboursWorld, cartId: CartId): Promise<object> => {
  const document = parsedOf((await rowOf(world, cartId)).document);
  return typeof document === 'object' && document !== null ? document : expect.fail('no document');
};

/** Writes a cart's row as a host of another release does. */
export const writeBeside = ({ inTransaction }: NeighboursWorld, cartId: CartId, document: string) =>
  inTransaction((tx) =>
    tx
      .updateTable('carts')
      .set(({ eb }) => ({ document, revision: eb('revision', '+', 1) }))
      .where('id', '=', cartId)
      .execute(),
  );
