import type { Action, Outcome } from '../../actions/action.ts';
import { paymentFields, paymentIn } from './payment-fields.ts';

/** Opens the payment of the total that the form shows, and leads to its page. */
export const startPayment: Action<'startPayment'> = async (start, fields) => {
  const request = paymentIn(fields);
  if (request === undefined) {
    return { kind: 'refused', error: { kind: 'invalidInput', field: paymentFields.type, expected: 'a way to pay' } };
  }
  return start(request.type, request.shownTotal).match(
    ({ returnUrl }): Outcome => ({ kind: 'done', to: returnUrl }),
    (error): Outcome => ({ kind: 'refused', error, during: 'paymentStart' }),
  );
};
