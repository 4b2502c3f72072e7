import { instant } from '@shop/core/dates/instant';
import type { FirstMoment, FirstUse, FormerPosition, LostTickets } from '@shop/core/host/cart/host-cart';
import { periodText } from '@shop/core/host/places/period-places';
import { facilityId, priceListId, productId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { mapped } from '../../codec/codec.ts';
import { periodKeyOf, periodOf } from '../tables/period-key.ts';
import { storedForm } from './stored-json.ts';
import { storedId } from './stored-values.ts';

/** When a cart first took places that were taken out of it. */
export const storedFirstMoments = storedForm(
  'first moments',
  mapped(z.array(z.object({ facility: storedId(facilityId), period: z.string(), at: z.int() })), {
    decode: (moments): readonly FirstMoment[] =>
      moments.map(({ facility, period, at }) => ({
        facilityId: facility,
        period: periodOf(periodKeyOf(period)),
        firstAddedAt: instant(at),
      })),
    encode: (moments) =>
      moments.map(({ facilityId: facility, period, firstAddedAt: at }) => ({
        facility,
        period: periodText(period),
        at,
      })),
  }),
);

/** When a cart first had the codes that were taken off it. */
export const storedFirstUses = storedForm(
  'first uses',
  mapped(z.array(z.object({ code: z.string(), at: z.int() })), {
    decode: (uses): readonly FirstUse[] => uses.map(({ code, at }) => ({ code, firstHeldAt: instant(at) })),
    encode: (uses) => uses.map(({ code, firstHeldAt: at }) => ({ code, at })),
  }),
);

/** Where lines stood that were taken out of a cart. */
export const storedFormerPositions = storedForm(
  'former positions',
  mapped(z.array(z.object({ goods: z.string(), position: z.int(), at: z.int() })), {
    decode: (positions): readonly FormerPosition[] =>
      positions.map(({ goods, position, at }) => ({ goods, position, leftAt: instant(at) })),
    encode: (positions) => positions.map(({ goods, position, leftAt: at }) => ({ goods, position, at })),
  }),
);

/** Tickets whose places were gone, which a visitor still has to be shown. */
export const storedLostTickets = storedForm(
  'lost tickets',
  mapped(
    z.array(
      z.object({ product: storedId(productId), list: storedId(priceListId), period: z.string(), quantity: z.int() }),
    ),
    {
      decode: (tickets): readonly LostTickets[] =>
        tickets.map(({ product, list, period, quantity }) => ({
          productId: product,
          priceListId: list,
          period: periodOf(periodKeyOf(period)),
          quantity,
        })),
      encode: (tickets) =>
        tickets.map(({ productId: product, priceListId: list, period, quantity }) => ({
          product,
          list,
          period: periodText(period),
          quantity,
        })),
    },
  ),
);
