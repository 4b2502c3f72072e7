import { type OrderRef, orderRef } from '../ids.ts';
import { languageOr } from '../languages/language.ts';
import { encodeText } from '../paths/segments.ts';
import { shopPath } from '../paths/shop-paths.ts';
import type { PaymentStatus } from './payment.ts';
import { parsePaymentStatus, statusNumber } from './payment.ts';

/** A query as `URLSearchParams` returns it: the first of repeated values, `null` when there is none. */
export type FirstValues = { get(name: string): string | null };

/** The payment status in an address: a hint, not a proof. */
export type PaymentReturn = { readonly ref?: OrderRef; readonly status: PaymentStatus };

/** Reads the query of the order-completed page. The reference is opaque; an empty one counts as absent. */
export const paymentReturn = (query: FirstValues): PaymentReturn => {
  const ref = query.get('ref');
  const status = parsePaymentStatus(query.get('status'));
  return ref === null || ref === '' ? { status } : { ref: orderRef(ref), status };
};

/** Returns the target of `/shopPaymentCallback`: the language's order-completed path on our own origin, with ref and
 *  status. Every query has exactly one target; an unknown or absent `lang` counts as `sl`. */
export const paymentCallbackTarget = (query: FirstValues): string => {
  const { ref, status } = paymentReturn(query);
  const path = shopPath('thankYou', languageOr(query.get('lang') ?? undefined));
  const reference = ref === undefined ? '' : `ref=${encodeText(ref)}&`;
  return `${path}?${reference}status=${statusNumber(status)}`;
};
