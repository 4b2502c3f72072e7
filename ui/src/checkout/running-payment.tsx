import { errorKey } from '@shop/core/errors/error-catalog';
import { useAction } from '../actions/use-action.ts';
import { Button, ButtonLink } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { PostForm, usePosted } from '../pages/post-form.tsx';
import { usePaths } from '../pages/use-paths.ts';
import { useKnownCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './running-payment.module.css';
import { stopPayment } from './stop-payment.ts';

/** Shows that the cart cannot be changed while a payment is open, with a link back to the payment and a button that
 *  closes it. `step`: the page that draws this notice. */
export const RunningPayment = ({ step }: { readonly step: 'cart' | 'payment' }) => {
  const { t, errorText } = useTranslator();
  const paths = usePaths();
  const cart = useKnownCart();
  const { busy, send } = useStopPayment();
  const error = usePosted('stopPayment')?.error;
  if (cart?.frozen !== true) return null;
  return (
    <>
      {error === undefined ? null : <Notice tone="error">{errorText(errorKey(error))}</Notice>}
      <Notice tone="warning">
        <p>{t('Cart.Frozen')}</p>
        <div className={styles.ways}>
          {step === 'payment' ? null : <ButtonLink href={paths.paymentMethod}>{t('Cart.BackToPayment')}</ButtonLink>}
          <PostForm does="stopPayment" onSend={send}>
            <Button type="submit" look="secondary" busy={busy}>
              {t('Cart.StopPayment')}
            </Button>
          </PostForm>
        </div>
      </Notice>
    </>
  );
};

/** Returns the action that closes the open payment. */
export const useStopPayment = () => useAction('stopPayment', stopPayment, {});
