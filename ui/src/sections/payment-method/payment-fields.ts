import { type PaymentType, paymentTypes } from '@shop/core/checkout/payment';
import { type Cents, cents } from '@shop/core/money/cents';

/** Fields of the forms that start a payment. Units of the total: cents, as the page shows it. */
export const paymentFields = { type: 'paymentType', total: 'shownTotal' } as const;

/** What such a form asks for; nothing without a way to pay. A total that is none counts as not told. */
export const paymentIn = (
  fields: ReadonlyMap<string, string>,
): { readonly type: PaymentType; readonly shownTotal?: Cents } | undefined => {
  const type = paymentTypes.find((known) => known === fields.get(paymentFields.type));
  const total = fields.get(paymentFields.total) ?? '';
  if (type === undefined) return undefined;
  return { type, ...(/^\d{1,9}$/.test(total) ? { shownTotal: cents(Number(total)) } : {}) };
};
