import type { PaymentType } from '@shop/core/checkout/payment';
import type { Cents } from '@shop/core/money/cents';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { PostForm } from '../../pages/post-form.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { PaymentView } from './payment.view.ts';
import { paymentFields } from './payment-fields.ts';
import styles from './payment-method.module.css';

type PaymentFormProps = {
  readonly type: PaymentType;
  readonly view: Pick<PaymentView, 'total' | 'amount' | 'isLeaving' | 'terms'>;
  /** What the amount beside the button is. */
  readonly amountTitle: string;
  readonly termsHref: string | undefined;
  readonly onSend: (type: PaymentType, total: Cents | undefined) => void;
  readonly children: ReactNode;
};

/** One way to pay: what is accepted by it and what it costs stand beside its button (D-PAY-WORDS). Its press counts before the script is
 *  there, too. */
export const PaymentForm = ({ type, view, amountTitle, termsHref, onSend, children }: PaymentFormProps) => {
  const { t } = useTranslator();
  const { before, link, after } = view.terms;
  return (
    <PostForm does="startPayment" onSend={() => onSend(type, view.total)}>
      <input type="hidden" name={paymentFields.type} value={type} autoComplete="off" />
      <input type="hidden" name={paymentFields.total} value={view.total ?? ''} autoComplete="off" />
      <div className={styles.order}>
        <p className={styles.small}>
          {t('Payment.CancelRule')}
          {type === 'payment' ? ` ${t('Payment.CancelRefund')}` : null}
        </p>
        <p className={styles.amount}>
          {amountTitle} <strong>{view.amount}</strong>
        </p>
        <Button type="submit" wide busy={view.isLeaving}>
          {children}
        </Button>
        <p className={styles.small}>
          {before}
          {termsHref === undefined ? link : <a href={termsHref}>{link}</a>}
          {after}
        </p>
      </div>
    </PostForm>
  );
};
