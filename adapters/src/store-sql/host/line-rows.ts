import { type Instant, instant } from '@shop/core/dates/instant';
import type { Hold, HostLine } from '@shop/core/host/cart/host-cart';
import type { Selectable } from 'kysely';
import type { CartLines, PlaceState } from '../tables/cart-tables.ts';
import { periodKey, periodOf } from '../tables/period-key.ts';

export type LineRow = Selectable<CartLines>;

/** There is no such end. */
const noEnd = instant(0);

/** How a hold is stored: `lapsed` is the stored word for an expired one. */
export const holdColumns = (
  hold: Hold,
): { readonly place_state: Exclude<PlaceState, 'none'>; readonly hold_until: Instant } => ({
  place_state: hold.state === 'expired' ? 'lapsed' : hold.state,
  hold_until: 'until' in hold ? hold.until : noEnd,
});

/** Reads what `holdColumns` writes. */
export const holdOf = (state: Exclude<PlaceState, 'none'>, until: Instant): Hold => {
  switch (state) {
    case 'held':
    case 'paying':
      return { state, until };
    case 'lapsed':
      return { state: 'expired' };
    case 'sold':
      return until === noEnd ? { state } : { state, until };
  }
};

/** A stored line that is none of what a cart can hold is a damaged store, which is no expected failure. */
const damaged = (row: LineRow): never => {
  throw new Error(`cart line ${row.id} is of nothing`);
};

export const lineOf = (row: LineRow): HostLine => {
  const base = {
    id: row.id,
    cartId: row.cart_id,
    position: row.position,
    quantity: row.quantity,
    firstAddedAt: row.first_added_at,
    lastAddedAt: row.last_added_at,
  };
  const { upsell_id: upsellId, upsell_day: day, product_id: productId, price_list_id: priceListId } = row;
  if (upsellId !== null) return { kind: 'upsell', ...base, upsellId, ...(day === null ? {} : { day }) };
  if (productId === null || priceListId === null) return damaged(row);
  if (row.period === null || row.facility_id === null || row.place_state === 'none') {
    const value = row.chosen_price === null ? {} : { value: row.chosen_price };
    return { kind: 'giftCard', ...base, productId, priceListId, ...value };
  }
  return {
    kind: 'ticket',
    ...base,
    productId,
    priceListId,
    facilityId: row.facility_id,
    period: periodOf(row.period),
    personsEach: row.persons_each,
    hold: holdOf(row.place_state, row.hold_until),
    ...(row.client_hash === null ? {} : { client: row.client_hash }),
  };
};

const ownColumns = (
  line: HostLine,
): Pick<
  LineRow,
  | 'product_id'
  | 'price_list_id'
  | 'upsell_id'
  | 'facility_id'
  | 'period'
  | 'upsell_day'
  | 'chosen_price'
  | 'persons_each'
  | 'place_state'
  | 'hold_until'
  | 'client_hash'
> => {
  const nothing = {
    product_id: null,
    price_list_id: null,
    upsell_id: null,
    facility_id: null,
    period: null,
    upsell_day: null,
    chosen_price: null,
    persons_each: 0,
    place_state: 'none',
    hold_until: noEnd,
    client_hash: null,
  } as const;
  switch (line.kind) {
    case 'ticket':
      return {
        ...nothing,
        product_id: line.productId,
        price_list_id: line.priceListId,
        facility_id: line.facilityId,
        period: periodKey(line.period),
        persons_each: line.personsEach,
        ...holdColumns(line.hold),
        client_hash: line.client ?? null,
      };
    case 'giftCard':
      return {
        ...nothing,
        product_id: line.productId,
        price_list_id: line.priceListId,
        chosen_price: line.value ?? null,
      };
    case 'upsell':
      return { ...nothing, upsell_id: line.upsellId, upsell_day: line.day ?? null };
  }
};

/** A line as `lineOf` reads it back. */
export const lineRow = (line: HostLine): LineRow => ({
  id: line.id,
  cart_id: line.cartId,
  position: line.position,
  quantity: line.quantity,
  first_added_at: line.firstAddedAt,
  last_added_at: line.lastAddedAt,
  ...ownColumns(line),
});
