import { paymentFields, paymentIn } from '../../../sections/payment-method/payment-fields.ts';
import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Opens the payment and leads to its page. */
export const startPayment: PostedAction = async ({ useCases, fields }) => {
  const asked = paymentIn(fields);
  if (asked === undefined) {
    return { kind: 'refused', error: { kind: 'invalidInput', field: paymentFields.type, expected: 'a way to pay' } };
  }
  return useCases.startPayment(asked.type, asked.shownTotal).match(
    ({ returnUrl }): ActionOutcome => ({ kind: 'done', to: returnUrl }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'paymentStart' }),
  );
};
