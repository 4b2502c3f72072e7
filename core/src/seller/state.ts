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

/** Everything that a seller stores, as the store in memory has it, which tests and replays use. Decisions do not take
 *  it as a whole: a store passes each decision the parts that it needs. */
export type SellerState = OrderRecords & {
  readonly catalog: SellerCatalog;
  readonly periods: ReadonlyMap<PeriodId, PeriodPlaces>;
  readonly holds: ReadonlyMap<string, HoldRow>;
  /** Number of carts that use each code, paid carts included. A code without uses has no entry. */
  readonly codesUsed: ReadonlyMap<string, number>;
  readonly codeUses: ReadonlyMap<CartId, CodeRow>;
  readonly carts: ReadonlyMap<CartId, SellerCart>;
  /** Value cards that are sold and not canceled. */
  readonly cards: ReadonlyMap<TicketCode, CardRow>;
  readonly intents: ReadonlyMap<string, RecordedIntent>;
  readonly buyers: ReadonlyMap<string, SellerBuyer>;
  /** The commands and their outcomes, in the order of decision. */
  readonly log: readonly LogRow[];
};

/** Returns the state of a seller without carts, orders or periods. */
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

/** Returns the state of a seller without carts or orders that sells on the days and in the seasons of a catalog. */
export const sellingState = (
  catalog: Omit<SellerCatalog, 'soldPeriods'>,
  { sold, places }: CatalogPeriods,
): SellerState => ({
  ...emptyState({ ...catalog, soldPeriods: soldPeriodsOf(sold) }),
  periods: new Map(places.map((period) => [periodId(period), period])),
});

/** Returns the key of an intent in `SellerState.intents`. An idempotency key is unique only within its scope; neither
 *  contains a line break. */
export const intentId = ({ scope, key }: Pick<RecordedIntent, 'scope' | 'key'>): string => `${scope}\n${key}`;

/** Returns the key of a buyer in `SellerState.buyers`: each session stores its own buyer data for a cart. */
export const buyerId = ({ cartId, sessionDigest }: Pick<SellerBuyer, 'cartId' | 'sessionDigest'>): string =>
  `${cartId} ${sessionDigest}`;

/** Returns the key of a hold in `SellerState.holds`: each cart line has one row. */
export const holdId = ({ cartId, cartItemId }: Pick<HoldRow, 'cartId' | 'cartItemId'>): string =>
  `${cartId} ${cartItemId}`;
