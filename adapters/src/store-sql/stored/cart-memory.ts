import { facilityId, priceListId, productId } from '@shop/core/ids';
import type { FirstMoment, FirstUse, FormerPosition, LostTickets } from '@shop/core/seller/cart/seller-cart';
import * as z from 'zod/mini';
import type { Codec } from '../../codec/codec.ts';
import { type StoredForm, storedForm, storedId, storedMoment, storedPeriod } from './stored-json.ts';

const listForm = <Item>(what: string, item: Codec<Item>): StoredForm<readonly Item[]> =>
  storedForm(what, z.readonly(z.array(item)));

/** When a cart first took places that were removed from it. */
export const storedFirstMoments = listForm<FirstMoment>(
  'first moments',
  z.object({ facilityId: storedId(facilityId), period: storedPeriod, firstAddedAt: storedMoment }),
);

/** When a cart first had the codes that were removed from it. */
export const storedFirstUses = listForm<FirstUse>(
  'first uses',
  z.object({ code: z.string(), firstHeldAt: storedMoment }),
);

/** Positions of lines that were removed from a cart. */
export const storedFormerPositions = listForm<FormerPosition>(
  'former positions',
  z.object({ goods: z.string(), position: z.int(), leftAt: storedMoment }),
);

/** Tickets whose places were gone, which the visitor has not been shown yet. */
export const storedLostTickets = listForm<LostTickets>(
  'lost tickets',
  z.object({
    productId: storedId(productId),
    priceListId: storedId(priceListId),
    period: storedPeriod,
    quantity: z.int(),
  }),
);
