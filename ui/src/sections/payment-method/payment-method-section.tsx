import type { PaymentType } from '@shop/core/checkout/payment';
import { pictureName } from '@shop/core/content/media-choice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { EmptyCart } from '../../checkout/empty-cart.tsx';
import { runningPayment } from '../../checkout/lazy-parts.ts';
import { FoldedOrder, OrderSummary } from '../../checkout/order-summary.tsx';
import { Button } from '../../kit/button.tsx';
import { Columns, Stack } from '../../kit/columns.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Loader } from '../../kit/loader.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import type { Fields } from '../../page-data/posted-answer.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { PostForm, usePosted } from '../../pages/post-form.tsx';
import { useCart } from '../../shop-context.tsx';
import { refusalText } from '../../translations/refusal-text.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import { type PaymentView, paymentView } from './payment.view.ts';
import { paymentFields } from './payment-fields.ts';
import styles from './payment-method.module.css';
import { usePayment } from './use-payment.ts';
import { useReservation } from './use-reservation.ts';

/** Checkout step 3: pay by card, or reserve with the card as guarantee where the host allows it. */
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
      {view.isFree ? null : <PaymentMethods methods={section.methods} />}
      <PaymentForm {...form} type="payment" button={view.pay}>
        {view.isFree ? null : <Note>{t('Payment.SecureNote')}</Note>}
        <SmallPrint>{view.cancelRule}</SmallPrint>
        {view.isFree ? null : <RichText html={section.cardText} />}
      </PaymentForm>
    </div>
  );
  const reserve = (
    <div className={styles.panel}>
      {view.reserveCard === undefined ? null : <Note>{view.reserveCard}</Note>}
      <PaymentForm {...form} type="preauthorization" button={view.reserve}>
        <RichText html={section.reserveText} />
        <SmallPrint>{view.reservationCancelRule}</SmallPrint>
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
          <CartNotices holdsAgain />
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

/** Accepted cards by logo and title from content; narrow screens show the logos alone. */
const PaymentMethods = ({ methods }: Pick<SectionDataOf<'paymentMethod'>['section'], 'methods'>) => {
  const { t, language } = useTranslator();
  return (
    <ul className={styles.methods} aria-label={t('Payment.Methods')}>
      {methods.map(({ title, image }) => (
        <li key={`${title} ${image?.url}`}>
          {image === undefined ? null : (
            <img src={image.url} alt={title.trim() === '' ? pictureName(image, language) : ''} width={64} height={40} />
          )}
          <span className={image === undefined ? undefined : styles.card}>{title}</span>
        </li>
      ))}
    </ul>
  );
};

const Note = ({ children }: { readonly children: string }) => (
  <p className={styles.note}>
    <Icon name="card" />
    {children}
  </p>
);

const SmallPrint = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <p className={styles.small}>{children}</p>;

type PaymentFormProps = {
  readonly type: PaymentType;
  readonly view: Pick<PaymentView, 'total' | 'isLeaving' | 'terms'>;
  readonly termsHref: string | undefined;
  readonly onSend: (fields: Fields) => void;
  /** Text of the button. */
  readonly button: string;
  /** Notes about the method, below its button. */
  readonly children: ReactNode;
};

/** The form of one payment method. The text above the button names the terms that a buyer accepts by pressing it; the
 *  form works without script. */
const PaymentForm = ({ type, view, termsHref, onSend, button, children }: PaymentFormProps) => {
  const { before, link, after } = view.terms;
  return (
    <PostForm does="startPayment" className={styles.order} onSend={onSend}>
      <input type="hidden" name={paymentFields.type} value={type} autoComplete="off" />
      <input type="hidden" name={paymentFields.total} value={view.total ?? ''} autoComplete="off" />
      <p className={styles.small}>
        {before}
        {termsHref === undefined ? link : <a href={termsHref}>{link}</a>}
        {after}
      </p>
      <Button type="submit" wide busy={view.isLeaving}>
        {button}
      </Button>
      {children}
    </PostForm>
  );
};

/** A loader over the whole page during the redirect to the payment page and while the reservation is checked again;
 *  nothing below can be pressed. */
const Overlay = ({ shown, text }: { readonly shown: boolean; readonly text: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={text} onCancel={(event) => event.preventDefault()}>
      {shown ? <Loader text={text} /> : null}
    </dialog>
  );
};
