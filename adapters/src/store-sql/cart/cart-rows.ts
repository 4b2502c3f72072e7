import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { Percent } from '@shop/core/money/percent';
import type { Selectable } from 'kysely';
import { placesLeft } from '../capacity/places-left.ts';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { CartLines, CartState } from '../tables/cart-tables.ts';

/** A line as stored, with what its day tells now. */
export type CartLineRow = Selectable<CartLines> & {
  /** Null for lines without a day or season. */
  readonly facility_percent: Percent | null;
  /** Places still free for anybody, this cart's live holds counted as taken. Units: persons; null as above. */
  readonly places_left: number | null;
};

export type CartRows = {
  readonly id: CartId;
  readonly state: CartState;
  /** Grows with every change of the content; freezing and thawing leave it. */
  readonly version: number;
  readonly promoCode?: string;
  readonly lines: readonly CartLineRow[];
};

const lineColumns = [
  'line.id',
  'line.cart_id',
  'line.position',
  'line.product_id',
  'line.price_list_id',
  'line.upsell_id',
  'line.period',
  'line.upsell_day',
  'line.chosen_price',
  'line.quantity',
  'line.persons_each',
  'line.place_state',
  'line.first_added_at',
  'line.last_added_at',
  'line.hold_until',
] as const;

type Asked = { readonly cartId: CartId; readonly now: Instant };

/** A cart's lines in order, each with its day's facility percent and free places. */
const selectLines = preparedQuery<Asked>()((db, slot) =>
  db
    .selectFrom('cart_lines as line')
    .leftJoin('ticket_periods as day', (join) =>
      join.onRef('day.product_id', '=', 'line.product_id').onRef('day.period', '=', 'line.period'),
    )
    .select(lineColumns)
    .select('day.facility_percent')
    .select(placesLeft(slot('now')).as('places_left'))
    .where('line.cart_id', '=', slot('cartId'))
    .orderBy('line.position'),
);

const selectCart = preparedQuery<Asked>()((db, slot) =>
  db
    .selectFrom('carts')
    .leftJoin('promo_uses', 'promo_uses.cart_id', 'carts.id')
    .select(['carts.id', 'carts.state', 'carts.version', 'promo_uses.code'])
    .where('carts.id', '=', slot('cartId')),
);

/** A cart with its lines, or undefined when there is none of that id. Read it in a transaction to act on it. */
export const loadCartRows = async (db: Db, cartId: CartId, now: Instant): Promise<CartRows | undefined> => {
  const [cart] = (await selectCart(db, { cartId, now })).rows;
  if (cart === undefined) return undefined;
  const { code, ...row } = cart;
  return {
    ...row,
    ...(code === null ? {} : { promoCode: code }),
    lines: (await selectLines(db, { cartId, now })).rows,
  };
};
