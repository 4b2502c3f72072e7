import { type CheckoutCrumb, type CheckoutState, checkoutCrumbs } from '@shop/core/checkout/checkout-state';
import type { Crumb } from '../kit/breadcrumb.tsx';
import type { Translator } from '../translations/use-translator.ts';

/** The last step is done once it was reached by a completed payment, and stays pending after any other. */
const lookOf = ({ isCurrent, isDone }: CheckoutCrumb, state: CheckoutState): Crumb['state'] => {
  if (!isCurrent) return isDone ? 'done' : 'pending';
  if (state.step !== 'paymentCompleted') return 'current';
  return state.result === 'completed' ? 'done' : 'pending';
};

/** The four steps with their names: those up to the visitor's own link to their pages. */
export const stepCrumbs = (
  state: CheckoutState,
  { t, language }: Pick<Translator, 't' | 'language'>,
): readonly Crumb[] =>
  checkoutCrumbs(state, language).map((crumb) => ({
    title: t(crumb.nameKey),
    state: lookOf(crumb, state),
    href: crumb.href,
  }));
