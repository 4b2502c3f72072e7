import { useSignals } from '@preact/signals-react/runtime';
import { errorKey } from '@shop/core/errors/error-key';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { EmptyCart } from '../../checkout/empty-cart.tsx';
import { isFilled } from '../../checkout/filled-cart.ts';
import { LoadFailed } from '../../checkout/load-failed.tsx';
import { FoldedOrder, OrderSummary } from '../../checkout/order-summary.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useShopState } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { guestFormId } from './guest-form-id.ts';
import { guestForm } from './lazy-guest-form.ts';

/** Checkout step 2: who buys. */
export const PersonalDataSection = ({ data }: SectionProps<'personalData'>) => {
  useSignals();
  const { t, errorText } = useTranslator();
  const cart = useShopState().cart.value;
  return (
    <Stack>
      <CheckoutSteps state={{ step: 'personalInfo' }} />
      <h1 tabIndex={-1}>{data.section.title || t('PersonalInfo')}</h1>
      {cart.ok && !isFilled(cart.value) ? (
        <EmptyCart />
      ) : (
        <>
          <RichText html={data.section.text} />
          <CartNotices {...(data.form.ok ? { inForm: guestFormId } : {})} />
          <FoldedOrder />
          <Columns>
            {data.form.ok ? (
              <guestForm.Drawn form={data.form.value} posted={data.posted} />
            ) : (
              <LoadFailed>{errorText(errorKey(data.form.error))}</LoadFailed>
            )}
            <OrderSummary />
          </Columns>
        </>
      )}
    </Stack>
  );
};
