import type { CartId, TicketCode } from '../ids.ts';
import type { RecordedIntent } from './cart/intent.ts';
import type { SellerCart } from './cart/seller-cart.ts';
import type { SellerCatalog } from './catalog/seller-catalog.ts';
import type { CardRow } from './checkout/card-ledger.ts';
import { noOrders, type OrderRecords } from './checkout/order-records.ts';
import type { SellerBuyer } from './checkout/seller-order.ts';
import type { LogRow } from './log/log-row.ts';
import type { CodeRow } from './places/code-ledger.ts';
import type { HoldRow } from './places/ledger.ts';
import {
  type CatalogPeriods,
  type PeriodId,
  type PeriodPlaces,
  periodId,
  soldPeriodsOf,
} from './places/period-places.ts';

/** Everything that a seller has stored. No decision takes it: a store gives each one what it needs. */
export type SellerState = OrderRecords & {
  readonly catalog: SellerCatalog;
  readonly periods: ReadonlyMap<PeriodId, PeriodPlaces>;
  readonly holds: ReadonlyMap<string, HoldRow>;
  /** How many carts hold each code, paid ones included; absent means none. */
  readonly codesUsed: ReadonlyMap<string, number>;
  readonly codeUses: ReadonlyMap<CartId, CodeRow>;
  readonly carts: ReadonlyMap<CartId, SellerCart>;
  /** Value cards that were sold and not canceled. */
  readonly cards: ReadonlyMap<TicketCode, CardRow>;
  readonly intents: ReadonlyMap<string, RecordedIntent>;
  readonly buyers: ReadonlyMap<string, SellerBuyer>;
  /** What was asked and decided, in its order. */
  readonly log: readonly LogRow[];
};

/** A seller that has done nothing yet and counts no places. */
export const emptyState = (catalog: SellerCatalog): SellerState => ({
  ...noOrders,
  catalog,
  periods: new Map(),
  holds: new Map(),
  codesUsed: new Map(),
  codeUses: new Map(),
  carts: new Map(),
  cards: new Map(),
  intents: new Map(),
  buyers: new Map(),
  log: [],
});

/** A seller that has done nothing yet, of goods that are sold on days and in seasons. */
export const sellingState = (
  catalog: Omit<SellerCatalog, 'soldPeriods'>,
  { sold, places }: CatalogPeriods,
): SellerState => ({
  ...emptyState({ ...catalog, soldPeriods: soldPeriodsOf(sold) }),
  periods: new Map(places.map((period) => [periodId(period), period])),
});

/** A key means something only within its scope. Neither holds a line break. */
export const intentId = ({ scope, key }: Pick<RecordedIntent, 'scope' | 'key'>): string => `${scope}\n${key}`;

/** Each session has data of its own for a cart. */
export const buyerId = ({ cartId, sessionDigest }: Pick<SellerBuyer, 'cartId' | 'sessionDigest'>): string =>
  `${cartId} ${sessionDigest}`;

/** Each line has one row. */
export const holdId = ({ cartId, cartItemId }: Pick<HoldRow, 'cartId' | 'cartItemId'>): string =>
  `${cartId} ${cartItemId}`;
