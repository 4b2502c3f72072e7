import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { Instant } from '../../dates/instant.ts';
import type { FacilityId } from '../../ids.ts';
import { isOverdue, personsOfLine, type SellerCart } from '../cart/seller-cart.ts';
import type { CartCase } from '../cart-case.ts';
import { rowOf } from '../places/ledger.ts';
import { periodId } from '../places/period-places.ts';

/** Places of a day or season as a decision read them. `free`: available to its cart, including the cart's own places.
 *  `ofClient`: unpaid places of its client in other carts. Units: persons. */
export type ReadPlaces = {
  readonly facilityId: FacilityId;
  readonly period: TicketPeriod;
  readonly capacity: number;
  readonly free: number;
  readonly ofClient: number;
};

/** Uses of a code that were available to the cart of a decision, including its own use. Units: carts. */
export type ReadCode = { readonly code: string; readonly left: number };

/** The data of other visitors that a decision read, and whether the data entered in its session was still stored. */
export type ReadOfOthers = {
  readonly places: readonly ReadPlaces[];
  readonly codes: readonly ReadCode[];
  /** Absent when the decision read no session. */
  readonly isBuyerStored?: boolean | undefined;
};

type ReadCase = Pick<CartCase, 'places' | 'codes' | 'catalog'> & { readonly cart?: SellerCart | undefined };

/** Returns the data of other visitors that a decision about a cart reads. */
export const readOfOthers = ({ cart, places, codes, catalog }: ReadCase, now: Instant): ReadOfOthers => {
  const own = (cart?.lines ?? []).filter((line) => line.kind === 'ticket');
  const ownIds = new Set(own.map(({ cartItemId }) => cartItemId));
  const countedLines = own.filter(
    (line) => cart !== undefined && rowOf(cart.cartId, line) !== undefined && !isOverdue(line.hold, now),
  );
  return {
    places: [...places.periods.values()].flatMap((seen) => {
      if (seen === undefined) return [];
      const { facilityId, period, capacity, left, ofClient } = seen;
      const same = countedLines.filter((line) => periodId(line) === periodId(seen));
      const free = left + same.reduce((sum, line) => sum + personsOfLine(line), 0);
      const others = [...ofClient].filter(([id]) => !ownIds.has(id)).reduce((sum, [, persons]) => sum + persons, 0);
      return [{ facilityId, period, capacity, free, ofClient: others }];
    }),
    codes: [...codes.seen].flatMap(([code, seen]) => {
      const maxUses = catalog.promos.get(code)?.maxUses;
      if (seen === undefined || maxUses === undefined) return [];
      const use = cart?.promoCode;
      const isOwn = use?.code === code && use.hold.state !== 'expired' && !isOverdue(use.hold, now);
      return [{ code, left: maxUses - (seen.used - seen.ended) + (isOwn ? 1 : 0) }];
    }),
  };
};
