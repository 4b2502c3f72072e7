import { type CheckoutCrumb, type CheckoutState, checkoutCrumbs } from '@shop/core/checkout/checkout-state';
import type { Crumb } from '../kit/breadcrumb.tsx';
import type { Translator } from '../translations/use-translator.ts';

/** Returns the look of a step. The last step is done after a completed payment, and pending after any other. */
const lookOf = ({ isCurrent, isDone }: CheckoutCrumb, state: CheckoutState): Crumb['state'] => {
  if (!isCurrent) return isDone ? 'done' : 'pending';
  if (state.step !== 'paymentCompleted') return 'current';
  return state.result === 'completed' ? 'done' : 'pending';
};

/** Returns the four steps with their names; those that the visitor may return to have a link. */
export const stepCrumbs = (
  state: CheckoutState,
  { t, language }: Pick<Translator, 't' | 'language'>,
): readonly Crumb[] =>
  checkoutCrumbs(state, language).map((crumb) => ({
    title: t(crumb.nameKey),
    state: lookOf(crumb, state),
    href: crumb.href,
  }));
