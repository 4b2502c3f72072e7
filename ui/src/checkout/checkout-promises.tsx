import { Icon } from '../kit/icon.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './checkout-promises.module.css';

/** Reasons to trust this checkout. Each must be true of the shop. */
export const CheckoutPromises = () => {
  const { t } = useTranslator();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="person" />
        {t('Checkout.NoAccount')}
      </li>
      <li>
        <Icon name="card" />
        {t('Checkout.SafePayment')}
      </li>
      <li>
        <Icon name="ticket" />
        {t('Checkout.AtOnce')}
      </li>
    </ul>
  );
};
