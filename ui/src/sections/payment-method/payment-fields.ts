import { type PaymentType, paymentTypes } from '@shop/core/checkout/payment';
import { type Cents, cents } from '@shop/core/money/cents';

/** Fields of the forms that start a payment. The total is in cents, as shown on the page. */
export const paymentFields = { type: 'paymentType', total: 'shownTotal' } as const;

/** Reads the fields of a form that starts a payment; `undefined` without a payment method. A malformed total counts as
 *  absent. */
export const paymentIn = (
  fields: ReadonlyMap<string, string>,
): { readonly type: PaymentType; readonly shownTotal?: Cents } | undefined => {
  const type = paymentTypes.find((known) => known === fields.get(paymentFields.type));
  const total = fields.get(paymentFields.total) ?? '';
  if (type === undefined) return undefined;
  return { type, shownTotal: /^\d{1,9}$/.test(total) ? cents(Number(total)) : undefined };
};
