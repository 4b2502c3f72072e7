import type { PaymentType } from '@shop/core/checkout/payment';
import type { Cents } from '@shop/core/money/cents';
import { type ReactNode, useState } from 'react';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { EmptyCart } from '../../checkout/empty-cart.tsx';
import { runningPayment } from '../../checkout/lazy-running-payment.ts';
import { FoldedOrder, OrderSummary } from '../../checkout/order-summary.tsx';
import { Button } from '../../kit/button.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Overlay } from '../../kit/overlay.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useCart } from '../../shop-context.tsx';
import { refusalText } from '../../translations/refusal-text.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { paymentView } from './payment.view.ts';
import { paymentFields } from './payment-form.ts';
import styles from './payment-method.module.css';
import { usePayment } from './use-payment.ts';

/** Checkout step 3: pay by card, or reserve with the card as guarantee where the host allows it (R-METHOD-4). */
export const PaymentMethodSection = ({ data }: SectionProps<'paymentMethod'>) => {
  const words = useTranslator();
  const { t } = words;
  const { section } = data;
  const { leaving, pay } = usePayment();
  const loaded = useCart();
  const refused = usePosted('startPayment')?.error;
  const [tab, setTab] = useState<'card' | 'reserve'>('card');
  const view = paymentView(data, loaded, leaving, words);

  const card = (
    <div className={styles.panel}>
      <RichText html={section.cardText} />
      <ul className={styles.methods} aria-label={t('Payment.Methods')}>
        {section.methods.map((method) => (
          <li key={method.title}>
            {method.image === undefined ? (
              method.title
            ) : (
              <img src={method.image.url} alt={method.title} width={64} height={40} />
            )}
          </li>
        ))}
      </ul>
      <PaymentForm type="payment" total={view.total} busy={view.isLeaving} onSend={pay}>
        {view.pay}
      </PaymentForm>
      <p className={styles.small}>{t('Payment.TermsNote')}</p>
      <p className={styles.note}>
        <Icon name="card" />
        {t('Payment.SecureNote')}
      </p>
    </div>
  );
  const reserve = (
    <div className={styles.panel}>
      <RichText html={section.reserveText} />
      <PaymentForm type="preauthorization" total={view.total} busy={view.isLeaving} onSend={pay}>
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
      <Overlay shown={view.isLeaving} text={view.waiting} />
    </Stack>
  );
};

/** One way to pay; its press counts before the script is there, too. */
const PaymentForm = ({
  type,
  total,
  busy,
  onSend,
  children,
}: {
  readonly type: PaymentType;
  readonly total: Cents | undefined;
  readonly busy: boolean;
  readonly onSend: (type: PaymentType, total: Cents | undefined) => void;
  readonly children: ReactNode;
}) => (
  <PostForm does="startPayment" onSend={() => onSend(type, total)}>
    <input type="hidden" name={paymentFields.type} value={type} autoComplete="off" />
    <input type="hidden" name={paymentFields.total} value={total ?? ''} autoComplete="off" />
    <Button type="submit" wide busy={busy}>
      {children}
    </Button>
  </PostForm>
);
