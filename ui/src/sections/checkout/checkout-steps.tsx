import { type CheckoutCrumb, type CheckoutState, checkoutCrumbs } from '@shop/core/checkout/checkout-state';
import { Breadcrumb, type Crumb } from '../../kit/breadcrumb.tsx';
import { useWords } from '../../words/use-words.ts';

/** The last step is done as soon as it is reached by a completed payment; every other one is under way. */
const lookOf = ({ isCurrent, isDone }: CheckoutCrumb, state: CheckoutState): Crumb['state'] => {
  if (!isDone) return 'pending';
  const isPaid = state.step === 'paymentCompleted' && state.result.status === 'completed';
  return isCurrent && !isPaid ? 'current' : 'done';
};

/** The four steps with their names: those up to the visitor's own link to their pages (spec 4). */
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
