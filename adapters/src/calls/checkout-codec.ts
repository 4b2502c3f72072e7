import { type CancelId, type CartId, cancelId, cartId, type OrderRef, orderRef } from '@shop/core/ids';
import type { PaymentRequest, StopRequest } from '@shop/core/ports/checkout-port';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { euros, success } from '../codec/scalars.ts';
import { id, text } from '../codec/texts.ts';
import { paymentType } from './order-codec.ts';

/** The answer of a call that only succeeds; `success: false` never gets here, see `refusalIn`. */
export const done: Codec<void> = z.codec(z.object({ success }), z.custom<void>(), {
  decode: () => undefined,
  encode: () => ({ success: true as const }),
});

export type ReservationRequest = { readonly cartId: CartId };

export const reservationRequest: Codec<ReservationRequest, WireRecord> = mapped(z.object({ id: id(cartId) }), {
  decode: (parts) => ({ cartId: parts.id }),
  encode: ({ cartId: asked }) => ({ id: asked }),
});

/** The reserve tab is offered only on success with a true answer (R-VALID-26); without a word about
 *  it there is none (D-ABSENT-FLAGS). */
export const reservation: Codec<boolean> = mapped(
  z.object({ success: z.boolean(), moznostRezervacije: z._default(z.boolean(), false) }),
  {
    decode: ({ success: answered, moznostRezervacije }): boolean => answered && moznostRezervacije,
    encode: (possible) => ({ success: true, moznostRezervacije: possible }),
  },
);

export type PaymentStartRequest = Omit<PaymentRequest, 'session'>;

export const paymentRequest: Codec<PaymentStartRequest, WireRecord> = mapped(
  z.object({
    cartId: id(cartId),
    paymentType,
    // Ours: what the buyer was shown; others leave it out (D-SHOWN-TOTAL).
    shownTotal: z.exactOptional(euros),
  }),
  {
    decode: (request): PaymentStartRequest => request,
    encode: (request) => request,
  },
);

export type PaymentStopRequest = Omit<StopRequest, 'session'>;

export const stopRequest: Codec<PaymentStopRequest, WireRecord> = mapped(z.object({ cartId: id(cartId) }), {
  decode: (request): PaymentStopRequest => request,
  encode: (request) => request,
});

/** The address is the yes; the HTTP status stands for a `status` that is left out (D-SAID-YES). */
export const paymentStart: Codec<{ readonly returnUrl: string }> = mapped(
  z.object({
    status: z._default(z.literal(200), 200),
    returnUrl: text(4096, 1),
    errorCodes: z._default(z.array(z.string()), []),
  }),
  {
    decode: ({ returnUrl }) => ({ returnUrl }),
    encode: ({ returnUrl }) => ({ status: 200 as const, returnUrl, errorCodes: [] }),
  },
);

export type OrderRequest = { readonly ref: OrderRef };

export const orderRequest: Codec<OrderRequest, WireRecord> = mapped(z.object({ id: id(orderRef) }), {
  decode: (parts) => ({ ref: parts.id }),
  encode: ({ ref }) => ({ id: ref }),
});

export type CancelRequest = { readonly id: CancelId };

/** Without an id the code is the one that the cancellation page knows (R-ERROR-5). */
export const cancelRequest: Codec<CancelRequest, WireRecord> = mapped(
  z.object({ id: id(cancelId, 'cancelIdMissing') }),
  { decode: (parts) => ({ id: parts.id }), encode: (request) => ({ id: request.id }) },
);
