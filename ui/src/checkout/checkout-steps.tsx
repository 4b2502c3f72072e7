import type { CheckoutState } from '@shop/core/checkout/checkout-state';
import { Breadcrumb } from '../kit/breadcrumb.tsx';
import { useWords } from '../translations/use-words.ts';
import { stepCrumbs } from './checkout-steps.view.ts';

/** The four steps of checkout, and where the visitor is. */
export const CheckoutSteps = ({ state }: { readonly state: CheckoutState }) => {
  const words = useWords();
  return <Breadcrumb label={words.t('Checkout.Steps')} crumbs={stepCrumbs(state, words)} />;
};
