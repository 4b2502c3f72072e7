import type { LostTickets } from '@shop/core/host/cart/host-cart';
import { periodText } from '@shop/core/host/places/period-places';
import { priceListId, productId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, encode, mapped } from '../../codec/codec.ts';
import { periodKeyOf, periodOf } from '../tables/period-key.ts';
import { storedAs, storedJson, unknownVersion } from './stored-json.ts';
import { storedId } from './stored-values.ts';

const parts = z.object({
  version: z.literal(1),
  tickets: z.array(
    z.object({ product: storedId(productId), list: storedId(priceListId), period: z.string(), quantity: z.int() }),
  ),
});

const lostTicketsV1: Codec<readonly LostTickets[]> = mapped(parts, {
  decode: ({ tickets }) =>
    tickets.map(({ product, list, period, quantity }) => ({
      productId: product,
      priceListId: list,
      period: periodOf(periodKeyOf(period)),
      quantity,
    })),
  encode: (tickets) => ({
    version: 1 as const,
    tickets: tickets.map((lost) => ({
      product: lost.productId,
      list: lost.priceListId,
      period: periodText(lost.period),
      quantity: lost.quantity,
    })),
  }),
});

const what = 'lost tickets';

/** Tickets whose places were gone, of which a visitor still has to be told, as text to be stored. */
export const encodeLostTickets = (tickets: readonly LostTickets[]): string =>
  JSON.stringify(encode(lostTicketsV1, tickets));

/** Reads what any version of the program wrote. Throws on damaged text and on what a newer program wrote. */
export const decodeLostTickets = (text: string): readonly LostTickets[] => {
  const { version, value } = storedJson(what, text);
  return version === 1 ? storedAs(what, lostTicketsV1, value) : unknownVersion(what, version);
};
