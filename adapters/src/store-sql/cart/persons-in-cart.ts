import type { CartId } from '@shop/core/ids';
import type { Db } from '../database/database.ts';

/** Units: persons over all lines of a cart that can still be bought; 0 for a cart that is unknown or sold. */
export const loadPersonsInCart = async (db: Db, cartId: CartId): Promise<number> => {
  const lines = await db
    .selectFrom('cart_lines as line')
    .innerJoin('carts', 'carts.id', 'line.cart_id')
    .select(['line.quantity', 'line.persons_each'])
    .where('line.cart_id', '=', cartId)
    .where('carts.state', '!=', 'sold')
    .execute();
  return lines.reduce((persons, line) => persons + line.quantity * line.persons_each, 0);
};
