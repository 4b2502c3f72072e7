import type { LostCode } from '@shop/core/cart/cart';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CartId, CartItemId, FacilityId, PriceListId, ProductId, UpsellId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { sellerCartStates } from '@shop/core/seller/cart/seller-cart';
import {
  storedFirstMoments,
  storedFirstUses,
  storedFormerPositions,
  storedLostTickets,
} from '../stored/cart-memory.ts';
import { storedCustomer, storedDraft } from '../stored/personal-data.ts';
import { bigint, integer, json, moment, oneOf, optional, periodColumn, table, text } from './table.ts';

/** How places or a code are held. `held` and `paying` end at `hold_until` without being written; `expired` ended
 *  then. */
const holdStates = ['held', 'expired', 'paying', 'sold'] as const;

const cartOfRow = () => text<CartId>('references carts (id) on delete cascade');

/** Carts, their lines with places, and keys of changes. Lines refer to what is sold by id alone. */
export const cartTables = {
  carts: table(
    {
      id: text<CartId>('primary key'),
      state: oneOf(sellerCartStates),
      version: integer(),
      created_at: moment(),
      updated_at: moment(),
      paying_until: optional(moment()),
      first_moments: optional(json(storedFirstMoments)),
      lost_tickets: optional(json(storedLostTickets)),
      former_positions: optional(json(storedFormerPositions)),
      lost_code: optional(text()),
      lost_code_reason: optional(text<LostCode['reason']>()),
      first_uses: optional(json(storedFirstUses)),
    },
    {
      parts: { lostCode: { code: 'lost_code', reason: 'lost_code_reason' } },
      isClustered: true,
      indexes: { unsold_by_age: `(created_at) where state <> 'sold'` },
    },
  ),
  cart_lines: table(
    {
      cart_id: cartOfRow(),
      id: text<CartItemId>(),
      position: integer(),
      /** Null for upsells, as is the price list. */
      product_id: optional(text<ProductId>()),
      price_list_id: optional(text<PriceListId>()),
      upsell_id: optional(text<UpsellId>()),
      /** Null for a line without places, as is the period. */
      facility_id: optional(text<FacilityId>()),
      period: optional(periodColumn),
      upsell_day: optional(text<LocalDate>()),
      chosen_price: optional(integer<Cents>()),
      quantity: integer('check (quantity > 0)'),
      /** Persons that one piece takes; 0 for a line without places. */
      persons_each: integer('check (persons_each >= 0)'),
      place_state: oneOf(['none', ...holdStates] as const),
      first_added_at: moment(),
      last_added_at: moment(),
      /** End of the hold, of the payment that keeps the places, or of a free order's count for its client; 0 for
       *  none. */
      hold_until: moment(),
      /** Digest of the client whose unpaid places these are. */
      client: optional(text()),
    },
    {
      isClustered: true,
      key: ['cart_id', 'id'],
      checks: {
        of_one_thing: '(upsell_id is null) <> (price_list_id is null)',
        with_places: `(period is null) = (place_state = 'none')`,
        with_facility: '(period is null) = (facility_id is null)',
      },
      indexes: {
        overdue: `(facility_id, period, hold_until) where place_state in ('held', 'paying')`,
        by_client: '(client, facility_id, period) where client is not null',
      },
    },
  ),
  promo_uses: table(
    {
      cart_id: text<CartId>('primary key references carts (id) on delete cascade'),
      code: text('references promo_codes (code)'),
      place_state: oneOf(holdStates),
      hold_until: moment(),
      first_held_at: moment(),
    },
    { isClustered: true, indexes: { by_code: '(code, place_state, hold_until)' } },
  ),
  /** Which change a key stands for; written in the transaction of the change itself. */
  idempotency_keys: table(
    {
      /** The cart of the request; empty for a new one. */
      scope: text(),
      key: text(),
      request_digest: text(),
      cart_id: text<CartId>(),
      created_at: moment(),
    },
    { isClustered: true, key: ['scope', 'key'], indexes: { by_age: '(created_at)' } },
  ),
  /** Personal data that a session typed for a cart and has not saved; only that session may read it, for an hour. */
  customer_drafts: table(
    { cart_id: cartOfRow(), session_digest: text(), draft: json(storedDraft), typed_at: moment() },
    { key: ['cart_id', 'session_digest'], indexes: { by_age: '(typed_at)' } },
  ),
  /** Personal data that a session entered for a cart; only that session may read it. */
  buyers: table(
    {
      cart_id: cartOfRow(),
      session_digest: text(),
      customer: json(storedCustomer),
      language: text<Language>(),
      member_hash_id: optional(text()),
      mtc_id: bigint(),
      saved_at: moment(),
      shown_version: optional(integer()),
      shown_total: optional(integer<Cents>()),
    },
    {
      parts: { shownTotal: { version: 'shown_version', total: 'shown_total' } },
      key: ['cart_id', 'session_digest'],
      indexes: { by_age: '(saved_at)' },
    },
  ),
};
