import type { Action, Outcome } from '../../actions/action.ts';
import { paymentFields, paymentIn } from './payment-fields.ts';

/** Opens the payment of the total that the form shows, and leads to its page. */
export const startPayment: Action<'startPayment'> = async (start, fields) => {
  const asked = paymentIn(fields);
  if (asked === undefined) {
    return { kind: 'refused', error: { kind: 'invalidInput', field: paymentFields.type, expected: 'a way to pay' } };
  }
  return start(asked.type, asked.shownTotal).match(
    ({ returnUrl }): Outcome => ({ kind: 'done', to: returnUrl }),
    (error): Outcome => ({ kind: 'refused', error, during: 'paymentStart' }),
  );
};
