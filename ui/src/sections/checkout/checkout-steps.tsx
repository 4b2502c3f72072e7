import { type CheckoutState, checkoutCrumbs } from '@shop/core/checkout/checkout-state';
import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { useWords } from '../../words/use-words.ts';

type PageStep = Exclude<CheckoutState['step'], 'paymentCompleted'>;

/** The four steps with their names: those behind the visitor link back (spec 4). */
export const CheckoutSteps = ({ step }: { readonly step: PageStep }) => {
  const { t, language } = useWords();
  return (
    <Breadcrumb
      label={t('Checkout.Steps')}
      crumbs={checkoutCrumbs({ step }, language).map((crumb) => ({
        title: t(crumb.nameKey),
        state: crumb.isCurrent ? 'current' : crumb.isDone ? 'done' : 'pending',
        ...(crumb.href === undefined || crumb.isCurrent ? {} : { href: crumb.href }),
      }))}
    />
  );
};
