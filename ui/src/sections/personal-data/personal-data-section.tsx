import { useSignals } from '@preact/signals-react/runtime';
import { errorKey } from '@shop/core/errors/error-key';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { EmptyCart, isFilled } from '../cart-review/empty-cart.tsx';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import type { SectionProps } from '../section-registry.tsx';
import { GuestForm } from './guest-form.tsx';
import styles from './personal-data.module.css';

/** Checkout step 2: who buys (spec 2). */
export const PersonalDataSection = ({ data }: SectionProps<'personalData'>) => {
  useSignals();
  const { t, errorText } = useWords();
  const cart = useShopState().cart.value;
  return (
    <div className={styles.page}>
      <CheckoutSteps state={{ step: 'personalInfo' }} />
      <h1 tabIndex={-1}>{data.section.title || t('PersonalInfo')}</h1>
      {cart.ok && !isFilled(cart.value) ? (
        <EmptyCart />
      ) : (
        <>
          <RichText html={data.section.text} />
          <div className={styles.columns}>
            {data.form.ok ? (
              <GuestForm form={data.form.value} />
            ) : (
              <Notice tone="error">{errorText(errorKey(data.form.error))}</Notice>
            )}
            <OrderSummary />
          </div>
        </>
      )}
    </div>
  );
};
