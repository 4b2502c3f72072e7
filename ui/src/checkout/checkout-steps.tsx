import type { CheckoutState } from '@shop/core/checkout/checkout-state';
import { Breadcrumb } from '../kit/breadcrumb.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { stepCrumbs } from './checkout-steps.view.ts';

/** The four steps of checkout, with the visitor's step marked. */
export const CheckoutSteps = ({ state }: { readonly state: CheckoutState }) => {
  const words = useTranslator();
  return <Breadcrumb label={words.t('Checkout.Steps')} crumbs={stepCrumbs(state, words)} />;
};
