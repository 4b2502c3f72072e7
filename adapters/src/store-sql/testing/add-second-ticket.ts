import { type HostCatalog, isTicket } from '@shop/core/host/catalog/host-catalog';
import type { ProductId } from '@shop/core/ids';
import { secondTicket } from '@shop/core/testing/second-ticket';
import { sql } from 'kysely';
import { writeProduct } from '../catalog/write-products.ts';
import type { Tx } from '../database/database.ts';

/** Sells another ticket of a ticket's facility, on the same days. */
export const addSecondTicket = async (tx: Tx, catalog: HostCatalog, of: ProductId): Promise<void> => {
  const ticket = catalog.products.get(of);
  if (ticket === undefined || !isTicket(ticket)) throw new Error(`${of} is no ticket`);
  const second = secondTicket(ticket);
  await writeProduct(tx, second, catalog.products.size);
  await sql`insert into product_periods select ${second.id}, period, facility_percent from product_periods
    where product_id = ${of}`.execute(tx);
  await tx
    .updateTable('catalog_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
};
