import type { LostCode } from '../../cart/cart.ts';
import { isLive, isRested } from '../../cart/hold.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CartId, CartItemId, FacilityId, PriceListId, ProductId, UpsellId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { type Period, type ProductPeriod, plainPeriod } from '../places/period-places.ts';

/** `paying`: frozen by a payment. `sold`: content of a paid order; the next item opens a new cart. */
export const sellerCartStates = ['open', 'paying', 'sold'] as const;
export type SellerCartState = (typeof sellerCartStates)[number];

/** When a cart first took places of a facility's day or season. */
export type FirstMoment = Period & { readonly firstAddedAt: Instant };

/** When a cart first had a use of a promo code. */
export type FirstUse = { readonly code: string; readonly firstHeldAt: Instant };

/** Tickets that left a cart because their places were gone. Units of `quantity`: pieces. */
export type LostTickets = ProductPeriod & { readonly priceListId: PriceListId; readonly quantity: number };

/** Position of a removed line; `goods` says what it was of. */
export type FormerPosition = { readonly goods: string; readonly position: number; readonly leftAt: Instant };

/** A cart as it is stored: one document. Names of its members are those of the wire. */
export type SellerCart = {
  readonly cartId: CartId;
  readonly state: SellerCartState;
  /** Grows with every change of the content; freezing, thawing and extending leave it. */
  readonly version: number;
  /** Grows with every change of the stored document; 0 before the first. Only a store sets it. */
  readonly revision: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** While `paying`: the latest end of the payment. From then on the cart counts as open. */
  readonly payingUntil?: Instant | undefined;
  readonly lines: readonly SellerLine[];
  readonly promoCode?: CodeUse | undefined;
  /** Of places that were taken out while they were held, see `firstMomentOf`; absent when there were none. */
  readonly firstMoments?: readonly FirstMoment[] | undefined;
  /** Of codes that were taken off, see `firstHeldAt`; absent when there were none. */
  readonly firstUses?: readonly FirstUse[] | undefined;
  /** Losses that the visitor has not read yet; absent when there are none. */
  readonly lostTickets?: readonly LostTickets[] | undefined;
  readonly lostCode?: LostCode | undefined;
  /** Of lines that were taken out, see `positionFor`; absent when there were none. */
  readonly formerPositions?: readonly FormerPosition[] | undefined;
};

/** The state of a line's places. Holds end at their moment by themselves; `expired` ones ended then, released. */
export type Hold =
  | { readonly state: 'held'; readonly until: Instant }
  | { readonly state: 'expired'; readonly until: Instant }
  /** Kept for a payment, until its session is over and the time of grace with it. */
  | { readonly state: 'paying'; readonly until: Instant }
  | { readonly state: 'sold' }
  /** Of a free order: its places count as unpaid until then. */
  | { readonly state: 'sold'; readonly until: Instant };

export type HoldName = Hold['state'];

/** A hold that keeps places for their visitor. */
export type Held = Extract<Hold, { state: 'held' }>;

type Timed = Extract<Hold, { state: 'held' | 'paying' }>;

/** Whether places, or the use of a code, are held for their visitor now. */
export const isHeld = (hold: Hold, now: Instant): hold is Held => hold.state === 'held' && isLive(hold.until, now);

const isTimed = (hold: Hold): hold is Timed => hold.state === 'held' || hold.state === 'paying';

/** Whether they are held for their visitor or for a payment now. */
export const isKept = (hold: Hold, now: Instant): boolean => isTimed(hold) && isLive(hold.until, now);

/** Whether a hold or a payment is over although the counters still have it. */
export const isOverdue = (hold: Hold, now: Instant): hold is Timed => isTimed(hold) && !isLive(hold.until, now);

/** A hold whose places or use are released now; it ended now, or earlier by itself. */
export const releasedHold = (hold: Hold, now: Instant): Hold => ({
  state: 'expired',
  until: isOverdue(hold, now) ? hold.until : now,
});

/** A hold in place of a former one; members of it that only a later release knows stay. */
export const inPlaceOf = (former: Hold | undefined, next: Hold): Hold => {
  const { state: _, until: __, ...unknown } = { state: undefined, until: undefined, ...former };
  return { ...unknown, ...next };
};

/** Whether they are held or kept for a payment, or were less than a minute ago. */
export const isFresh = (hold: Hold, now: Instant): boolean => hold.state !== 'sold' && !isRested(hold.until, now);

type LineBase = {
  readonly cartItemId: CartItemId;
  readonly position: number;
  /** Units: pieces, at least 1. */
  readonly quantity: number;
  readonly firstAddedAt: Instant;
  readonly lastAddedAt: Instant;
};

export type SellerTicketLine = LineBase & {
  readonly kind: 'ticket';
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  /** The facility whose places it has, whatever the catalog says since. */
  readonly facilityId: FacilityId;
  readonly period: TicketPeriod;
  /** Units: persons that one piece takes. */
  readonly personsEach: number;
  readonly hold: Hold;
};

export type SellerGiftCardLine = LineBase & {
  readonly kind: 'giftCard';
  readonly productId: ProductId;
  readonly priceListId: PriceListId;
  readonly value?: Cents | undefined;
};

export type SellerUpsellLine = LineBase & {
  readonly kind: 'upsell';
  readonly upsellId: UpsellId;
  readonly day?: LocalDate | undefined;
};

/** A line of a cart as the seller stores it: what it is of and how many, never what it costs. */
export type SellerLine = SellerTicketLine | SellerGiftCardLine | SellerUpsellLine;

/** A cart's use of a promo code, which ends like a hold. */
export type CodeUse = {
  readonly code: string;
  readonly firstHeldAt: Instant;
  readonly hold: Hold;
};

/** What a line takes of its day or season. Units: persons. */
export const personsOfLine = (line: SellerLine): number =>
  line.kind === 'ticket' ? line.quantity * line.personsEach : 0;

export const personsOfLines = (lines: readonly SellerLine[]): number =>
  lines.reduce((persons, line) => persons + personsOfLine(line), 0);

type Stored = 'cartItemId' | 'position' | 'firstAddedAt' | 'lastAddedAt' | 'hold';

/** A line to add to a cart, checked against the catalog. */
export type RequestedLine =
  | Omit<SellerTicketLine, Stored>
  | Omit<SellerGiftCardLine, Stored>
  | Omit<SellerUpsellLine, Stored>;

/** What makes a line this line, as text: adding the same again raises its quantity. */
export const goodsOf = (line: RequestedLine | SellerLine): string => {
  switch (line.kind) {
    case 'ticket':
      return JSON.stringify([line.kind, line.productId, line.priceListId, line.facilityId, plainPeriod(line.period)]);
    case 'giftCard':
      return JSON.stringify([line.kind, line.productId, line.priceListId, line.value ?? null]);
    case 'upsell':
      return JSON.stringify([line.kind, line.upsellId, line.day ?? null]);
  }
};
