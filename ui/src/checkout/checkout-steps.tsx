import { type CheckoutCrumb, type CheckoutState, checkoutCrumbs } from '@shop/core/checkout/checkout-state';
import { Breadcrumb, type Crumb } from '../kit/breadcrumb.tsx';
import { useWords } from '../translations/use-words.ts';

/** The last step is done once it was reached by a completed payment, and stays pending after any other. */
const lookOf = ({ isCurrent, isDone }: CheckoutCrumb, state: CheckoutState): Crumb['state'] => {
  if (!isCurrent) return isDone ? 'done' : 'pending';
  if (state.step !== 'paymentCompleted') return 'current';
  return state.result.status === 'completed' ? 'done' : 'pending';
};

/** The four steps with their names: those up to the visitor's own link to their pages (R-STATE-5). */
export const CheckoutSteps = ({ state }: { readonly state: CheckoutState }) => {
  const { t, language } = useWords();
  return (
    <Breadcrumb
      label={t('Checkout.Steps')}
      crumbs={checkoutCrumbs(state, language).map((crumb) => ({
        title: t(crumb.nameKey),
        state: lookOf(crumb, state),
        ...(crumb.href === undefined ? {} : { href: crumb.href }),
      }))}
    />
  );
};
