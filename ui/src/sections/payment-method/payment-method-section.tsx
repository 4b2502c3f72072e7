import { useState } from 'react';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { EmptyCart } from '../../checkout/empty-cart.tsx';
import { runningPayment } from '../../checkout/lazy-running-payment.ts';
import { FoldedOrder, OrderSummary } from '../../checkout/order-summary.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Overlay } from '../../kit/overlay.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { usePosted } from '../../pages/post-form.tsx';
import { useCart } from '../../shop-context.tsx';
import { refusalText } from '../../translations/refusal-text.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { paymentView } from './payment.view.ts';
import { PaymentForm } from './payment-form.tsx';
import styles from './payment-method.module.css';
import { PaymentMethods } from './payment-methods.tsx';
import { usePayment } from './use-payment.ts';
import { useReservation } from './use-reservation.ts';

/** Checkout step 3: pay by card, or reserve with the card as guarantee where the host allows it (R-METHOD-4). */
export const PaymentMethodSection = ({ data }: SectionProps<'paymentMethod'>) => {
  const words = useTranslator();
  const { t } = words;
  const { section, termsHref } = data;
  const { leaving, pay } = usePayment();
  const { reservation, checking } = useReservation(data.reservation);
  const loaded = useCart();
  const refused = usePosted('startPayment')?.error;
  const [tab, setTab] = useState<'card' | 'reserve'>('card');
  const view = paymentView({ reservation }, loaded, leaving, words);
  const form = { view, termsHref, onSend: pay };

  const card = (
    <div className={styles.panel}>
      {view.isFree ? null : (
        <>
          <RichText html={section.cardText} />
          <PaymentMethods methods={section.methods} />
          <p className={styles.note}>
            <Icon name="card" />
            {t('Payment.SecureNote')}
          </p>
        </>
      )}
      <PaymentForm {...form} type="payment" amountTitle={t('Payment.Amount')}>
        {view.pay}
      </PaymentForm>
    </div>
  );
  const reserve = (
    <div className={styles.panel}>
      <RichText html={section.reserveText} />
      <p className={styles.note}>
        <Icon name="card" />
        {view.reserveCard}
      </p>
      <PaymentForm {...form} type="preauthorization" amountTitle={t('Payment.AmountAtDesk')}>
        {t('Payment.Reserve')}
      </PaymentForm>
    </div>
  );

  return (
    <Stack>
      <CheckoutSteps state={{ step: 'paymentMethod' }} />
      <h1 tabIndex={-1}>{section.title || t('PaymentMethod')}</h1>
      {view.isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <RichText html={section.text} />
          {refused === undefined ? null : <Notice tone="error">{refusalText(refused, words)}</Notice>}
          <runningPayment.Drawn step="payment" />
          <CartNotices />
          <FoldedOrder />
          <Columns>
            <div className={styles.choice}>
              {view.canReserve ? (
                <Tabs
                  label={t('PaymentMethod')}
                  chosen={tab}
                  onChoose={setTab}
                  tabs={[
                    { name: 'card', title: t('Payment.TabCard'), panel: card },
                    { name: 'reserve', title: t('Payment.TabReserve'), panel: reserve },
                  ]}
                />
              ) : (
                card
              )}
            </div>
            <OrderSummary />
          </Columns>
        </>
      )}
      <Overlay shown={view.isLeaving || checking} text={checking ? t('Loading') : view.waiting} />
    </Stack>
  );
};
