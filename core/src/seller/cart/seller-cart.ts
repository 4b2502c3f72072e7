import type { LostCode } from '../../cart/cart.ts';
import { isLive, isRested } from '../../cart/hold.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CartId, CartItemId, FacilityId, PriceListId, ProductId, UpsellId } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { type Period, type ProductPeriod, plainPeriod } from '../places/period-places.ts';

/** `paying`: frozen by a payment. `sold`: part of a paid order; the next addition opens a new cart. */
export const sellerCartStates = ['open', 'paying', 'sold'] as const;
export type SellerCartState = (typeof sellerCartStates)[number];

/** When a cart first took places of a facility for a day or season. */
export type FirstMoment = Period & { readonly firstAddedAt: Instant };

/** When a cart first used a promo code. */
export type FirstUse = { readonly code: string; readonly firstHeldAt: Instant };

/** Tickets that were removed from a cart because their places were not available any more. Units of `quantity`:
 *  pieces. */
export type LostTickets = ProductPeriod & { readonly priceListId: PriceListId; readonly quantity: number };

/** The position of a removed line. `goods` identifies its goods, see `goodsOf`; `leftAt` is the time of removal. */
export type FormerPosition = { readonly goods: string; readonly position: number; readonly leftAt: Instant };

/** A cart as stored: one document. Its member names are those of the wire format. */
export type SellerCart = {
  readonly cartId: CartId;
  readonly state: SellerCartState;
  /** Raised by every change of the content; not by freezing, thawing or extending holds. */
  readonly version: number;
  /** Raised by every change of the stored document; 0 before it is first stored. Only a store sets it. */
  readonly revision: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** In state `paying`: the latest end of the payment. From then on the cart counts as open. */
  readonly payingUntil?: Instant | undefined;
  readonly lines: readonly SellerLine[];
  readonly promoCode?: CodeUse | undefined;
  /** First moments of places that were removed while they were held, see `firstMomentOf`. */
  readonly firstMoments?: readonly FirstMoment[] | undefined;
  /** First uses of codes that were removed, see `firstHeldAt`. */
  readonly firstUses?: readonly FirstUse[] | undefined;
  /** Losses that the visitor has not confirmed yet. */
  readonly lostTickets?: readonly LostTickets[] | undefined;
  readonly lostCode?: LostCode | undefined;
  /** Positions of removed lines, see `positionsFor`. */
  readonly formerPositions?: readonly FormerPosition[] | undefined;
};

/** The state of a line's places. `held` and `paying` end at `until` by themselves; `expired` places were released at
 *  `until`. */
export type Hold =
  | { readonly state: 'held'; readonly until: Instant }
  | { readonly state: 'expired'; readonly until: Instant }
  /** Reserved for a payment, until the session and its time of grace have ended. */
  | { readonly state: 'paying'; readonly until: Instant }
  | { readonly state: 'sold' }
  /** Sold by a free order: its places count as unpaid until `until`. */
  | { readonly state: 'sold'; readonly until: Instant };

export type HoldName = Hold['state'];

/** A hold that reserves places for its visitor. */
export type Held = Extract<Hold, { state: 'held' }>;

type Timed = Extract<Hold, { state: 'held' | 'paying' }>;

/** Whether places, or the use of a code, are held for their visitor now. */
export const isHeld = (hold: Hold, now: Instant): hold is Held => hold.state === 'held' && isLive(hold.until, now);

const isTimed = (hold: Hold): hold is Timed => hold.state === 'held' || hold.state === 'paying';

/** Whether places, or the use of a code, are held for their visitor or reserved for a payment now. */
export const isReserved = (hold: Hold, now: Instant): boolean => isTimed(hold) && isLive(hold.until, now);

/** Whether a hold or payment has ended but still counts in the counters. */
export const isOverdue = (hold: Hold, now: Instant): hold is Timed => isTimed(hold) && !isLive(hold.until, now);

/** Returns a released hold. It ended at `now`, or earlier when it was overdue. */
export const releasedHold = (hold: Hold, now: Instant): Hold => ({
  state: 'expired',
  until: isOverdue(hold, now) ? hold.until : now,
});

/** Returns a hold that replaces a former one and retains the former one's members that are unknown to this release. */
export const inPlaceOf = (former: Hold | undefined, next: Hold): Hold => {
  const { state: _, until: __, ...unknown } = { state: undefined, until: undefined, ...former };
  return { ...unknown, ...next };
};

/** Whether places, or the use of a code, are held or reserved for a payment, or were so less than a minute ago. */
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
  /** The facility whose places the line uses, independent of later changes of the catalog. */
  readonly facilityId: FacilityId;
  readonly period: TicketPeriod;
  /** Persons per piece. */
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

/** A line of a cart as the seller stores it: goods and quantity, without prices. */
export type SellerLine = SellerTicketLine | SellerGiftCardLine | SellerUpsellLine;

/** A cart's use of a promo code. It ends like a hold. */
export type CodeUse = {
  readonly code: string;
  readonly firstHeldAt: Instant;
  readonly hold: Hold;
};

/** Returns the number of places that a line uses in its day or season. Units: persons. */
export const personsOfLine = (line: SellerLine): number =>
  line.kind === 'ticket' ? line.quantity * line.personsEach : 0;

/** Returns the number of places that lines use together. Units: persons. */
export const personsOfLines = (lines: readonly SellerLine[]): number =>
  lines.reduce((persons, line) => persons + personsOfLine(line), 0);

type StoredMember = 'cartItemId' | 'position' | 'firstAddedAt' | 'lastAddedAt' | 'hold';

/** A line to add to a cart, already checked against the catalog. */
export type RequestedLine =
  | Omit<SellerTicketLine, StoredMember>
  | Omit<SellerGiftCardLine, StoredMember>
  | Omit<SellerUpsellLine, StoredMember>;

/** Returns a text that identifies the goods of a line. Adding goods with the same text raises the quantity of the
 *  line. */
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
