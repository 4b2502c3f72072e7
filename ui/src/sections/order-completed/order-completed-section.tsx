import { useSignals } from '@preact/signals-react/runtime';
import { orderText } from '@shop/core/checkout/order-texts';
import { CheckoutSteps } from '../../checkout/checkout-steps.tsx';
import { isFilled } from '../../checkout/empty-cart.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../translations/use-words.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './order-completed.module.css';
import { orderLookup, toneOf, useStaleCart } from './order-completed.view.ts';
import { OrderDetails } from './order-details.tsx';

/** Checkout step 4: what became of the payment, as the host knows it (spec 2; design 4, decision 6). */
export const OrderCompletedSection = ({ data }: SectionProps<'orderCompleted'>) => {
  useSignals();
  const { t } = useWords();
  const paths = usePaths();
  const { section, status, ref, order, image } = data;
  const { block, retry } = orderText({ status, ...(ref === undefined ? {} : { ref }) }, orderLookup(order));
  const tone = toneOf(block);
  const text = section.texts[block];
  const cart = useShopState().cart.value;
  useStaleCart(status);
  return (
    <div className={styles.page}>
      <div className={styles.steps}>
        <CheckoutSteps state={{ step: 'paymentCompleted', result: { status: retry ? 'unknown' : 'completed' } }} />
      </div>
      <header className={styles[tone]}>
        {tone === 'done' ? (
          <div className={styles.picture}>
            <Picture media={image} sizes="(width < 72rem) 100vw, 66rem" priority decorative />
          </div>
        ) : null}
        <span className={styles.badge}>
          <Icon name={tone === 'done' ? 'check' : tone === 'waiting' ? 'clock' : 'warning'} className={styles.mark} />
        </span>
        <h1 tabIndex={-1}>{text.title}</h1>
        <RichText html={text.text} className={styles.text} />
        {retry && cart.ok && isFilled(cart.value) ? <p className={styles.kept}>{t('Order.CartKept')}</p> : null}
        {retry ? (
          <div className={styles.actions}>
            <ButtonLink href={paths.paymentMethod}>{t('Order.RetryPayment')}</ButtonLink>
            <ButtonLink href={paths.home} look="secondary">
              {t('Order.BackToShop')}
            </ButtonLink>
          </div>
        ) : null}
      </header>
      {tone === 'done' && order?.ok ? <OrderDetails order={order.value} /> : null}
      {retry ? null : (
        <div className={styles.actions}>
          <ButtonLink href={paths.home}>{t('Order.BackToShop')}</ButtonLink>
        </div>
      )}
    </div>
  );
};
