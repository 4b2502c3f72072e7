import { lostCodeReasons } from '@shop/core/cart/cart';
import { type Instant, instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CartId, CartItemId, FacilityId, PriceListId, ProductId, UpsellId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import {
  type CodeUse,
  type Hold,
  type SellerCart,
  type SellerLine,
  sellerCartStates,
} from '@shop/core/seller/cart/seller-cart';
import { useRowOf } from '@shop/core/seller/places/code-ledger';
import { type HoldRow, rowOf } from '@shop/core/seller/places/ledger';
import { periodOfText } from '@shop/core/seller/places/period-places';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { insertCarts } from '../seller/cart-rows.ts';
import { insertUses } from '../seller/code-rows.ts';
import { insertHolds } from '../seller/hold-rows.ts';
import { count, moment, number, text } from '../stored/document.ts';
import { eachPage, type FormerTable, rowsBetween, storedValue, unreadable } from './former-rows.ts';
import { moveCartLog } from './move-log.ts';
import { moveSessions } from './move-sessions.ts';

const period = z.pipe(z.string(), z.transform(periodOfText));
const holdStates = ['held', 'expired', 'paying', 'sold'] as const;

const optionalList = <Item>(item: z.core.$ZodType<Item>) => z.nullable(storedValue(z.array(item)));

const cartRow = z.object({
  id: text<CartId>(),
  state: z.enum(sellerCartStates),
  version: count,
  created_at: moment,
  updated_at: moment,
  paying_until: z.nullable(moment),
  first_moments: optionalList(z.object({ facilityId: text<FacilityId>(), period, firstAddedAt: moment })),
  lost_tickets: optionalList(
    z.object({ productId: text<ProductId>(), priceListId: text<PriceListId>(), period, quantity: count }),
  ),
  former_positions: optionalList(z.object({ goods: z.string(), position: count, leftAt: moment })),
  first_uses: optionalList(z.object({ code: z.string(), firstHeldAt: moment })),
  lost_code: z.nullable(z.string()),
  lost_code_reason: z.nullable(z.enum(lostCodeReasons)),
});
type CartRow = z.output<typeof cartRow>;

const lineRow = z.object({
  cart_id: text<CartId>(),
  id: text<CartItemId>(),
  position: count,
  product_id: z.nullable(text<ProductId>()),
  price_list_id: z.nullable(text<PriceListId>()),
  upsell_id: z.nullable(text<UpsellId>()),
  facility_id: z.nullable(text<FacilityId>()),
  period: z.nullable(period),
  upsell_day: z.nullable(text<LocalDate>()),
  chosen_price: z.nullable(number<Cents>()),
  quantity: count,
  persons_each: count,
  place_state: z.enum(['none', ...holdStates]),
  first_added_at: moment,
  last_added_at: moment,
  hold_until: moment,
  client: z.nullable(z.string()),
});
type LineRow = z.output<typeof lineRow>;

const useRow = z.object({
  cart_id: text<CartId>(),
  code: z.string(),
  place_state: z.enum(holdStates),
  hold_until: moment,
  first_held_at: moment,
});
type UseRow = z.output<typeof useRow>;

const carts: FormerTable<CartRow> = { name: 'carts', key: ['id'], row: cartRow };
const lines: FormerTable<LineRow> = { name: 'cart_lines', key: ['cart_id', 'id'], row: lineRow };
const uses: FormerTable<UseRow> = { name: 'promo_uses', key: ['cart_id'], row: useRow };

const linesBetween = rowsBetween(lines, 'where cart_id between $1 and $2 order by cart_id, position, id');
const usesBetween = rowsBetween(uses, 'where cart_id between $1 and $2');

const noEnd = instant(0);

type HoldFields = { readonly state: (typeof holdStates)[number]; readonly until: Instant };

/** Returns the hold of a line. Release 0.2.0 did not store when a hold was released, so the last change of the cart,
 *  which cannot be earlier, is taken instead. */
const holdOf = ({ state, until }: HoldFields, { updated_at }: CartRow): Hold => {
  if (state === 'expired') return { state, until: updated_at };
  return state === 'sold' && until === noEnd ? { state } : { state, until };
};

const lineOf = (row: LineRow, cart: CartRow): SellerLine => {
  const base = {
    cartItemId: row.id,
    position: row.position,
    quantity: row.quantity,
    firstAddedAt: row.first_added_at,
    lastAddedAt: row.last_added_at,
  };
  const { upsell_id: upsellId, product_id: productId, price_list_id: priceListId, facility_id: facilityId } = row;
  const { place_state: state, hold_until: until } = row;
  if (upsellId !== null) return { kind: 'upsell', ...base, upsellId, day: row.upsell_day ?? undefined };
  if (productId === null || priceListId === null)
    throw unreadable(lines.name, [row.cart_id, row.id], 'it names no product');
  const ofProduct = { ...base, productId, priceListId };
  if (row.period === null || facilityId === null || state === 'none')
    return { kind: 'giftCard', ...ofProduct, value: row.chosen_price ?? undefined };
  const { period: bookedPeriod, persons_each: personsEach } = row;
  const hold = holdOf({ state, until }, cart);
  return { kind: 'ticket', ...ofProduct, facilityId, period: bookedPeriod, personsEach, hold };
};

const codeUseOf = ({ code, first_held_at: firstHeldAt, ...row }: UseRow, cart: CartRow): CodeUse => ({
  code,
  firstHeldAt,
  hold: holdOf({ state: row.place_state, until: row.hold_until }, cart),
});

const cartOf = (row: CartRow, ownLines: readonly LineRow[], use: UseRow | undefined): SellerCart => {
  const { lost_code: code, lost_code_reason: reason } = row;
  return {
    cartId: row.id,
    state: row.state,
    version: row.version,
    revision: 0,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    payingUntil: row.paying_until ?? undefined,
    lines: ownLines.map((line) => lineOf(line, row)),
    promoCode: use && codeUseOf(use, row),
    firstMoments: row.first_moments ?? undefined,
    firstUses: row.first_uses ?? undefined,
    lostTickets: row.lost_tickets ?? undefined,
    lostCode: code === null || reason === null ? undefined : { code, reason },
    formerPositions: row.former_positions ?? undefined,
  };
};

/** Returns the rows of the places ledger for the lines of a cart. Only the rows of release 0.2.0 contain the client. */
const holdsOf = ({ cartId, lines: all }: SellerCart, ownLines: readonly LineRow[]): readonly HoldRow[] =>
  all.flatMap((line) => {
    const row = line.kind === 'ticket' ? rowOf(cartId, line) : undefined;
    const client = ownLines.find(({ id }) => id === line.cartItemId)?.client ?? undefined;
    return row === undefined ? [] : [{ ...row, client }];
  });

/** Moves carts with their lines and promo codes, their rows of the ledgers, and the entries of their sessions. */
export const moveCarts = (db: Db, dialect: SqlDialectName): Promise<void> =>
  eachPage(
    db,
    dialect,
    carts,
    ({ id }) => id,
    async (rows, between) => {
      const allLines = Map.groupBy(await linesBetween(db, dialect, between), (line) => line.cart_id);
      const linesOf = (id: CartId): readonly LineRow[] => allLines.get(id) ?? [];
      const useOf = new Map((await usesBetween(db, dialect, between)).map((use) => [use.cart_id, use]));
      const moved = rows.map((row) => cartOf(row, linesOf(row.id), useOf.get(row.id)));
      await insertCarts(db, dialect, moved);
      const holds = moved.flatMap((cart) => holdsOf(cart, linesOf(cart.cartId)));
      await insertHolds(db, dialect, holds);
      const uses = moved.flatMap(({ cartId, promoCode }) => useRowOf(cartId, promoCode) ?? []);
      await insertUses(db, dialect, uses);
      await moveCartLog(db, dialect, moved, between);
      await moveSessions(db, dialect, between);
    },
  );
