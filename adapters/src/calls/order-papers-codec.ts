import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { cartItemId, type OrderKey, orderKey, ticketCode } from '@shop/core/ids';
import { type Language, languages } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { euros, isoInstant, success } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';
import { order } from './order-codec.ts';
import { sale } from './sale-codec.ts';

export type PapersRequest = { readonly orderKey: OrderKey; readonly language?: Language };

export const papersRequest: Codec<PapersRequest, WireRecord> = mapped(
  z.object({ orderKey: id(orderKey), language: z.exactOptional(z.enum(languages)) }),
  {
    decode: (request): PapersRequest => request,
    encode: (request) => request,
  },
);

/** Ours alone: a foreign provider has no such answer. */
export const papers: Codec<OrderPapers> = mapped(
  z.object({
    success,
    order,
    language: z.enum(languages),
    buyerName: z.string(),
    tickets: z.array(
      z.object({
        code: id(ticketCode),
        cartItemId: id(cartItemId),
        worth: z.exactOptional(euros),
        validity: z.exactOptional(z.string()),
        admittedAt: z.exactOptional(isoInstant),
      }),
    ),
    sale: z.exactOptional(sale),
  }),
  {
    decode: ({ success: _success, tickets, ...same }): OrderPapers => ({
      ...same,
      tickets: tickets.map(({ cartItemId: itemId, ...ticket }) => ({ ...ticket, itemId })),
    }),
    encode: ({ tickets, ...same }) => ({
      success: true as const,
      ...same,
      tickets: tickets.map(({ itemId, ...ticket }) => ({ ...ticket, cartItemId: itemId })),
    }),
  },
);
