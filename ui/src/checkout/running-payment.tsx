import { errorKey } from '@shop/core/errors/error-catalog';
import { useState } from 'react';
import { Button, ButtonLink } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { PostForm, usePosted } from '../pages/post-form.tsx';
import { useGo } from '../pages/use-go.ts';
import { useNotify, useProblem } from '../pages/use-notify.ts';
import { usePaths } from '../pages/use-paths.ts';
import { useKnownCart, useShopState, useUseCases } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './running-payment.module.css';

/** Why a cart cannot be changed while it is paid, and the two ways on: back to the payment, or closing it.
 *  `step` is the page that it stands on. */
export const RunningPayment = ({ step }: { readonly step: 'cart' | 'payment' }) => {
  const { t, errorText } = useTranslator();
  const paths = usePaths();
  const cart = useKnownCart();
  const { busy, stop } = useStopPayment();
  const error = usePosted('stopPayment')?.error;
  if (cart?.frozen !== true) return null;
  return (
    <>
      {error === undefined ? null : <Notice tone="error">{errorText(errorKey(error))}</Notice>}
      <Notice tone="warning">
        <p>{t('Cart.Frozen')}</p>
        <div className={styles.ways}>
          {step === 'payment' ? null : <ButtonLink href={paths.paymentMethod}>{t('Cart.BackToPayment')}</ButtonLink>}
          <PostForm does="stopPayment" onSend={stop}>
            <Button type="submit" look="secondary" busy={busy}>
              {t('Cart.StopPayment')}
            </Button>
          </PostForm>
        </div>
      </Notice>
    </>
  );
};

/** Closes the payment that runs, then shows the cart, which can be changed. */
export const useStopPayment = () => {
  const { stopPayment } = useUseCases();
  const state = useShopState();
  const { t } = useTranslator();
  const paths = usePaths();
  const go = useGo();
  const notify = useNotify();
  const problem = useProblem();
  const [busy, setBusy] = useState(false);

  const stop = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await stopPayment();
    setBusy(false);
    toggleCartChanged(state);
    answer.match(
      () => {
        notify.success(t('Cart.PaymentStopped'));
        go(paths.cart);
      },
      (error) => problem(error, 'paymentStart'),
    );
  };

  return { busy, stop };
};
