import { instantText } from '@shop/core/dates/instant';
import { errorKey } from '@shop/core/errors/error-key';
import { cartDocument } from '../../documents/cart-document.ts';
import { orderDocument } from '../../documents/order-document.ts';
import type { StepOutcome, TraceStep } from '../../ports/capsule-bench.ts';

const outcomeDocument = (outcome: StepOutcome) => {
  switch (outcome.type) {
    case 'cart':
      return { cart: cartDocument(outcome.cart) };
    case 'order':
      return { order: orderDocument(outcome.order) };
    case 'refused':
      return { error: { code: errorKey(outcome.error), ...outcome.error } };
    case 'done':
      return {};
  }
};

/** A recorded call for `--json`. Units of `step`: counted from 1. */
export const stepDocument = ({ at, call, asked, outcome, ms }: TraceStep, index: number) => ({
  step: index + 1,
  at: instantText(at),
  call,
  asked: Object.fromEntries(asked),
  ms,
  ...outcomeDocument(outcome),
});
