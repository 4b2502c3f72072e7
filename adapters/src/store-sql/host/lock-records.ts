import type { CartId } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Locks a cart, and with it all that belongs to it, before anything of it is read. No column is asked for: nobody waits for an answer,
 *  and what is asked next is answered once the lock is there (D-POSTGRES). */
export const lockCart = async (db: Db, id: CartId): Promise<void> => {
  await sql`select from carts where id = ${id} for no key update`.execute(db);
};
